import { z } from 'zod';
import { catalogueId, instant, localDate, sen, translated, typedText } from '../base/primitives.ts';
import { genders, roomPositions, ticketType } from '../base/vocabulary.ts';
import { partySeats } from './seats.ts';
import { waitlistToken } from './waitlist.ts';

const chosenCabins = z.object({
  kind: z.literal('chosen'),
  roomIds: z.array(catalogueId).min(1).max(9),
});
const assignedCabins = z.object({
  kind: z.literal('assigned'),
  roomTypeId: catalogueId.nullish().describe('Any type if omitted'),
  count: z.int().min(1).max(9).nullish().describe('As few as hold the party if omitted'),
});
const cabinsOfTypes = z.object({
  kind: z.literal('types'),
  roomTypeIds: z.array(catalogueId).min(1).max(9).describe('A type for each cabin, in the party’s order'),
});

/** Requested cabins: chosen on the deck plan, a number of a type assigned best-fit, or of several types (R361). */
export const cabinRequest = z.discriminatedUnion('kind', [chosenCabins, assignedCabins, cabinsOfTypes]);

/** Cabin requests of the site: several types are chosen on the deck plan. */
export const siteCabinRequest = z.discriminatedUnion('kind', [chosenCabins, assignedCabins]);

/** The cabins of a party before and after a change, and whether it gives up any of their class (R360). */
export const comparedCabins = z.object({
  had: z.array(z.object({ number: z.string(), type: translated })),
  given: z.array(z.object({ number: z.string(), type: translated })),
  difference: z
    .enum(['none', 'same', 'better', 'lesser'])
    .describe('`lesser`: of a simpler type, or fewer; `none`: no cabin before and after'),
});

const quotePassenger = z.object({
  ticketType,
  birthDate: localDate.nullish(),
  gender: z.enum(genders).nullish(),
  nationality: typedText(40).nullish(),
  idType: typedText(40).optional(),
  idNumber: typedText(40).optional().describe('Of a Malaysian identity card, to compare with the rest'),
  documentExpiry: localDate.nullish(),
  issuingCountry: typedText(40).nullish(),
  pregnancyWeek: z.int().min(1).max(42).nullish(),
});

export const quoteRequest = z.object({
  sailingId: catalogueId,
  passengers: z.array(quotePassenger).min(1).max(9),
  cabins: cabinRequest.nullish(),
  seats: partySeats.optional(),
  promoCode: typedText(40).min(1).nullish(),
  waitlistToken: waitlistToken.optional().describe('Places held for its party count as free'),
});

/** A finding of a travel rule; a refusal prevents the order. */
export const finding = z.object({
  rule: z.string(),
  severity: z.enum(['refusal', 'notice']),
  passenger: z.int().min(0).nullable().describe('Index of the passenger, null when it is about the party'),
  message: z.string().describe('In the language of the request'),
});

export const quoteLine = z.object({
  kind: z
    .enum(['ticket', 'seat', 'cabin'])
    .describe('`seat`: the fee for each chosen seat; none while choosing is free'),
  ticketType: ticketType.nullable(),
  roomId: z.int().nullable(),
  roomNumber: z.string().nullable(),
  roomTypeId: z.int().nullable(),
  floor: z.int().nullable(),
  position: z.enum(roomPositions).nullable(),
  quantity: z.int().min(1),
  unitSen: sen,
  totalSen: sen,
});

/** One step of the cancellation ladder with its dates: until `until` (inclusive), canceling costs `chargeSen`. */
export const ladderStep = z.object({
  from: localDate.nullable(),
  until: localDate.nullable(),
  noShow: z.boolean().describe('Whether it begins when the ship has left, even before `from`'),
  chargePercent: z.int().min(0).max(100),
  chargeSen: sen,
  refundSen: sen,
});

export const quote = z.object({
  sailingId: z.int(),
  lines: z.array(quoteLine),
  promo: z
    .object({
      code: z.string(),
      discountSen: sen.describe('The discount; 0 if the code is refused'),
      refusal: z
        .string()
        .nullable()
        .describe('Why it is not valid for this order, in the language of the request'),
    })
    .nullable(),
  totalSen: sen.describe('The amount due, after the discount'),
  seatFeeSen: sen.describe('The fee for each passenger who chooses a seat; 0: choosing is free'),
  placesLeft: z.int(),
  findings: z.array(finding),
  ladder: z.array(ladderStep),
  quotedAt: instant,
});

export type CabinRequest = z.infer<typeof cabinRequest>;
export type SiteCabinRequest = z.infer<typeof siteCabinRequest>;
export type ComparedCabins = z.infer<typeof comparedCabins>;
export type QuoteRequest = z.infer<typeof quoteRequest>;
export type Quote = z.infer<typeof quote>;
export type QuoteLine = z.infer<typeof quoteLine>;
export type Finding = z.infer<typeof finding>;
export type LadderStep = z.infer<typeof ladderStep>;
