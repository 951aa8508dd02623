import { z } from 'zod';
import { humanCheckPayload } from '../base/human-check.ts';
import {
  catalogueId,
  countryCode,
  instant,
  localDate,
  pageOf,
  pageQuery,
  sen,
  typedLines,
  typedText,
  uuid,
} from '../base/primitives.ts';
import {
  boardingStatuses,
  cancelReasons,
  genders,
  idTypes,
  language,
  orderChannels,
  orderStatuses,
  paymentMethods,
  paymentProviders,
  qrStatuses,
  refundStatuses,
  roomPositions,
  ticketType,
} from '../base/vocabulary.ts';
import { emailAddress, phoneNumber } from '../entries/contact-points.ts';
import { passenger } from '../entries/passengers.ts';
import { personName } from '../entries/printed-text.ts';
import { sailingSummary, shipSummary } from '../sailings.ts';
import { waitingToken } from './queue.ts';
import { cabinRequest, ladderStep } from './quotes.ts';
import { partySeats } from './seats.ts';
import { waitlistToken } from './waitlist.ts';

export const contact = z.object({
  name: personName(120).min(1),
  email: emailAddress,
  phone: phoneNumber,
});

/** One sailing with its passengers and cabins. `expectedTotalSen` is the price the customer agreed to. */
export const orderRequest = z.object({
  sailingId: catalogueId,
  passengers: z.array(passenger).min(1).max(9),
  cabins: cabinRequest.nullish(),
  seats: partySeats.optional(),
  contact,
  referralCode: typedText(40).min(1),
  paymentMethod: z.enum(paymentMethods),
  language,
  expectedTotalSen: sen,
  termsAccepted: z.literal(true),
  remarks: typedLines(500).default(''),
  promoCode: typedText(40)
    .min(1)
    .optional()
    .describe('Its discount is applied; `expectedTotalSen` is the discounted total'),
  waitingToken: waitingToken.optional().describe('Of the queue, if the sailing has one'),
  waitlistToken: waitlistToken.optional().describe('Of a waiting list with an offer for the party'),
});

const proof = {
  humanCheck: humanCheckPayload
    .optional()
    .describe(
      'Asked for with `human-proof-required`, which leaves the key unused: the same request is sent again with it',
    ),
};
export const bookingRequest = orderRequest.extend(proof);

const orderTicket = z.object({
  id: uuid,
  serial: z.string(),
  ticketType,
  passengerName: z.string(),
  gender: z.enum(genders),
  birthDate: localDate,
  nationality: countryCode,
  idType: z.enum(idTypes),
  idNumberEnding: z.string().describe('Last four characters; the whole number is not sent back'),
  seat: z.string(),
  cabin: z.string().nullable().describe('Room number'),
  priceSen: sen,
  seatFeeSen: sen.describe('The part of the price for choosing the seat'),
  chargeSen: sen.nullable().describe('The charge once it is canceled'),
  boardingStatus: z.enum(boardingStatuses),
  qrStatus: z.enum(qrStatuses),
  verificationCode: z
    .string()
    .nullable()
    .describe('Only once the order is paid and while the ticket is live'),
  canceledAt: instant.nullable(),
});

const orderCabin = z.object({
  id: uuid,
  roomId: z.int(),
  number: z.string(),
  floor: z.int(),
  position: z.enum(roomPositions),
  roomTypeCode: z.string(),
  priceSen: sen,
  chargeSen: sen.nullable(),
  canceledAt: instant.nullable(),
});

export const orderSummary = z.object({
  id: uuid,
  number: z.string(),
  status: z.enum(orderStatuses),
  channel: z.enum(orderChannels),
  sailing: sailingSummary
    .pick({
      id: true,
      date: true,
      session: true,
      departsAt: true,
      arrivesAt: true,
      status: true,
      route: true,
    })
    .extend({ ship: shipSummary }),
  passengers: z.int(),
  cabins: z.int(),
  contactName: z.string(),
  dueSen: sen,
  paidSen: sen,
  refundedSen: sen.describe('All refunds, whether completed or not'),
  refundOwedSen: sen.describe(
    'The part of it that is not refunded yet: under way, failed, or waiting at the counter',
  ),
  creditedSen: sen.describe('The amount issued as a voucher instead of a refund'),
  paymentMethod: z.enum(paymentMethods),
  holdExpiresAt: instant.nullable().describe('While it waits for payment'),
  createdAt: instant,
});
export const orderPage = pageOf(orderSummary);

