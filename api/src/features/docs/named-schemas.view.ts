import { failure, failureEnvelope } from '@gangway/shared/contract/base/envelope.ts';
import { translated } from '@gangway/shared/contract/base/primitives.ts';
import { meanwhile } from '@gangway/shared/contract/base/versions.ts';
import { passenger } from '@gangway/shared/contract/entries/passengers.ts';
import { officePort, officeRoute } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { officeRoomType } from '@gangway/shared/contract/office/fleet/room-types.ts';
import { officeRoom } from '@gangway/shared/contract/office/fleet/rooms.ts';
import { officeShip } from '@gangway/shared/contract/office/fleet/ships.ts';
import { officeCustomerDetail } from '@gangway/shared/contract/office/orders/customers.ts';
import { officeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import { officePaymentDetail } from '@gangway/shared/contract/office/orders/payments.ts';
import { officeSailing, officeSailingDetail } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { savedPassenger } from '@gangway/shared/contract/people/accounts.ts';
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
  finding,
  ladderStep,
  quote,
  quoteLine,
  quoteRequest,
} from '@gangway/shared/contract/sales/quotes.ts';
import { seatMap } from '@gangway/shared/contract/sales/seats.ts';
import { voucherBalance } from '@gangway/shared/contract/sales/vouchers.ts';
import { waitlistEntry, waitlistJoin } from '@gangway/shared/contract/sales/waitlist.ts';
import { publicSettings } from '@gangway/shared/contract/settings.ts';
import { OpenAPIHono, z } from '@hono/zod-openapi';
import type { JsonSchema, Paths } from './document.types.ts';

/** What the calls speak about, by its name in the document. */
const named = {
  BookingRequest: bookingRequest,
  CalendarDay: calendarDay,
  CancelPreview: cancelPreview,
  CancelPreviewRequest: cancelPreviewRequest,
  CancelRequest: cancelRequest,
  Cart: cart,
  ChangeRecord: changeRecord,
  ChartedPort: chartedPort,
  CheckoutRequest: checkoutRequest,
  CheckoutResult: checkoutResult,
  Contact: contact,
  CreatedOrder: createdOrder,
  Customer: customer,
  Failure: failure,
  FailureEnvelope: failureEnvelope,
  Finding: finding,
  LadderStep: ladderStep,
  Meanwhile: meanwhile,
  OfficeCustomerDetail: officeCustomerDetail,
  OfficeOrderDetail: officeOrderDetail,
  OfficePaymentDetail: officePaymentDetail,
  OfficePort: officePort,
  OfficeRoom: officeRoom,
  OfficeRoomType: officeRoomType,
  OfficeRoute: officeRoute,
  OfficeSailing: officeSailing,
  OfficeSailingDetail: officeSailingDetail,
  OfficeShip: officeShip,
  OrderChangePreview: orderChangePreview,
  OrderDetail: orderDetail,
  OrderEvent: orderEvent,
  OrderPage: orderPage,
  OrderRequest: orderRequest,
  OrderSummary: orderSummary,
  Passenger: passenger,
  Payment: payment,
  PaymentRequest: paymentRequest,
  Port: port,
  PortProfile: portProfile,
  PublicSettings: publicSettings,
  QueuePosition: queuePosition,
  QueueState: queueState,
  Quote: quote,
  QuoteLine: quoteLine,
  QuoteRequest: quoteRequest,
  RouteSummary: routeSummary,
  SailingDetail: sailingDetail,
  SailingPage: sailingPage,
  SailingSummary: sailingSummary,
  SavedPassenger: savedPassenger,
  SeatMap: seatMap,
  SessionUser: sessionUser,
  ShipProfile: shipProfile,
  ShipSummary: shipSummary,
  SignedInCustomer: signedInCustomer,
  StartedPayment: startedPayment,
  SystemUser: systemUser,
  Translated: translated,
  VoucherBalance: voucherBalance,
  WaitlistEntry: waitlistEntry,
  WaitlistJoin: waitlistJoin,
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
