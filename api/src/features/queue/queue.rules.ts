import type { Rates } from '../../reservations/queue/queues.repository.ts';

/** How many are let in at most while nobody has booked or gone yet: enough to see how fast sales flow. */
const FIRST = 100;

/** Of those who are let in, not everybody books: so many for each party that the places left are enough for. */
const FOR_EACH_PARTY = 1.5;

/** Inside may be as many as finish in so many minutes. */
const FLOW_MINUTES = 2;

export interface Sale {
  placesLeft: number;
  partySize: number;
  /** Let in, and neither booked nor gone. */
  inside: number;
  /** Turns that ended within the last minute, by a booking or without one. */
  endedLastMinute: number;
}

/** How many parties of the usual size the places left are enough for. */
export const partiesLeft = ({ placesLeft, partySize }: Pick<Sale, 'placesLeft' | 'partySize'>): number =>
  Math.ceil(Math.max(0, placesLeft) / Math.max(1, partySize));

/** How many to let in now: as fast as sales flow, and no more than the places left are for. */
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

/** A minute is seen before anything is told of it. */
const TELLS_AFTER_MINUTES = 1;

/** Slower than one in five minutes, nobody can tell. */
const SLOWEST = 0.2;
const MARGIN = 1.25;

/**
 * Between which rates the line moves, as far as one can tell. Averages begin at nothing: for as long as the line has not
 * moved for long, they are held against the part of them that could be filled.
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

/** Questions a second that a line may cause in all. */
const QUESTIONS_PER_SECOND = 1_000;
const NEAR_SECONDS = 4;

/** Whoever is let in has to come within `COME_MINUTES`: nobody is told to ask more seldom than that. */
const MOST_SECONDS = 100;
const NEAR_PLACES = 500;

/** How long somebody who was let in is waited for, before their time to book begins. */
export const COME_MINUTES = 3;

/** How often to ask: the longer the line, the more seldom. Clients spread it by a quarter each way. */
export const askingOf = (waiting: number) => ({
  nearSeconds: NEAR_SECONDS,
  farSeconds: Math.min(MOST_SECONDS, Math.max(NEAR_SECONDS, Math.ceil(waiting / QUESTIONS_PER_SECOND))),
  nearPlaces: NEAR_PLACES,
});
