import { z } from 'zod';
import {
  catalogueId,
  countryCode,
  instant,
  localDate,
  pageOf,
  pageQuery,
  sen,
  translated,
  typedText,
} from './base/primitives.ts';
import {
  deckFacilities,
  roomPositions,
  sailingStatuses,
  session,
  sessions,
  ticketType,
} from './base/vocabulary.ts';

export const port = z.object({
  id: z.int(),
  code: z.string(),
  name: translated,
  country: countryCode,
  timeZone: z.string().describe('IANA name of the time zone of its clocks'),
  hasFacts: z.boolean().describe('The operator has written texts about it: `GET /ports/{id}`'),
});
/** A position in degrees (WGS 84): north and east are positive. */
export const position = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** A port with its position; null if it was not entered. */
export const chartedPort = port.extend({ position: position.nullable() });

/** What the operator tells about a port (R407); texts are empty where nothing was written. */
export const portFacts = z.object({
  address: z.string().describe('Of its pier'),
  gettingThere: translated,
  parking: translated,
  boarding: translated,
  accessibility: translated,
});
/** A port on the storefront. */
export const portProfile = chartedPort.extend({
  ...portFacts.shape,
  boardingOpensMinutes: z.int().describe('Before the departure'),
  boardingClosesMinutes: z.int().describe('Before the departure'),
});
export const portParams = z.object({ id: catalogueId });

export const shipSummary = z.object({ id: z.int(), code: z.string(), name: z.string() });

/** A ship on the storefront. */
export const shipProfile = shipSummary.extend({
  description: translated,
  capacity: z.int(),
  imageUrls: z.array(z.string()),
  linkUrl: z.string(),
});

const roomTypeProfile = z.object({
  id: z.int(),
  code: z.string(),
  name: translated,
  description: translated,
  hasWindow: z.boolean(),
  capacityLabel: z.int().min(1).max(3),
  maxOccupancy: z.int().min(1).max(6),
  amenities: z.array(z.string()),
});

/** A cabin and its place on the deck plan. */
const cabinPlace = z.object({
  roomId: z.int(),
  number: z.string(),
  roomTypeId: z.int(),
  floor: z.int(),
  position: z.enum(roomPositions),
  accessible: z.boolean().describe('It suits a wheelchair'),
  beside: z.array(z.enum(deckFacilities)).describe('What is beside it on the deck'),
});

/** A ship with its cabins (R464). */
export const shipDetail = shipProfile.extend({
  roomTypes: z.array(
    roomTypeProfile.extend({
      fromSen: sen.nullable().describe('Lowest price on the sailings on sale; null when there is none'),
    }),
  ),
  cabins: z.array(cabinPlace),
});
export const shipParams = z.object({ code: typedText(40).describe('Code of the ship') });

/** Lowest adult price and next dates of a route, for the home page and the route list. */
export const routeSummary = z.object({
  id: z.int(),
  departure: port,
  destination: port,
  distanceNm: z.int(),
  description: translated,
  fromSen: sen.nullable(),
  nextDate: localDate.nullable(),
  sessions: z.array(session),
});

export const sailingSearchQuery = z.object({
  departure: typedText(40).optional().describe('Code of the departure port'),
  destination: typedText(40).optional().describe('Code of the destination port'),
  ship: typedText(40).optional().describe('Code of the ship'),
  from: localDate.optional().describe('First date; today if omitted'),
  to: localDate.optional().describe('Last date'),
  session: session.optional(),
  party: z.coerce.number().int().min(1).max(9).default(1).describe('People who need a place'),
  cabin: z
    .enum(['true', 'false'])
    .transform(value => value === 'true')
    .optional()
    .describe('Only sailings with a free cabin'),
  soldOut: z
    .enum(['true', 'false'])
    .transform(value => value === 'true')
    .optional()
    .describe('Only sailings without enough places for the party, for the waiting list'),
  sort: z.enum(['date', 'price']).default('date'),
  ...pageQuery,
});

export const sailingSummary = z.object({
  id: z.int(),
  date: localDate,
  session,
  departsAt: instant,
  arrivesAt: instant,
  status: z.enum(sailingStatuses),
  ship: shipSummary,
  route: z.object({
    id: z.int(),
    departure: port,
    destination: port,
    distanceNm: z.int(),
    asksPlaceOfBirth: z.boolean().describe('Its passengers are asked where they were born'),
  }),
  placesLeft: z.int(),
  hasCabins: z.boolean().describe('Whether its ship has cabins, free or sold'),
  cabinsLeft: z.int(),
  fromSen: sen.describe('Adult fare'),
  usualSen: sen
    .nullable()
    .describe('Adult fare of the route and session on days without a fare of their own'),
  cabinFromSen: sen.nullable().describe('Cheapest free cabin; null when there is none'),
  nonRefundable: z.boolean(),
  peak: z.boolean(),
  salesOpenAt: instant.nullable().describe('Booking opens then; null: no restriction'),
});
export const sailingPage = pageOf(sailingSummary);

const roomTypeOffer = roomTypeProfile.extend({ priceSen: sen, roomsLeft: z.int() });

/** A cabin on the deck plan of a sailing. */
const cabinOffer = cabinPlace.extend({ free: z.boolean() });

export const sailingDetail = sailingSummary.extend({
  fares: z.record(ticketType, sen),
  roomTypes: z.array(roomTypeOffer),
  cabins: z.array(cabinOffer),
  bookable: z.boolean(),
  waitingRoom: z
    .boolean()
    .describe('Whether it has an open queue: only customers who were let in may book it'),
  keptUntil: instant
    .optional()
    .describe('For a waiting-list party that sends its token: the free places held for it'),
});

export const sailingParams = z.object({ id: catalogueId });

/** Query for the cheapest adult fare of each date that still has places. */
export const calendarQuery = z.object({
  departure: typedText(40).optional(),
  destination: typedText(40).optional(),
  ship: typedText(40).optional(),
  from: localDate,
  to: localDate,
});
export const calendarDay = z.object({ date: localDate, sessions: z.array(z.enum(sessions)), fromSen: sen });

export type Port = z.infer<typeof port>;
export type Position = z.infer<typeof position>;
export type ChartedPort = z.infer<typeof chartedPort>;
export type PortFacts = z.infer<typeof portFacts>;
export type PortProfile = z.infer<typeof portProfile>;
export type ShipProfile = z.infer<typeof shipProfile>;
export type RoomTypeProfile = z.infer<typeof roomTypeProfile>;
export type CabinPlace = z.infer<typeof cabinPlace>;
export type ShipDetail = z.infer<typeof shipDetail>;
export type RouteSummary = z.infer<typeof routeSummary>;
export type SailingSearch = z.output<typeof sailingSearchQuery>;
export type SailingSummary = z.infer<typeof sailingSummary>;
export type SailingDetail = z.infer<typeof sailingDetail>;
export type RoomTypeOffer = z.infer<typeof roomTypeOffer>;
export type CabinOffer = z.infer<typeof cabinOffer>;
export type CalendarDay = z.infer<typeof calendarDay>;
