import { z } from 'zod';
import { catalogueId, localDate, sen, uuid } from '../base/primitives.ts';
import { idTypes } from '../base/vocabulary.ts';
import { passenger } from '../entries/passengers.ts';
import { personName, printedText } from '../entries/printed-text.ts';
import { onlineProviderCodes } from '../payment-providers/online.ts';
import { orderDetail, orderSummary } from './orders.ts';
import { payment } from './payments.ts';
import { cabinRequest, comparedCabins, finding } from './quotes.ts';

/** The changes that guests make to a paid order themselves (R210). */
const orderChange = z.discriminatedUnion('kind', [
  z
    .object({ kind: z.literal('sailing'), sailingId: catalogueId, cabins: cabinRequest.nullish() })
    .describe(
      'Another sailing, of any route. Cabins left out: of the types that the party has (R360); null: none',
    ),
  z
    .object({ kind: z.literal('cabins'), cabins: cabinRequest })
    .describe('All cabins of the party after the change; existing ones keep their price'),
  z
    .object({ kind: z.literal('passenger'), passenger, cabins: cabinRequest.nullish() })
    .describe('An additional passenger; the cabins do not change if omitted'),
  z
    .object({
      kind: z.literal('details'),
      ticketId: uuid,
      name: personName(120).min(1),
      idType: z.enum(idTypes),
      idNumber: printedText(40).nullish().describe('Unchanged if omitted'),
    })
    .describe('A name or a document, within the limits of the settings (R213)'),
]);

const side = z.object({
  sailing: orderSummary.shape.sailing,
  passengers: z.array(z.object({ name: z.string(), idNumberEnding: z.string() })),
  cabins: z.array(z.string()).describe('Room numbers'),
  totalSen: sen,
});

/** The cost of a change; it is shown before anything is changed (R211). */
export const orderChangePreview = z.object({
  before: side,
  after: side,
  cabins: comparedCabins,
  countsAsCancellation: z
    .boolean()
    .describe('So close to departure, the old parts are charged by the ladder (R92)'),
  endsOrder: z.boolean().describe('The order is canceled and replaced by a new one'),
  freeUntil: localDate.describe('The last day on which a change is free of charge'),
  chargePercent: z.int(),
  chargeSen: sen,
  refundSen: sen,
  toPaySen: sen,
  findings: z.array(finding),
});

export const orderChangePreviewRequest = z.object({ change: orderChange });

/** The change, for exactly what was shown. A payment method is required if there is something to pay. */
export const orderChangeRequest = z.object({
  change: orderChange,
  expected: orderChangePreview.pick({ endsOrder: true, chargeSen: true, refundSen: true, toPaySen: true }),
  provider: z.enum(onlineProviderCodes).nullish(),
});

export const orderChangeResult = z.object({
  order: orderDetail.describe('The current order: unchanged while its difference is being paid'),
  payment: payment.nullable().describe('Of the difference'),
  gatewayUrl: z
    .string()
    .nullable()
    .describe('Where the difference is paid; the change is made when the money arrives'),
  newNumber: z.string().nullable().describe('The order that replaces this one'),
});

/** The booking that replaces one whose change counted as a cancellation, with its access token. */
export const replacingOrder = z.object({ number: z.string(), accessToken: z.string() });

export type ReplacingOrder = z.infer<typeof replacingOrder>;
export type OrderChange = z.output<typeof orderChange>;
export type OrderChangeInput = z.input<typeof orderChange>;
export type OrderChangePreview = z.infer<typeof orderChangePreview>;
export type OrderChangeRequest = z.output<typeof orderChangeRequest>;
export type OrderChangeRequestInput = z.input<typeof orderChangeRequest>;
export type OrderChangeResult = z.infer<typeof orderChangeResult>;
