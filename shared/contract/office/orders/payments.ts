import { z } from 'zod';
import { instant, localDate, pageOf, sen, typedText, uuid } from '../../base/primitives.ts';
import { orderStatuses, paymentProviders, paymentStatuses, refundStatuses } from '../../base/vocabulary.ts';
import { listQuery } from '../system/lists.ts';

/**
 * Why a payment needs attention: money that was returned because it arrived after the order's places were gone (`late`)
 * or after another payment had paid the order (`twice`), an amount that differs from the requested one, money that was
 * refunded at the gateway by others or is disputed there (R333), refunds that failed or are still owed.
 */
export const paymentAttentions = [
  'late',
  'twice',
  'mismatch',
  'refunded-elsewhere',
  'disputed',
  'refund-failed',
  'refund-owed',
] as const;
const paymentOutcomes = ['applied', 'returned'] as const;
const paymentSorts = ['created', 'settled', 'amount'] as const;

const several = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .string()
    .transform(text => text.split(','))
    .pipe(z.array(z.enum(values)).min(1))
    .optional();
const amount = z.coerce.number().pipe(sen).optional();

/** The filters of the payments; the same for the rows, their count and their totals. */
const paymentFilters = {
  from: localDate.optional().describe('First day on which it was begun, where the ship is'),
  to: localDate.optional().describe('Last day, inclusive'),
  provider: several(paymentProviders),
  status: several(paymentStatuses),
  order: typedText(40).optional().describe('An order’s number, or its beginning'),
  amountFrom: amount,
  amountTo: amount,
  reference: typedText(120).optional().describe('Beginning of the gateway’s reference, or of its own id'),
  outcome: z.enum(paymentOutcomes).optional(),
  attention: several(paymentAttentions).describe('Any of these'),
  officer: uuid.optional().describe('Who took it, or paid out a refund of it'),
  counter: typedText(80).optional().describe('The workplace at which it was taken or paid out'),
  handedOutFrom: localDate.optional().describe('First day of a refund'),
  handedOutTo: localDate.optional().describe('Last day, inclusive'),
};
export const officePaymentsQuery = z.object({
  ...paymentFilters,
  ...listQuery(paymentSorts, { sort: 'created', descending: true }),
});

const paymentOrder = z.object({
  number: z.string(),
  status: z.enum(orderStatuses),
  customerName: z.string(),
  amountSen: sen.describe('The part of the payment that is for this order'),
  difference: z.boolean().describe('Paid in addition, for a more expensive sailing'),
  outcome: z.enum(paymentOutcomes).nullable(),
});

/** What staff typed when they took a payment, besides its reference. */
export const paymentDetails = z.record(z.string(), z.string());

/** One line of the payment records. */
const officePaymentLine = z.object({
  id: uuid,
  provider: z.enum(paymentProviders),
  status: z.enum(paymentStatuses),
  amountSen: sen,
  receiptNumber: z.string().nullable().describe('Of its receipt; null until it has succeeded'),
  refundedSen: sen.describe('The refunded amount'),
  gatewayReference: z.string().nullable(),
  createdAt: instant,
  settledAt: instant.nullable(),
  takenBy: z
    .string()
    .nullable()
    .describe('Name of who took it at the desk; null for payments by customers online'),
  counter: z.string().describe('The workplace that it was taken at'),
  orders: z.array(paymentOrder),
  attention: z.array(z.enum(paymentAttentions)),
});

/** The officers and workplaces that the list can be filtered by. */
export const paymentDesks = z.object({
  officers: z.array(z.object({ id: uuid, name: z.string() })),
  counters: z.array(z.string()),
});

/** Totals over all filtered rows, not only the page. */
const paymentTotals = z.object({
  receivedSen: sen.describe('Of payments that succeeded'),
  refundedSen: sen.describe('The refunded part of it'),
  netSen: sen,
});
/** The same filters and order as the list. */
export const paymentExportQuery = officePaymentsQuery.omit({ page: true, size: true });
export const officePaymentPage = pageOf(officePaymentLine).extend({ totals: paymentTotals });

/** The gateway's notifications of the payment. */
const notification = z.object({
  eventReference: z.string(),
  claims: z.enum(paymentStatuses),
  receivedAt: instant,
});
/** One attempt at a refund, with its result. */
const refundAttempt = z.object({ at: instant, result: z.enum(['succeeded', 'failed']) });
const officeRefund = z.object({
  id: uuid,
  orderNumber: z.string(),
  amountSen: sen,
  roundingSen: z.int().describe('Of cash: the amount paid out minus the exact amount'),
  status: z.enum(refundStatuses),
  receiptNumber: z.string().nullable().describe('Number of its credit note; null until it is refunded'),
  reason: z.string(),
  gatewayReference: z.string().nullable(),
  attempts: z.int(),
  lastError: z.string().nullable(),
  history: z.array(refundAttempt).describe('Finished attempts, oldest first'),
  createdAt: instant,
  settledAt: instant.nullable(),
  handedOutBy: z.string().nullable().describe('Name of who paid it out at the desk'),
  settledByHand: z
    .object({ by: z.string(), note: z.string() })
    .nullable()
    .describe('Who recorded that a failed refund was made without the gateway'),
});
const mismatch = z.object({ at: instant, askedSen: sen, claimedSen: sen.nullable() });

export const officePaymentDetail = officePaymentLine.extend({
  roundingSen: z.int().describe('Of cash: the amount taken minus the exact amount'),
  tenderedSen: sen.nullable().describe('Cash received'),
  details: paymentDetails,
  notifications: z.array(notification),
  mismatches: z.array(mismatch).describe('Amounts reported by a gateway that were not requested'),
  refunds: z.array(officeRefund),
});

/** A refund that was sent again, or settled by hand. */
export const refundState = z.object({ id: uuid, status: z.enum(refundStatuses) });

/** How a failed refund was made without the gateway (R376). */
export const settledByHandRequest = z.object({
  reference: typedText(120).min(1).describe('Of the bank transfer, or other proof'),
  note: typedText(500).min(1).describe('How, and why not at the gateway'),
});

export type PaymentAttention = (typeof paymentAttentions)[number];
export type OfficePaymentLine = z.infer<typeof officePaymentLine>;
export type OfficePaymentPage = z.infer<typeof officePaymentPage>;
export type OfficePaymentDetail = z.infer<typeof officePaymentDetail>;
export type OfficeRefund = z.infer<typeof officeRefund>;
export type SettledByHandRequest = z.infer<typeof settledByHandRequest>;
export type PaymentDesks = z.infer<typeof paymentDesks>;
export type PaymentExportQuery = z.output<typeof paymentExportQuery>;
export type PaymentTotals = z.infer<typeof paymentTotals>;
export type OfficePaymentsQuery = z.output<typeof officePaymentsQuery>;
export type PaymentFilters = Omit<OfficePaymentsQuery, 'page' | 'size' | 'sort' | 'descending'>;
