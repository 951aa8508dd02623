import { z } from 'zod';
import {
  catalogueId,
  countryCode,
  instant,
  keyedPageOf,
  keyQuery,
  localDate,
  sen,
  translated,
  typedText,
  uuid,
} from '../../base/primitives.ts';
import { version } from '../../base/versions.ts';
import {
  boardingStatuses,
  orderChannels,
  orderStatuses,
  paymentMethods,
  paymentProviders,
  paymentStatuses,
  qrStatuses,
  sessions,
  ticketType,
} from '../../base/vocabulary.ts';
import { passengerFieldNames } from '../../entries/passenger-fields.ts';
import { storedShape } from '../../entries/passengers.ts';
import { orderDetail, orderEvent } from '../../sales/orders.ts';
import { listQuery } from '../system/lists.ts';
import { orderNote } from './order-notes.ts';
import { paymentDetails } from './payments.ts';

/** Maximum number of orders per batch action. */
export const MOST_BATCH_ORDERS = 20;

const portName = z.object({ code: z.string(), name: translated });

/** An order with every field (R44), for the list and the Excel report. */
const officeOrder = z.object({
  id: uuid,
  number: z.string(),
  reference: z.string().describe('Referral code'),
  nationalities: z.array(countryCode).describe('Of its passengers, each once, in their order'),
  account: z.string().nullable().describe('Username of the customer who booked; null for a guest'),
  customerName: z.string(),
  customerPhone: z.string(),
  rooms: z.array(z.string()).describe('Numbers of its cabins; once all are canceled, of those'),
  dueSen: sen,
  paidSen: sen,
  refundedSen: sen,
  session: z.enum(sessions),
  paymentMethod: z.enum(paymentMethods),
  qrStatus: z.enum(qrStatuses).describe('Used once a ticket of it has boarded'),
  status: z.enum(orderStatuses),
  channel: z.enum(orderChannels),
  date: localDate,
  departsAt: instant,
  sailingId: z.int(),
  ship: z.string(),
  departure: portName,
  destination: portName,
  passengers: z.int().describe('Tickets that are not canceled'),
  createdAt: instant,
  updatedAt: instant,
  canceledAt: instant.nullable(),
  refundedAt: instant.nullable(),
  holdExpiresAt: instant.nullable().describe('While it waits for payment'),
});
export const officeOrderPage = keyedPageOf(officeOrder);

const several = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .string()
    .transform(text => text.split(','))
    .pipe(z.array(z.enum(values)).min(1))
    .optional();
const amount = z.coerce.number().pipe(sen).optional();

/** The filters of the list; the same for the rows, their count and the Excel report. */
const orderFilters = {
  search: typedText(80)
    .default('')
    .describe('Parts of a number, name, phone, document or ticket serial; all words must be found'),
  number: typedText(20).optional(),
  reference: typedText(40).optional(),
  nationality: countryCode.optional().describe('Of any of its passengers'),
  account: typedText(80).optional().describe('A username, or the beginning of several'),
  customer: typedText(120).optional().describe('Part of the name of the contact'),
  room: typedText(20).optional(),
  dueFrom: amount,
  dueTo: amount,
  paidFrom: amount,
  paidTo: amount,
  session: z.enum(sessions).optional(),
  paymentMethod: several(paymentMethods),
  qrStatus: z.enum(qrStatuses).optional(),
  status: several(orderStatuses),
  channel: several(orderChannels),
  from: localDate.optional().describe('First departure date'),
  to: localDate.optional().describe('Last departure date'),
  createdFrom: localDate.optional().describe('First day, where the ship is'),
  createdTo: localDate.optional(),
  updatedFrom: localDate.optional(),
  updatedTo: localDate.optional(),
  canceledFrom: localDate.optional(),
  canceledTo: localDate.optional(),
  refundedFrom: localDate.optional(),
  refundedTo: localDate.optional(),
  ship: catalogueId.optional(),
  route: catalogueId.optional(),
  sailing: catalogueId.optional(),
};

const orderSorts = ['created', 'updated', 'departure', 'number', 'customer', 'due'] as const;
const orderList = listQuery(orderSorts, { sort: 'created', descending: true });
export const officeOrdersQuery = z.object({ ...orderFilters, ...orderList, ...keyQuery });
export const orderExportQuery = z.object({
  ...orderFilters,
  sort: orderList.sort,
  descending: orderList.descending,
});

/** A passenger with full document data, to compare with the document presented. */
const officePassenger = z.object({
  id: uuid,
  version,
  ticketId: uuid,
  ...storedShape(passengerFieldNames),
  ticketType,
  boardingStatus: z.enum(boardingStatuses),
  canceledAt: instant.nullable(),
});