/** The cost of a change of a paid order, as recorded in its history (R363). */
export const changeRecord = z.object({
  cabins: z.object({ from: z.array(z.string()), to: z.array(z.string()) }).describe('Room numbers'),
  totalSen: z.object({ from: sen, to: sen }).describe('Old and new price'),
  chargePercent: z.int(),
  chargeSen: sen.describe('The charge for the old parts'),
  freeUntil: localDate
    .nullable()
    .describe('The last day on which it was free of charge; null if it was free by another rule'),
});

const canceledParts = z.object({
  passengers: z.array(z.string()).describe('Names'),
  cabins: z.array(z.string()).describe('Room numbers'),
  chargeSen: sen,
  refundSen: sen,
});

export const orderEvent = z.object({
  at: instant,
  what: z
    .string()
    .describe(
      'What changed its state; canceled (all or parts); or a change: moved (days of sailing), changed (cabins), joined, corrected, rebooked (day, new number), divided (day, number of the order that left), divided-from (number of the order that stayed, day)',
    ),
  from: z.string().nullable(),
  to: z.string().nullable(),
  change: changeRecord.nullish().describe('Of what was moved, changed, rebooked or divided'),
  canceled: canceledParts.optional().describe('What was canceled, if that is what happened'),
});

export const orderDetail = orderSummary.extend({
  contact: z.object({ name: z.string(), email: z.string().nullable(), phone: z.string() }),
  referralCode: z.string(),
  language,
  tickets: z.array(orderTicket),
  cabinList: z.array(orderCabin),
  ladder: z.array(ladderStep),
  amendmentDays: z
    .int()
    .describe('Within this many calendar days before departure, a change counts as a cancellation (R92)'),
  gate: z.string().describe('Where the sailing boards; empty while none is assigned'),
  notices: z
    .array(z.object({ at: instant, subject: z.string(), text: z.string() }))
    .describe('Messages of the staff to all guests of the sailing, the latest first'),
  movedFrom: instant.nullable().describe('The departure at the time of booking; null if it has not changed'),
  freeUntil: instant
    .nullable()
    .describe(
      'Until then it can be canceled, or moved at the counter, free of charge, because its sailing was rescheduled',
    ),
  refunds: z.array(
    z.object({
      id: uuid,
      amountSen: sen,
      roundingSen: z.int().describe('Of cash: the amount paid out minus the exact amount'),
      status: z.enum(refundStatuses),
      reason: z.string(),
      provider: z.enum(paymentProviders).describe('Who makes the refund'),
      reference: z.string().nullable().describe('The provider’s reference, once it is refunded'),
      createdAt: instant,
    }),
  ),
  vouchers: z
    .array(z.object({ ending: z.string(), amountSen: sen, held: z.boolean() }))
    .describe('The part paid by vouchers; `held` until the rest is paid'),
  history: z.array(orderEvent),
  paidAt: instant.nullable(),
  canceledAt: instant.nullable(),
  cancelReason: z
    .enum(cancelReasons)
    .nullable()
    .describe('`expired`: it was not paid in time; `sailing-canceled`: because its sailing was'),
  remarks: z.string(),
});

/** A new order, with the access token for guests (sent as `X-Order-Token`). */
export const createdOrder = z.object({ order: orderDetail, accessToken: z.string() });

export const checkoutRequest = z.object({ orders: z.array(orderRequest).min(1).max(10), ...proof });
export const checkoutResult = z.object({
  checkoutId: uuid,
  success: z.int(),
  total: z.int(),
  results: z.array(
    z.union([
      z.object({ ok: z.literal(true), order: orderDetail, accessToken: z.string() }),
      z.object({
        ok: z.literal(false),
        error: z.string(),
        message: z.string(),
        fields: z.record(z.string(), z.string()).optional(),
      }),
    ]),
  ),
});

export const orderParams = z.object({ number: typedText(40) });
export const orderLookup = z.object({
  number: typedText(40).min(1),
  emailOrPhone: typedText(120).min(1),
  humanCheck: humanCheckPayload
    .optional()
    .describe('Asked for with `human-check-required` once too many answers were wrong'),
});
export const myOrdersQuery = z.object({
  status: z.enum(orderStatuses).optional(),
  search: typedText(80).default('').describe('Order number, a name, a port, or a date YYYY-MM-DD'),
  from: localDate.optional().describe('First sailing date'),
  to: localDate.optional().describe('Last sailing date'),
  sort: z.enum(['created', 'sailing', 'due']).default('created'),
  descending: z
    .enum(['true', 'false'])
    .default('true')
    .transform(value => value === 'true'),
  ...pageQuery,
});

