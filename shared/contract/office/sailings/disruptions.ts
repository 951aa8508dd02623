import { z } from 'zod';
import { catalogueId, instant, localDate, sen, typedLines, typedText } from '../../base/primitives.ts';
import { version } from '../../base/versions.ts';
import { withoutChoices } from '../../sales/called-off.ts';
import { disruptionReasons, officeSailing } from './sailings.ts';

/** Sailings that are changed at once. */
export const MOST_DISRUPTED = 60;

const reason = z.enum(disruptionReasons);

/** The choice offered to the paid parties of canceled sailings (R230). */
const choice = z.object({
  until: instant,
  otherwise: z.enum(withoutChoices).default('refund').describe('For parties that have not chosen by then'),
  bonusPercent: z.int().min(0).max(100).default(0).describe('Added for guests who take a voucher'),
});

/** What happens to a sailing or a range of them (R272). */
const disruption = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('delay'),
    minutes: z.int().min(1).max(4320).describe('Later departure'),
    arrivalMinutes: z
      .int()
      .min(0)
      .max(4320)
      .nullish()
      .describe('Later arrival, if it differs from the departure’s delay'),
    reason,
  }),
  z.object({
    kind: z.literal('gate'),
    gate: typedText(20).min(1),
    tell: z
      .boolean()
      .describe('Whether guests are notified by mail; gates and order pages show it in any case'),
  }),
  z.object({ kind: z.literal('ship'), shipId: catalogueId, reason }),
  z.object({
    kind: z.literal('cancel'),
    reason,
    note: typedLines(500).default(''),
    choice: choice
      .nullish()
      .describe(
        'The deadline of the choice; if omitted, after the time in the settings. Null: all parties are refunded at once',
      ),
  }),
]);

/** The defaults from the settings. */
export const disruptionTerms = z.object({ choice: choice.required() });

/** One or more sailings, or those of a ship between two dates, inclusive, that have not ended. */
const sailingsConcerned = z.union([
  z.object({ sailingIds: z.array(catalogueId).min(1).max(MOST_DISRUPTED) }),
  z.object({ shipId: catalogueId, from: localDate, to: localDate }),
]);

export const disruptionPreviewRequest = z.object({
  sailings: sailingsConcerned,
  disruption: disruption.nullable().describe('Null: only who is affected'),
});

/** The people affected by a disruption of a sailing. */
const concerned = z.object({
  orders: z.int(),
  paidOrders: z.int(),
  passengers: z.int(),
  cabins: z.int(),
  occupiedRooms: z.int().describe('Rooms whose guests are checked in'),
  boarded: z.int(),
  agents: z.int().describe('Agents who booked on it'),
  withoutEmail: z.int().describe('Of the orders, those whose contact can only be phoned'),
  refundSen: sen.describe('The amount paid for the current bookings'),
  cashSen: sen.describe('The part that the desk would pay out in cash'),
});

const party = z.object({ number: z.string(), name: z.string(), phone: z.string() });

const disruptedSailing = officeSailing
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
          party: party.nullable().describe('Null if it is held without an order'),
          from: z.string(),
          to: z.string(),
          better: z.boolean(),
        }),
      )
      .describe('With another ship: the room of each party'),
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

/** The sailings as they were shown: if one has changed since, all are refused. */
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