const officePayment = z.object({
  id: uuid,
  provider: z.enum(paymentProviders),
  status: z.enum(paymentStatuses),
  amountSen: sen.describe('The part for this order'),
  roundingSen: z.int().describe('Of cash: the amount taken minus the exact amount'),
  tenderedSen: sen.nullable().describe('Cash received; null if a part of the payment is for another order'),
  details: paymentDetails,
  difference: z.boolean().describe('Paid in addition, for a more expensive sailing'),
  receiptNumber: z.string().nullable().describe('Number of its receipt; null until it has succeeded'),
  outcome: z.enum(['applied', 'returned']).nullable(),
  gatewayReference: z.string().nullable(),
  createdAt: instant,
  settledAt: instant.nullable(),
});

/** A transfer of an agent's balance for the order; negative if the balance paid. */
const officeTransfer = z.object({
  id: uuid,
  kind: z.string(),
  account: z.string(),
  amountSen: z.int(),
  author: z.string(),
  at: instant,
});

/** The audited records whose entries make up the history of an order. */
const orderParts = ['orders', 'tickets', 'passengers', 'payments', 'refunds'] as const;

/** The audit log's actions on an order and its parts, besides changes of state. The order's history has a sentence for each. */
export const orderActions = [
  'amount-mismatch',
  'boarded-without-ticket',
  'boarding-overridden',
  'boarding-undone',
  'cabin-changed',
  'called',
  'canceled',
  'changed',
  'charge-waived',
  'chosen',
  'confirmation-resent',
  'contact-corrected',
  'corrected',
  'dispute-closed',
  'disputed',
  'divided',
  'divided-from',
  'erased',
  'moved',
  'note-added',
  'note-pinned',
  'note-unpinned',
  'payment-returned',
  'rebooked',
  'refund-failed-later',
  'refunded-elsewhere',
  'retry',
  'settled-by-hand',
  'ship-changed',
  'tickets-reissued',
  'told',
] as const;

/** An event in an order's history, with who caused it. */
const officeOrderEvent = orderEvent.extend({
  id: z.int(),
  action: z.string().describe('`state`, or another action'),
  actor: z.string().describe('Name of who did it; empty for a guest'),
  actorKind: z.enum(['staff', 'customer', 'guest', 'system']),
  passenger: z.string().nullable().describe('Name of the passenger, if it concerns only one'),
  detail: z.record(z.string(), z.unknown()).nullable(),
});

export const officeOrderDetail = orderDetail.extend({
  version: version.describe('Of its contact and remarks; each passenger has its own'),
  account: z.string().nullable(),
  customerId: uuid.nullable(),
  agent: z
    .object({ availableSen: sen.describe('The amount available from the balance') })
    .nullable()
    .describe('Of the agent whose order it is'),
  people: z.array(officePassenger),
  notes: z.array(orderNote).describe('Newest first'),
  payments: z.array(officePayment),
  transfers: z.array(officeTransfer),
  events: z.array(officeOrderEvent),
});

export const resendRequest = z.object({
  numbers: z.array(typedText(40).min(1)).min(1).max(MOST_BATCH_ORDERS),
});
export const resendResult = z.object({
  success: z.int(),
  total: z.int(),
  results: z.array(
    z.union([
      z.object({ ok: z.literal(true), number: z.string(), email: z.string() }),
      z.object({ ok: z.literal(false), number: z.string(), error: z.string(), message: z.string() }),
    ]),
  ),
});

export type OfficeOrder = z.infer<typeof officeOrder>;
export type OfficeOrderPage = z.infer<typeof officeOrderPage>;
export type OfficeOrdersQuery = z.output<typeof officeOrdersQuery>;
export type OrderExportQuery = z.output<typeof orderExportQuery>;
export type OrderFilters = Omit<OrderExportQuery, 'sort' | 'descending'>;
export type OrderSort = (typeof orderSorts)[number];
export type OfficePassenger = z.infer<typeof officePassenger>;
export type OfficePayment = z.infer<typeof officePayment>;
export type OfficeTransfer = z.infer<typeof officeTransfer>;
export type OfficeOrderEvent = z.infer<typeof officeOrderEvent>;
export type OfficeOrderDetail = z.infer<typeof officeOrderDetail>;
export type ResendResult = z.infer<typeof resendResult>;
export type OrderPart = (typeof orderParts)[number];
export type OrderAction = (typeof orderActions)[number];