const cancelReason = {
  reason: typedText(300).min(1).optional().describe('Why; asked of staff, kept in the history of the order'),
};

/** The credentials of a person who approves what the caller may not grant. */
export const approvalGiven = z
  .object({ username: typedText(120).min(1), password: z.string().min(1).max(200) })
  .optional()
  .describe('Who approves it, where the caller may not');

/** A charge below that of the ladder. A caller without the permission needs the approval of a person who has it. */
const chargeWaiver = z.object({
  chargeSen: sen.describe('The lowered charge'),
  reason: typedText(300).min(1),
  approval: approvalGiven,
});

/** Which parts to cancel; all remaining ones if both are omitted. `expectedChargeSen` is the charge that was shown. */
export const cancelRequest = z.object({
  ticketIds: z.array(uuid).optional(),
  cabinIds: z.array(uuid).optional(),
  expectedChargeSen: sen.describe('The ladder’s charge, as it was shown'),
  ...cancelReason,
  waiver: chargeWaiver.optional().describe('Staff alone'),
});
export const cancelPreviewRequest = cancelRequest.omit({
  expectedChargeSen: true,
  reason: true,
  waiver: true,
});
export const cancelPreview = z.object({
  ticketIds: z.array(uuid),
  cabinIds: z.array(uuid),
  whole: z.boolean(),
  chargePercent: z.int(),
  chargeSen: sen,
  refundSen: sen,
});

const orderNumbers = z.array(typedText(40).min(1)).min(1).max(20);
const refusedOrder = z.object({
  ok: z.literal(false),
  number: z.string(),
  error: z.string(),
  message: z.string(),
});
const batchOf = { success: z.int(), total: z.int() };

/** Several whole orders canceled together, each independently; results are in the order of the request. */
export const batchCancelPreviewRequest = z.object({ numbers: orderNumbers });
export const batchCancelPreview = z.object({
  ...batchOf,
  chargeSen: sen,
  refundSen: sen,
  results: z.array(
    z.union([z.object({ ok: z.literal(true), number: z.string(), preview: cancelPreview }), refusedOrder]),
  ),
});
export const batchCancelRequest = z.object({
  orders: z
    .array(z.object({ number: typedText(40).min(1), expectedChargeSen: sen }))
    .min(1)
    .max(20),
  ...cancelReason,
});
export const batchCancelResult = z.object({
  ...batchOf,
  refundSen: sen,
  results: z.array(
    z.union([
      z.object({
        ok: z.literal(true),
        number: z.string(),
        order: orderSummary,
        chargeSen: sen,
        refundSen: sen,
      }),
      refusedOrder,
    ]),
  ),
});

type Contact = z.infer<typeof contact>;
export type OrderRequest = z.infer<typeof orderRequest>;
/** An order by customers or staff: at the desk the e-mail address is optional. */
export type BookingRequest = Omit<OrderRequest, 'contact'> & {
  contact: Omit<Contact, 'email'> & { email: string | null };
};
export type OrderRequestInput = z.input<typeof orderRequest>;
export type OrderLookup = z.output<typeof orderLookup>;
export type OrderSummary = z.infer<typeof orderSummary>;
export type OrderDetail = z.infer<typeof orderDetail>;
export type OrderTicket = z.infer<typeof orderTicket>;
export type OrderCabin = z.infer<typeof orderCabin>;
export type CanceledParts = z.infer<typeof canceledParts>;
export type ChangeRecord = z.infer<typeof changeRecord>;
export type OrderEvent = z.infer<typeof orderEvent>;
export type CreatedOrder = z.infer<typeof createdOrder>;
export type CheckoutResult = z.infer<typeof checkoutResult>;
export type ApprovalGiven = z.output<typeof approvalGiven>;
export type ChargeWaiver = z.infer<typeof chargeWaiver>;
export type CancelRequest = z.infer<typeof cancelRequest>;
export type MyOrdersQuery = z.output<typeof myOrdersQuery>;
export type BatchCancelPreview = z.infer<typeof batchCancelPreview>;
export type BatchCancelRequest = z.output<typeof batchCancelRequest>;
export type BatchCancelResult = z.infer<typeof batchCancelResult>;
export type CancelPreview = z.infer<typeof cancelPreview>;
