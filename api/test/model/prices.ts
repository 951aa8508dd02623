import { CABIN_SEN, FARES } from '../support/database/factories.ts';

/*
 * What the two sailings cost. At night tickets cost more and cabins less: another sailing may cost a party more or less,
 * whichever one it comes from.
 */

interface Prices {
  adultSen: number;
  cabinSen: number;
}
interface Priced {
  priceSen: number;
}
interface PricedTicket extends Priced {
  /** The part of the price for a chosen seat. */
  feeSen: number;
}

const DAY_PRICES: Prices = { adultSen: FARES.adult, cabinSen: CABIN_SEN };
/** Every charge of the ladder is whole sen, and cash needs no rounding. */
export const NIGHT_PRICES: Prices = { adultSen: 23_600, cabinSen: 22_000 };
/** For a chosen seat. Every charge of it, too, and of half of it, is whole sen. */
export const SEAT_FEE_SEN = 800;
/** Of an order of one adult. */
export const LEAST_PRICE_SEN = Math.min(DAY_PRICES.adultSen, NIGHT_PRICES.adultSen);

/** The first sailing is by day, the second one by night. */
export const pricesOn = (sailing: number): Prices => (sailing === 0 ? DAY_PRICES : NIGHT_PRICES);

export const priceOf = (sailing: number, adults: number, rooms: number): number =>
  adults * pricesOn(sailing).adultSen + rooms * pricesOn(sailing).cabinSen;

export const sumSen = (parts: readonly Priced[]): number =>
  parts.reduce((sum, { priceSen }) => sum + priceSen, 0);

/** The parts of a party that takes another sailing. */
interface Taken {
  tickets: readonly PricedTicket[];
  cabins: readonly Priced[];
  /** How many rooms it gets there. */
  rooms: number;
  /** False where the operator moved the departure: then no part costs more than before. */
  mayRise: boolean;
}

/** The prices of a party's tickets and rooms on another sailing, the cheapest room first. Chosen seats are lost with the sailing. */
export function pricesThere(
  sailing: number,
  { tickets, cabins, rooms, mayRise }: Taken,
): { tickets: number[]; rooms: number[] } {
  const { adultSen, cabinSen } = pricesOn(sailing);
  const before = cabins.map(({ priceSen }) => priceSen).toSorted((a, b) => a - b);
  const limited = (newSen: number, oldSen: number) => (mayRise ? newSen : Math.min(newSen, oldSen));
  return {
    tickets: tickets.map(({ priceSen, feeSen }) => limited(adultSen, priceSen - feeSen)),
    rooms: Array.from({ length: rooms }, (_, place) => limited(cabinSen, before[place] ?? cabinSen)),
  };
}

/** What a change of price comes to for the party. */
export const differenceOf = (newSen: number, oldSen: number): { refundSen: number; toPaySen: number } => ({
  refundSen: Math.max(0, oldSen - newSen),
  toPaySen: Math.max(0, newSen - oldSen),
});
