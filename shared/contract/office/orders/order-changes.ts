import { z } from 'zod';
import { catalogueId, sen, typedLines, typedText, uuid } from '../../base/primitives.ts';
import { passenger } from '../../entries/passengers.ts';
import { counterTaking } from '../../sales/counter-taking.ts';
import { contact, orderDetail } from '../../sales/orders.ts';
import { cabinRequest, comparedCabins, finding, ladderStep } from '../../sales/quotes.ts';

/** A passenger's corrected data; the ticket keeps its type, seat and price. */
export const passengerChange = passenger;
export const passengerParams = z.object({ number: typedText(40), passengerId: uuid });

/** The order's contact details and the desk's notes. */
export const contactChange = contact
  .extend({ email: contact.shape.email.nullable(), remarks: typedLines(500).default('') })
  .describe('Empty for a walk-in without an e-mail address');

/**
 * Moves the party, or some of its guests (R372), to another sailing of the same route, with cabins of the same types, or
 * newly chosen cabins (R360).
 */
export const sailingMove = z.object({
  sailingId: catalogueId,
  passengerIds: z
    .array(uuid)
    .min(1)
    .max(9)
    .optional()
    .describe('Who moves; if others stay, under a new order. If omitted: all'),
  cabins: cabinRequest
    .nullish()
    .describe('If omitted: of the party’s current types, or the move is refused; null: none'),
});
/** A guest of an order that moves as a whole or in part, with the numbers of the cabins before and after. */
const movedGuest = z.object({
  passengerId: uuid,
  name: z.string(),
  goes: z.boolean().describe('False: stays on the sailing, in the order and in the cabin'),
  cabin: z.object({ from: z.string().nullable(), to: z.string().nullable() }),
});
export const sailingMovePreview = z.object({
  kind: z
    .enum(['move', 'cancel-and-rebook'])
    .describe('So near to departure, the change counts as a cancellation: the order ends, a new one begins'),
  chargePercent: z.int(),
  chargeSen: sen.describe('The charge for the old sailing'),
  refundSen: sen.describe('The refund, the way it was paid'),
  toPaySen: sen.describe('The amount to be paid at the counter'),
  newTotalSen: sen.describe('The price of the new sailing for those who move'),
  ladder: z.array(ladderStep).describe('What canceling costs those who move, afterwards (R104)'),
  guests: z.array(movedGuest).describe('Who moves and who stays, in order'),
  cabins: comparedCabins.describe('Of those who move: a cabin shared with others stays with the others'),
  findings: z.array(finding).describe('About those who move; passengers are counted among them'),
});
/** The payment is required only if there is something to pay. */
export const sailingMoveRequest = sailingMove.extend({
  expected: z.object({ kind: sailingMovePreview.shape.kind, chargeSen: sen, refundSen: sen, toPaySen: sen }),
  ...counterTaking,
});
export const sailingMoveResult = z.object({
  order: orderDetail.describe(
    'The current order; the new order if the old one was canceled, or some guests stayed in it',
  ),
  previousNumber: z
    .string()
    .nullable()
    .describe('The canceled order, where the change counted as a cancellation'),
  leftNumber: z.string().nullable().describe('The order of those who stayed, if only some moved'),
  changeSen: sen.describe('Change to give'),
});

export type PassengerChange = z.output<typeof passengerChange>;
export type ContactChange = z.output<typeof contactChange>;
export type MovedGuest = z.infer<typeof movedGuest>;
export type SailingMove = z.output<typeof sailingMove>;
export type SailingMovePreview = z.infer<typeof sailingMovePreview>;
export type SailingMoveRequest = z.output<typeof sailingMoveRequest>;
export type SailingMoveInput = z.input<typeof sailingMoveRequest>;
export type SailingMoveResult = z.infer<typeof sailingMoveResult>;
