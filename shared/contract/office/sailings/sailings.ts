import { z } from 'zod';
import {
  catalogueId,
  instant,
  localDate,
  pageOf,
  sen,
  translated,
  typedText,
} from '../../base/primitives.ts';
import { version } from '../../base/versions.ts';
import { sailingStatuses, session, shipStatuses } from '../../base/vocabulary.ts';
import { shipSummary } from '../../sailings.ts';
import { decidedBy, partyOutcomes, withoutChoices } from '../../sales/called-off.ts';
import { fareSet, routeFares } from '../fleet/ports-and-routes.ts';
import { listQuery } from '../system/lists.ts';

const status = z.enum(sailingStatuses);
const portName = z.object({ id: z.int(), code: z.string(), name: translated, timeZone: z.string() });

/** A sailing in the calendar and lists, visible to all staff. */
export const officeSailing = z.object({
  id: z.int(),
  date: localDate,
  session,
  departsAt: instant,
  arrivesAt: instant,
  status,
  gate: z.string(),
  ship: shipSummary,
  route: z.object({ id: z.int(), departure: portName, destination: portName }),
  nonRefundable: z.boolean(),
  peak: z.boolean(),
  capacity: z.int(),
  held: z.int(),
  sold: z.int(),
});
export const officeSailingPage = pageOf(officeSailing);

const filters = {
  ship: catalogueId.optional(),
  route: catalogueId.optional(),
  session: session.optional(),
  status: status.optional(),
};
export const officeSailingsQuery = z.object({
  search: typedText(80).default('').describe('Part of the name of the ship, of a port, or the gate'),
  from: localDate
    .optional()
    .describe('Also sailings of days before that leave then, because they are delayed'),
  to: localDate.optional(),
  ...filters,
  ...listQuery(['departure', 'ship', 'route', 'status', 'sold', 'left'], { sort: 'departure' }),
});
export const sailingMonthQuery = z.object({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  ...filters,
});

/** The allowed actions of a sailing in its current state. */
const sailingActions = ['change', 'close', 'reopen', 'delay', 'depart', 'cancel', 'delete'] as const;
export const disruptionReasons = ['weather', 'technical', 'operational'] as const;

/** The progress of a cancellation; its orders are refunded one after the other. */
const sailingCancellation = z.object({
  reason: z.enum(disruptionReasons),
  note: z.string(),
  requestedAt: instant,
  orders: z.int(),
  ordersDone: z.int(),
  refundedSen: sen.describe('Refunds, whether paid out or not'),
  handOut: z
    .object({ orders: z.int(), amountSen: sen })
    .describe('Of these refunds those that the counter still has to pay out (R262)'),
  completedAt: instant.nullable().describe('When every order had ended, or its party had been asked'),
  choice: z
    .object({
      until: instant,
      otherwise: z.enum(withoutChoices),
      bonusPercent: z.int(),
      open: z.int().describe('Parties that have not chosen'),
      moved: z.int(),
      refunded: z.int(),
      credited: z.int(),
    })
    .nullable()
    .describe('Null if all orders were refunded immediately'),
});

export const officeSailingDetail = officeSailing.extend({
  version,
  shipCapacity: z.int(),
  ownFares: fareSet.nullable().describe('Null if the fares of the route and session apply'),
  fareRule: z
    .object({ name: z.string(), fares: fareSet })
    .nullable()
    .describe('The rule of the route that applies on this day; own fares override it'),
  routeFares: fareSet.nullable().describe('Those of the route and session'),
  orders: z.int().describe('Unpaid and paid orders'),
  passengers: z.int(),
  boarded: z.int(),
  withoutEmail: z.int().describe('Of the orders, those whose contact can only be phoned'),
  revenueSen: sen.describe('Paid and not refunded'),
  overlaps: z
    .array(z.object({ id: z.int(), date: localDate, session, departsAt: instant, arrivesAt: instant }))
    .describe('Other sailings of the ship during this one: a delay may run into the next'),
  actions: z.array(z.enum(sailingActions)),
  cancellation: sailingCancellation.nullable(),
});

const gate = typedText(20);
const capacity = z.int().min(1).max(10_000);
/** A time of day in the ship's time zone. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'clock-time');

const terms = {
  gate: gate.default(''),
  capacity,
  nonRefundable: z.boolean().default(false),
  peak: z.boolean().default(false),
  fares: fareSet.nullable().default(null).describe('Null: those of the route and session'),
};

/** Arrival is the first time after departure at which the clock shows `arrives`: for a night sailing, the next day. */
export const sailingCreate = z.object({
  shipId: catalogueId,
  routeId: catalogueId,
  date: localDate,
  session,
  departs: clockTime,
  arrives: clockTime,
  ...terms,
});
export const createdSailing = z.object({ id: z.int() });

export const sailingChange = z.object({
  departsAt: instant,
  arrivesAt: instant,
  gate,
  capacity,
  nonRefundable: z.boolean(),
  peak: z.boolean(),
  fares: fareSet.nullable(),
});
/** The parties to look after once a sailing was canceled (R235). */
const calledOffLine = z.object({
  number: z.string().describe('Of the order'),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  places: z.int(),
  mailFailed: z.boolean().describe('Its mail was not delivered'),
  mustCall: z.boolean().describe('It must be called'),
  outcome: z.enum(partyOutcomes).nullable().describe('Null: not chosen yet'),
  decidedBy: decidedBy.nullable(),
  decidedAt: instant.nullable(),
  called: z.object({ at: instant, by: z.string() }).nullable().describe('Who called the party by phone'),
  cashSen: sen.describe('Still to pay out at the counter'),
  failedSen: sen.describe('Of refunds that the bank has refused'),
});
export const calledOffWorklist = z.object({ lines: z.array(calledOffLine) });

/** Options for forms: all ships and routes, including those out of service, for past sailings. */
export const sailingOptions = z.object({
  ships: z.array(shipSummary.extend({ status: z.enum(shipStatuses), capacity: z.int() })),
  routes: z.array(
    z.object({
      id: z.int(),
      departure: portName,
      destination: portName,
      active: z.boolean(),
      fares: routeFares,
    }),
  ),
});

export type OfficeSailing = z.infer<typeof officeSailing>;
export type OfficeSailingPage = z.infer<typeof officeSailingPage>;
export type OfficeSailingsQuery = z.output<typeof officeSailingsQuery>;
export type SailingMonthQuery = z.output<typeof sailingMonthQuery>;
export type SailingAction = (typeof sailingActions)[number];
export type DisruptionReason = (typeof disruptionReasons)[number];
export type SailingCancellation = z.infer<typeof sailingCancellation>;
export type OfficeSailingDetail = z.infer<typeof officeSailingDetail>;
export type SailingCreate = z.output<typeof sailingCreate>;
export type SailingChange = z.output<typeof sailingChange>;
export type CalledOffLine = z.infer<typeof calledOffLine>;
export type CalledOffWorklist = z.infer<typeof calledOffWorklist>;
export type SailingOptions = z.infer<typeof sailingOptions>;
