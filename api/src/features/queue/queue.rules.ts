import type { Rates } from '../../reservations/queue/queues.repository.ts';

/** The most admitted people while none has booked or left yet: enough to measure how fast sales flow. */
const FIRST = 100;

/** Not all who are admitted book: this many are admitted for each party that the remaining places suffice for. */
const FOR_EACH_PARTY = 1.5;

/** The number inside is at most what finishes within this many minutes. */
const FLOW_MINUTES = 2;

export interface Sale {
  placesLeft: number;
  partySize: number;
  /** People who were admitted and have neither booked nor left. */
  inside: number;
  /** Turns that ended within the last minute, by a booking or without one. */
  endedLastMinute: number;
}

/** The number of parties of average size for which the remaining places suffice. */
export const partiesLeft = ({ placesLeft, partySize }: Pick<Sale, 'placesLeft' | 'partySize'>): number =>
  Math.ceil(Math.max(0, placesLeft) / Math.max(1, partySize));

/** The number of people to admit now: as fast as sales flow, and no more than the remaining places suffice for. */
export function toLetIn(sale: Sale): number {
  const byPlaces = Math.ceil(partiesLeft(sale) * FOR_EACH_PARTY);
  const byFlow = Math.max(FIRST, sale.endedLastMinute * FLOW_MINUTES);
  return Math.max(0, Math.min(byPlaces, byFlow) - sale.inside);
}

const FAST_MINUTES = 1;
const STEADY_MINUTES = 10;

/** The averages after `numbers` were served in `seconds`. */
export function ratesAfter({ fast, steady }: Rates, numbers: number, seconds: number): Rates {
  if (seconds <= 0) return { fast, steady };
  const minutes = seconds / 60;
  const next = (rate: number, forgets: number) =>
    rate + (numbers / minutes - rate) * (1 - Math.exp(-minutes / forgets));
  return { fast: next(fast, FAST_MINUTES), steady: next(steady, STEADY_MINUTES) };
}

/** A rate is reported after a full minute of measurement. */
const TELLS_AFTER_MINUTES = 1;

/** A rate below one in five minutes is not reported. */
const SLOWEST = 0.2;
const MARGIN = 1.25;

/**
 * The range of the queue's rate, as far as it can be estimated. Averages start at zero: until the queue has moved for long
 * enough, they are scaled by the part that could be filled.
 */
export function tellableRates(
  { fast, steady }: Rates,
  minutesMoving: number,
): { slow: number; fast: number } | null {
  if (minutesMoving < TELLS_AFTER_MINUTES) return null;
  const filled = (rate: number, forgets: number) => rate / (1 - Math.exp(-minutesMoving / forgets));
  const both = [filled(fast, FAST_MINUTES), filled(steady, STEADY_MINUTES)];
  const slow = Math.min(...both) / MARGIN;
  if (slow < SLOWEST) return null;
  return { slow, fast: Math.max(...both) * MARGIN };
}

/** The most polls per second that a queue may cause in total. */
const QUESTIONS_PER_SECOND = 1_000;
const NEAR_SECONDS = 4;

/** Admitted people have to come within `COME_MINUTES`, so that polls may not be rarer than this. */
const MOST_SECONDS = 100;
const NEAR_PLACES = 500;

/** How long an admitted person may take to come, before their time to book begins. */
export const COME_MINUTES = 3;

/** The polling interval: the longer the queue, the longer the interval. Clients spread it by a quarter each way. */
export const askingOf = (waiting: number) => ({
  nearSeconds: NEAR_SECONDS,
  farSeconds: Math.min(MOST_SECONDS, Math.max(NEAR_SECONDS, Math.ceil(waiting / QUESTIONS_PER_SECOND))),
  nearPlaces: NEAR_PLACES,
});
