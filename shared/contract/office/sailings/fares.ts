import { z } from 'zod';
import { catalogueId, localDate, sen } from '../../base/primitives.ts';
import { version } from '../../base/versions.ts';
import { session, ticketTypes } from '../../base/vocabulary.ts';
import { fareSet, MOST_FARE_SEN } from '../fleet/ports-and-routes.ts';
import { officeSailing } from './sailings.ts';

/** Sailings whose fares are changed at once. */
export const MOST_FARES_CHANGED = 400;

/** The sailings of a period that have not departed, optionally of a weekday, ship, route or session. */
const faresWanted = z
  .object({
    from: localDate,
    until: localDate,
    weekdays: z.array(z.int().min(1).max(7)).max(7).default([]).describe('ISO weekdays; none: every day'),
    ship: catalogueId.optional(),
    route: catalogueId.optional(),
    session: session.optional(),
  })
  .refine(({ from, until }) => from <= until, { path: ['until'], message: 'period' });

/** How the fares of these sailings change; `shared/domain/money/fare-rules.ts` computes the result. */
const fareChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('set'), fares: fareSet }),
  z.object({
    kind: z.literal('percent'),
    percent: z.int().min(-90).max(300).describe('More or, negative, less; rounded to 10 sen'),
  }),
  z.object({ kind: z.literal('amount'), amountSen: z.int().min(-MOST_FARE_SEN).max(MOST_FARE_SEN) }),
  z.object({ kind: z.literal('route') }).describe('No own fares: the fares of the route and its rules apply'),
]);

/** The source of a sailing's fares. */
const fareSource = z.object({
  kind: z.enum(['own', 'rule', 'route']),
  rule: z.string().nullable().describe('Its name'),
});
const faresFrom = z.object({ fares: fareSet.nullable(), source: fareSource });

const fareLine = officeSailing
  .pick({ id: true, date: true, session: true, departsAt: true, status: true, sold: true, held: true })
  .extend({
    version,
    ship: officeSailing.shape.ship,
    route: officeSailing.shape.route,
    before: faresFrom,
    after: faresFrom,
    own: fareSet.nullable().describe('Its own fares after the change'),
    refusal: z.string().nullable().describe('Why it cannot be changed'),
    booked: z
      .array(z.object({ ticketType: z.enum(ticketTypes), priceSen: sen, tickets: z.int(), paid: z.int() }))
      .describe('Tickets booked, by type and price, and how many of them are paid; they keep their price'),
  });
export const farePreview = z.object({
  sailings: z.array(fareLine).describe('Those that change, by departure'),
  unchanged: z.int().describe('Sailings that do not change'),
});

export const farePreviewRequest = z.object({ sailings: faresWanted, change: fareChange });

/** Own fares of sailings as they were shown, null for none; if one has changed since, all are refused. */
export const faresRequest = z.object({
  sailings: z
    .array(z.object({ id: catalogueId, version, own: fareSet.nullable() }))
    .min(1)
    .max(MOST_FARES_CHANGED),
});
export const faresChanged = z.object({ sailings: z.int() });

export type FaresWanted = z.output<typeof faresWanted>;
export type FareSource = z.infer<typeof fareSource>;
export type FareLine = z.infer<typeof fareLine>;
export type FarePreview = z.infer<typeof farePreview>;
export type FarePreviewRequest = z.output<typeof farePreviewRequest>;
export type FaresRequest = z.output<typeof faresRequest>;
