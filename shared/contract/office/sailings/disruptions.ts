import { z } from 'zod';
import { catalogueId, instant, localDate, sen, typedLines, typedText } from '../../base/primitives.ts';
import { version } from '../../base/versions.ts';
import { withoutChoices } from '../../sales/called-off.ts';
import { disruptionReasons, officeSailing } from './sailings.ts';

/** Sailings that are changed at once. */
export const MOST_DISRUPTED = 60;

const reason = z.enum(disruptionReasons);

/** What the paid parties of canceled sailings are asked (R230). */
const choice = z.object({
  until: instant,
  otherwise: z.enum(withoutChoices).default('refund').describe('For those who have not chosen by then'),
  bonusPercent: z.int().min(0).max(100).default(0).describe('On top, for whoever takes a voucher'),
});

/** What happens to a sailing or a range of them (R272). */
export const disruption = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('delay'),
    minutes: z.int().min(1).max(4320).describe('Later departure'),
    arrivalMinutes: z
      .int()
      .min(0)
      .max(4320)
      .nullish()
      .describe('Later arrival, where it is not as much later as the departure'),
    reason,
  }),
  z.object({
    kind: z.literal('gate'),
    gate: typedText(20).min(1),
    tell: z.boolean().describe('Whether guests are told by mail; gates and order pages tell it in any case'),
  }),
  z.object({ kind: z.literal('ship'), shipId: catalogueId, reason }),
  z.object({
    kind: z.literal('cancel'),
    reason,
    note: typedLines(500).default(''),
    choice: choice
      .nullish()
      .describe(
        'Until when parties choose: for as long as the setting says when left out. Null: all get their money at once',
      ),
  }),
]);

/** What the settings say of it, unless the desk says otherwise. */
export const disruptionTerms = z.object({ choice: choice.required() });

/** One or more sailings, or those of a ship between two dates, inclusive, that have not ended. */
export const sailingsConcerned = z.union([
  z.object({ sailingIds: z.array(catalogueId).min(1).max(MOST_DISRUPTED) }),
  z.object({ shipId: catalogueId, from: localDate, to: localDate }),
]);

export const disruptionPreviewRequest = z.object({
  sailings: sailingsConcerned,
  disruption: disruption.nullable().describe('Null: only who is concerned'),
});

/** Whom something that happens to a sailing concerns. */
export const concerned = z.object({
  orders: z.int(),
  paidOrders: z.int(),
  passengers: z.int(),
  cabins: z.int(),
  occupiedRooms: z.int().describe('Rooms whose guests are checked in'),
  boarded: z.int(),
  agents: z.int().describe('Agents who booked on it'),
  withoutEmail: z.int().describe('Of the orders, those whose contact can only be phoned'),
  refundSen: sen.describe('What was paid for what is booked'),
  cashSen: sen.describe('Of it, what the desk would hand out'),
});

const party = z.object({ number: z.string(), name: z.string(), phone: z.string() });

export const disruptedSailing = officeSailing
  .pick({ id: true, date: true, session: true, departsAt: true, arrivesAt: true, status: true, gate: true })
  .extend({
    version,
    ship: officeSailing.shape.ship,
    route: officeSailing.shape.route,
    concerned,
    departsThen: instant.nullable().describe('With a delay'),
    refusal: z.string().nullable().describe('Why it is not possible; then none of the sailings is changed'),
    freeOfCharge: z.boolean().describe('The delay is so long that guests may cancel or move free of charge'),
    cabins: z
      .array(
        z.object({
          party: party.nullable().describe('Null where it is kept for somebody without an order yet'),
          from: z.string(),
          to: z.string(),
          better: z.boolean(),
        }),
      )
      .describe('With another ship: who gets which room'),
    unplaced: z
      .array(z.object({ party: party.nullable(), from: z.string() }))
      .describe('Rooms for which the other ship has none of the same or a better type'),
    seatsChanged: z.int().describe('Passengers who get another seat'),
    placeable: z
      .int()
      .nullable()
      .describe('With a cancellation: paid orders that fit on other sailings of the route, all at once'),
  });

export const disruptionPreview = z.object({
  sailings: z.array(disruptedSailing),
  total: concerned,
  toCall: z.array(party).describe('Contacts without an e-mail address'),
});

/** The sailings as they were shown: one that was changed meanwhile refuses all. */
export const disruptionRequest = z.object({
  sailings: z
    .array(z.object({ id: catalogueId, version }))
    .min(1)
    .max(MOST_DISRUPTED),
  disruption,
});
export const disrupted = z.object({ sailings: z.int() });

export type Disruption = z.output<typeof disruption>;
export type CallingOff = Extract<Disruption, { kind: 'cancel' }>;
export type DisruptionTerms = z.infer<typeof disruptionTerms>;
export type DisruptionKind = Disruption['kind'];
export type SailingsConcerned = z.output<typeof sailingsConcerned>;
export type Concerned = z.infer<typeof concerned>;
export type DisruptedSailing = z.infer<typeof disruptedSailing>;
export type DisruptionPreview = z.infer<typeof disruptionPreview>;
export type DisruptionRequest = z.output<typeof disruptionRequest>;
