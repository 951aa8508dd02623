import { z } from 'zod';
import { instant, sen } from '../base/primitives.ts';
import { sailingSummary } from '../sailings.ts';

/** The possible outcomes for a party of a canceled sailing (R230). */
export const partyOutcomes = ['moved', 'refunded', 'credited'] as const;

/** The outcomes for parties that have not chosen in time. */
export const withoutChoices = ['refund', 'move', 'credit'] as const;

/** What decided: the party, the desk, the deadline, or the lack of places on other sailings. */
export const decidedBy = z.enum(['customer', 'staff', 'deadline', 'nothing-left']);

/** Another sailing for the party, with its cabins there. */
const offeredSailing = z.object({
  sailing: sailingSummary.pick({
    id: true,
    date: true,
    session: true,
    departsAt: true,
    arrivesAt: true,
    route: true,
    ship: true,
  }),
  cabins: z
    .enum(['none', 'same', 'better', 'lesser'])
    .describe(
      'Compared with the booked cabins: all of the same type, none of a lesser type, or one of a lesser type',
    ),
  refundSen: sen.describe('The refund if the sailing costs less; a higher price is not charged'),
});

/** What a party of a canceled sailing may choose (R231). */
export const partyChoices = z.object({
  until: instant.describe('After that, the operator’s default applies'),
  otherwise: z
    .enum([...withoutChoices, 'stay'])
    .describe('What happens to parties that have not chosen by then'),
  kept: offeredSailing.nullable().describe('The places and cabins on it are kept until then'),
  others: z.array(offeredSailing).describe('Not held: first come, first served'),
  refundSen: sen.describe('The refund if the party takes its money'),
  credit: z
    .object({ amountSen: sen, bonusSen: sen, days: z.int() })
    .nullable()
    .describe(
      'The voucher that it may take instead: its money, and what the operator gives on top (R236); null where the sailing is delayed',
    ),
});

/** The choice: another sailing, all of the money back, or a voucher. */
export const partyChoice = z.discriminatedUnion('choice', [
  z.object({ choice: z.literal('move'), sailingId: sailingSummary.shape.id }),
  z.object({ choice: z.literal('refund') }),
  z.object({ choice: z.literal('credit') }),
]);

export type DecidedBy = z.infer<typeof decidedBy>;
export type PartyOutcome = (typeof partyOutcomes)[number];
export type OfferedSailing = z.infer<typeof offeredSailing>;
export type WithoutChoice = (typeof withoutChoices)[number];
export type PartyChoices = z.infer<typeof partyChoices>;
export type PartyChoice = z.output<typeof partyChoice>;
