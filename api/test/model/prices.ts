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

const DAY_PRICES: Prices = { adultSen: FARES.adult, cabinSen: CABIN_SEN };
/** Every charge of the ladder is whole sen, and cash needs no rounding. */
export const NIGHT_PRICES: Prices = { adultSen: 23_600, cabinSen: 22_000 };
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
  tickets: readonly Priced[];
  cabins: readonly Priced[];
  /** How many rooms it gets there. */
  rooms: number;
  /** False where the operator moved the departure: then no part costs more than before. */
  mayRise: boolean;
}

/** The prices of a party's tickets and rooms on another sailing, the cheapest room first. */
export function pricesThere(
  sailing: number,
  { tickets, cabins, rooms, mayRise }: Taken,
): { tickets: number[]; rooms: number[] } {
  const { adultSen, cabinSen } = pricesOn(sailing);
  const before = cabins.map(({ priceSen }) => priceSen).toSorted((a, b) => a - b);
  const limited = (newSen: number, oldSen: number) => (mayRise ? newSen : Math.min(newSen, oldSen));
  return {
    tickets: tickets.map(({ priceSen }) => limited(adultSen, priceSen)),
    rooms: Array.from({ length: rooms }, (_, place) => limited(cabinSen, before[place] ?? cabinSen)),
  };
}

/** What a change of price comes to for the party. */
export const differenceOf = (newSen: number, oldSen: number): { refundSen: number; toPaySen: number } => ({
  refundSen: Math.max(0, oldSen - newSen),
  toPaySen: Math.max(0, newSen - oldSen),
});
