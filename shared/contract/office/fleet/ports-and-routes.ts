import { z } from 'zod';
import { languages, sameInAll } from '../../base/languages.ts';
import {
  catalogueId,
  countryCode,
  localDate,
  localised,
  localisedLines,
  localisedName,
  pageOf,
  sen,
  translated,
  typedLines,
  typedName,
  typedText,
} from '../../base/primitives.ts';
import { isTimeZone } from '../../base/time-zones.ts';
import { version } from '../../base/versions.ts';
import { session } from '../../base/vocabulary.ts';
import { chartedPort, port, portFacts, position } from '../../sailings.ts';
import { flag, listQuery } from '../system/lists.ts';

/** The format of a code: it is part of the storefront's addresses, and names the port's picture. */
export const catalogueCode = typedText(40).regex(/^[a-z][a-z-]+$/, 'catalogue-code');

export const officePort = chartedPort.extend({
  ...portFacts.shape,
  version,
  routes: z.int().describe('Routes that begin or end here'),
});
export const officePortPage = pageOf(officePort);
export const portsQuery = z.object({
  search: typedText(80).default('').describe('Part of a name in any language, of the code or of the country'),
  ...listQuery(['name', 'code', 'country', 'routes'], { sort: 'name' }),
});

/** The most characters of an address and of a text about a port. */
export const portLimits = { address: 200, text: 1000 } as const;
/** A text about a port. A language without one falls back to English, which therefore comes first. */
const portText = localised(typedLines(portLimits.text)).refine(
  text => text.en !== '' || languages.every(language => !text[language]),
  { path: ['en'], message: 'english-first' },
);
const optionalText = portText.default(() => sameInAll());

export const portSave = z.object({
  code: catalogueCode,
  name: localisedName(80),
  country: countryCode,
  timeZone: typedText(60).refine(isTimeZone, 'time-zone').optional().describe('The operator’s, if not given'),
  position: position.nullable().default(null),
  address: typedText(portLimits.address).default(''),
  gettingThere: optionalText,
  parking: optionalText,
  boarding: optionalText,
  accessibility: optionalText,
});

/** Maximum price of a ticket, in sen, to catch typing errors. */
export const MOST_FARE_SEN = 100_000_00;
const fare = sen.max(MOST_FARE_SEN);
/** The fare of each ticket type: all four types, or no fares at all. */
export const fareSet = z.object({ adult: fare, child: fare, infant: fare, senior: fare });
/** Fares of a route; a session without fares cannot be sailed, unless its sailings have fares of their own. */
export const routeFares = z.object({ daytime: fareSet.nullable(), nighttime: fareSet.nullable() });

const MOST_FARE_RULES = 60;

const ruleDays = {
  weekdays: z.array(z.int().min(1).max(7)).max(7).describe('ISO weekdays, Monday is 1; none: every day'),
  from: localDate.nullable().describe('First day of a season; null: always'),
  until: localDate.nullable().describe('Its last day'),
};
/** Fares of a route and session on some weekdays, in a season, or both (R252). */
const fareRule = z
  .object({ session, name: typedName(60).min(1), ...ruleDays, fares: fareSet })
  .refine(({ from, until }) => (from === null) === (until === null) && (from ?? '') <= (until ?? ''), {
    path: ['until'],
    message: 'fare-rule-season',
  })
  .refine(({ weekdays, from }) => from !== null || (weekdays.length > 0 && weekdays.length < 7), {
    path: ['weekdays'],
    message: 'fare-rule-days',
  });
export const fareRules = z.object({ rules: z.array(fareRule).max(MOST_FARE_RULES) });

export const officeRoute = z.object({
  id: z.int(),
  version,
  departure: port,
  destination: port,
  distanceNm: z.int(),
  description: translated,
  asksPlaceOfBirth: z.boolean(),
  active: z.boolean(),
  fares: routeFares,
  fareRules: z.array(fareRule),
  upcoming: z.int().describe('Future sailings, without canceled ones'),
  nextDate: localDate.nullable(),
});
export const officeRoutePage = pageOf(officeRoute);
export const routesQuery = z.object({
  search: typedText(80).default('').describe('Part of a name or of the code of either port'),
  port: catalogueId.optional().describe('A port that the route begins or ends in'),
  active: flag.optional(),
  ...listQuery(['name', 'distance', 'upcoming', 'next'], { sort: 'name' }),
});
export const routeCreate = z.object({
  departurePortId: catalogueId,
  destinationPortId: catalogueId,
  distanceNm: z.int().min(1).max(20_000),
  description: localisedLines(600),
  asksPlaceOfBirth: z.boolean().default(false).describe('Its passengers are asked where they were born'),
  active: z.boolean().default(true),
  fares: routeFares.default({ daytime: null, nighttime: null }),
});
/** The ports of a route cannot change, because tickets were sold for them. */
export const routeChange = routeCreate.pick({ distanceNm: true, description: true }).extend({
  asksPlaceOfBirth: z.boolean(),
  active: z.boolean(),
});

export const catalogueParams = z.object({ id: catalogueId });

export type FareSet = z.infer<typeof fareSet>;
export type FareRule = z.output<typeof fareRule>;
export type RouteFares = z.infer<typeof routeFares>;
export type OfficePort = z.infer<typeof officePort>;
export type OfficePortPage = z.infer<typeof officePortPage>;
export type PortsQuery = z.output<typeof portsQuery>;
export type PortSave = z.output<typeof portSave>;
export type OfficeRoute = z.infer<typeof officeRoute>;
export type OfficeRoutePage = z.infer<typeof officeRoutePage>;
export type RoutesQuery = z.output<typeof routesQuery>;
export type RouteCreate = z.output<typeof routeCreate>;
export type RouteChange = z.output<typeof routeChange>;
