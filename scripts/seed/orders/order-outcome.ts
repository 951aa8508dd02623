import type { OrderChannel } from '@gangway/shared/contract/base/vocabulary.ts';
import { addDays, daysBetween, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import type { Random } from '../ground/random.ts';
import { startOfDay } from '../ground/start-of-day.ts';
import type { OpenSailing } from '../sailings/open-sailings.ts';
import { calledOffAt } from '../sailings/sailings.ts';

/**
 * The outcome of an order. `kept`: paid, and sailed once its day has come. `expired` and `withdrawn`: never paid.
 * `canceled`: paid, then canceled as a whole; `partly`: a ticket or a cabin of it. `called-off`: the operator canceled
 * the sailing. `held`: waiting for payment now.
 */
export type OrderOutcome = 'kept' | 'expired' | 'withdrawn' | 'canceled' | 'partly' | 'called-off' | 'held';

const outcomes: readonly (readonly [weight: number, outcome: OrderOutcome])[] = [
  [860, 'kept'],
  [60, 'expired'],
  [15, 'withdrawn'],
  [45, 'canceled'],
  [20, 'partly'],
];

export interface Timeline {
  createdAt: Date;
  paidAt: Date | null;
  /** When it was canceled, wholly or in part. */
  canceledAt: Date | null;
}

const MINUTE_MS = 60_000;
const MEAN_LEAD_DAYS = 26;
const LONGEST_LEAD_DAYS = 150;
/** Bookings are made between these minutes of the day: 06:00 to 23:20. */
const FIRST_MINUTE = 360;
const LAST_MINUTE = 1400;

const later = (at: Date, minutes: number): Date => new Date(at.getTime() + Math.round(minutes * MINUTE_MS));

export function chooseOutcome(random: Random, sailing: OpenSailing): OrderOutcome {
  const outcome = random.weighted(outcomes);
  return sailing.status === 'canceled' && (outcome === 'kept' || outcome === 'partly')
    ? 'called-off'
    : outcome;
}

/**
 * When an order for a sailing was made: by day and in the evening, some weeks ahead. All are before the start of
 * `today`, so that a day's data do not depend on the hour of the run.
 */
export function chooseCreation(random: Random, sailing: OpenSailing, today: LocalDate): Date {
  const least = Math.max(1, daysBetween(today, sailing.date) + 1);
  const lead = Math.min(
    least + Math.floor(random.waiting(MEAN_LEAD_DAYS)),
    Math.max(LONGEST_LEAD_DAYS, least),
  );
  const minute = (random.integer(FIRST_MINUTE, LAST_MINUTE) + random.integer(FIRST_MINUTE, LAST_MINUTE)) / 2;
  return later(new Date(startOfDay(addDays(sailing.date, -lead))), minute + random.fraction());
}

/** When an order made at `createdAt` was paid and canceled. */
export function createTimeline(
  random: Random,
  createdAt: Date,
  {
    outcome,
    sailing,
    channel,
    today,
    holdMinutes,
  }: {
    outcome: OrderOutcome;
    sailing: OpenSailing;
    channel: OrderChannel;
    today: LocalDate;
    holdMinutes: number;
  },
): Timeline {
  if (outcome === 'held') return { createdAt, paidAt: null, canceledAt: null };
  if (outcome === 'expired') {
    return { createdAt, paidAt: null, canceledAt: later(createdAt, holdMinutes + random.fraction()) };
  }
  if (outcome === 'withdrawn') {
    return {
      createdAt,
      paidAt: null,
      canceledAt: later(createdAt, 1 + random.fraction() * (holdMinutes - 2)),
    };
  }
  const paidAt = later(
    createdAt,
    channel === 'storefront' ? 1 + random.fraction() * 9 : 0.3 + random.fraction(),
  );
  return { createdAt, paidAt, canceledAt: cancelInstant(random, outcome, paidAt, sailing, today) };
}

function cancelInstant(
  random: Random,
  outcome: OrderOutcome,
  paidAt: Date,
  sailing: OpenSailing,
  today: LocalDate,
): Date | null {
  if (outcome === 'called-off') return calledOffAt(sailing.departsAt);
  if (outcome !== 'canceled' && outcome !== 'partly') return null;
  const last = startOfDay(sailing.date < today ? sailing.date : today);
  const minutesLeft = (last - paidAt.getTime()) / MINUTE_MS;
  return later(paidAt, random.fraction() * minutesLeft);
}
