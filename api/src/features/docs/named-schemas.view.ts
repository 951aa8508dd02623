import { failure, failureEnvelope } from '@gangway/shared/contract/base/envelope.ts';
import { translated } from '@gangway/shared/contract/base/primitives.ts';
import { meanwhile } from '@gangway/shared/contract/base/versions.ts';
import { boardingDecision } from '@gangway/shared/contract/boarding.ts';
import { passenger } from '@gangway/shared/contract/entries/passengers.ts';
import {
  fareRules,
  fareSet,
  officePort,
  officeRoute,
  portSave,
} from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { boardRoom } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { officeRoomType } from '@gangway/shared/contract/office/fleet/room-types.ts';
import { officeRoom } from '@gangway/shared/contract/office/fleet/rooms.ts';
import { officeShip } from '@gangway/shared/contract/office/fleet/ships.ts';
import { officeSlide } from '@gangway/shared/contract/office/fleet/slides.ts';
import { gateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import { departureBoard, gateConflict } from '@gangway/shared/contract/office/gate/gate.ts';
import { officeCustomerDetail } from '@gangway/shared/contract/office/orders/customers.ts';
import { dayClose } from '@gangway/shared/contract/office/orders/day-close.ts';
import { cashDrawer, cashDrawerDetail } from '@gangway/shared/contract/office/orders/drawers.ts';
import { officeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import { officePaymentDetail } from '@gangway/shared/contract/office/orders/payments.ts';
import { officePromo } from '@gangway/shared/contract/office/orders/promo-codes.ts';
import { officeVoucherDetail } from '@gangway/shared/contract/office/orders/vouchers.ts';
import { officeSailing, officeSailingDetail } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { officeWaitlist } from '@gangway/shared/contract/office/sailings/waitlist.ts';
import { role } from '@gangway/shared/contract/office/system/roles.ts';
import { savedPassenger } from '@gangway/shared/contract/people/accounts.ts';
import { agentSales, subagentTree } from '@gangway/shared/contract/people/agents.ts';
import { customer, signedInCustomer } from '@gangway/shared/contract/people/customers.ts';
import { sessionUser, systemUser } from '@gangway/shared/contract/people/staff.ts';
import {
  calendarDay,
  chartedPort,
  port,
  portProfile,
  routeSummary,
  sailingDetail,
  sailingPage,
  sailingSummary,
  shipProfile,
  shipSummary,
} from '@gangway/shared/contract/sailings.ts';
import { cart } from '@gangway/shared/contract/sales/carts.ts';
import { orderChangePreview } from '@gangway/shared/contract/sales/order-change.ts';
import {
  bookingRequest,
  cancelPreview,
  cancelPreviewRequest,
  cancelRequest,
  changeRecord,
  checkoutRequest,
  checkoutResult,
  contact,
  createdOrder,
  orderDetail,
  orderEvent,
  orderPage,
  orderRequest,
  orderSummary,
} from '@gangway/shared/contract/sales/orders.ts';
import { payment, paymentRequest, startedPayment } from '@gangway/shared/contract/sales/payments.ts';
import { queuePosition, queueState } from '@gangway/shared/contract/sales/queue.ts';
import {
  cabinRequest,
  finding,
  ladderStep,
  quote,
  quoteLine,
  quoteRequest,
} from '@gangway/shared/contract/sales/quotes.ts';
import { seatMap } from '@gangway/shared/contract/sales/seats.ts';
import { voucherBalance } from '@gangway/shared/contract/sales/vouchers.ts';
import { waitlistEntry, waitlistJoin, waitlistTickets } from '@gangway/shared/contract/sales/waitlist.ts';
import { publicSettings } from '@gangway/shared/contract/settings.ts';
import { OpenAPIHono, z } from '@hono/zod-openapi';
import type { JsonSchema, Paths } from './document.types.ts';

const [chosenCabins, assignedCabins, cabinsOfTypes] = cabinRequest.options;

/** What the calls speak about, by its name in the document. */
const named = {
  AgentSales: agentSales,
  AssignedCabins: assignedCabins,
  BoardRoom: boardRoom,
  BoardingDecision: boardingDecision,
  BookingRequest: bookingRequest,
  CabinsOfTypes: cabinsOfTypes,
  CalendarDay: calendarDay,
  CancelPreview: cancelPreview,
  CancelPreviewRequest: cancelPreviewRequest,
  CancelRequest: cancelRequest,
  Cart: cart,
  CashDrawer: cashDrawer,
  CashDrawerDetail: cashDrawerDetail,
  ChangeRecord: changeRecord,
  ChartedPort: chartedPort,
  CheckoutRequest: checkoutRequest,
  CheckoutResult: checkoutResult,
  ChosenCabins: chosenCabins,
  Contact: contact,
  CreatedOrder: createdOrder,
  Customer: customer,
  DayClose: dayClose,
  DayFigures: dayClose.shape.now,
  DepartureBoard: departureBoard,
  Failure: failure,
  FailureEnvelope: failureEnvelope,
  FareRule: fareRules.shape.rules.element,
  FareSet: fareSet,
  Finding: finding,
  GateConflict: gateConflict,
  GateSailing: gateSailing,
  LadderStep: ladderStep,
  Meanwhile: meanwhile,
  OfficeCustomerDetail: officeCustomerDetail,
  OfficeOrderDetail: officeOrderDetail,
  OfficePaymentDetail: officePaymentDetail,
  OfficePort: officePort,
  OfficePromo: officePromo,
  OfficeRoom: officeRoom,
  OfficeRoomType: officeRoomType,
  OfficeRoute: officeRoute,
  OfficeSailing: officeSailing,
  OfficeSailingDetail: officeSailingDetail,
  OfficeShip: officeShip,
  OfficeSlide: officeSlide,
  OfficeVoucherDetail: officeVoucherDetail,
  OfficeWaitlist: officeWaitlist,
  OrderCabin: orderDetail.shape.cabinList.element,
  OrderChangePreview: orderChangePreview,
  OrderDetail: orderDetail,
  OrderEvent: orderEvent,
  OrderPage: orderPage,
  OrderRefund: orderDetail.shape.refunds.element,
  OrderRequest: orderRequest,
  OrderSide: orderChangePreview.shape.before,
  OrderSummary: orderSummary,
  OrderTicket: orderDetail.shape.tickets.element,
  OrderedSailing: orderSummary.shape.sailing,
  Passenger: passenger,
  Payment: payment,
  PaymentRequest: paymentRequest,
  Port: port,
  PortProfile: portProfile,
  PortSave: portSave,
  PublicSettings: publicSettings,
  QueuePosition: queuePosition,
  QueueState: queueState,
  Quote: quote,
  QuoteLine: quoteLine,
  QuoteRequest: quoteRequest,
  Role: role,
  RouteSummary: routeSummary,
  SailingDetail: sailingDetail,
  SailingPage: sailingPage,
  SailingRoute: sailingSummary.shape.route,
  SailingSummary: sailingSummary,
  SavedPassenger: savedPassenger,
  SeatMap: seatMap,
  SessionUser: sessionUser,
  ShipProfile: shipProfile,
  ShipSummary: shipSummary,
  SignedInCustomer: signedInCustomer,
  StartedPayment: startedPayment,
  SubagentTree: subagentTree,
  SystemUser: systemUser,
  Translated: translated,
  VoucherBalance: voucherBalance,
  WaitlistEntry: waitlistEntry,
  WaitlistJoin: waitlistJoin,
  WaitlistTickets: waitlistTickets,
};

/** The named schemas as they are written into the document, each in full. */
export function describeNamedSchemas(): Record<string, JsonSchema> {
  const app = new OpenAPIHono();
  // The generator only describes what calls take and answer: one answer has them all.
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/',
    responses: {
      200: { description: '', content: { 'application/json': { schema: z.object(named) } } },
    },
  });
  const document = app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } });
  const { '/': only } = JSON.parse(JSON.stringify(document.paths)) as Paths;
  const answer = only?.get?.responses['200'];
  if (!answer || '$ref' in answer) throw new Error('the generator did not describe the named schemas');
  return answer.content?.['application/json']?.schema?.properties ?? {};
}
