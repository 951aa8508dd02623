import type { LadderStep } from '../../contract/sales/quotes.ts';
import type { Settings } from '../../contract/settings.ts';
import { addDays, daysBetween, type LocalDate } from '../time/local-date.ts';
import { percentOfSen, type Sen, sumSen } from './money.ts';

/**
 * The charge for canceling, by calendar days left (R91, R104): tiers from most days to fewest, the last from day 0. The
 * setting's schema validates this; an order stores the ladder that applied when it was made.
 */
export type CancellationLadder = Settings['cancellationLadder'];

/** The terms of a sailing: non-refundable and peak sailings charge the full price whenever they are canceled. */
export type CancellationTerms = { nonRefundable: boolean; peak: boolean };

/** Who cancels after the ship has left is a no-show, and charged in full regardless of the ladder (R91). */
export const NO_SHOW_CHARGE_PERCENT = 100;

/**
 * The terms that an order keeps from the day it was made (R104): the ladder, the terms of its sailing, and `amendmentDays`: within
 * this many calendar days before departure, a change counts as a cancellation (R92).
 */
export type OrderTerms = CancellationTerms & { tiers: CancellationLadder; amendmentDays: number };

/** The charge of non-refundable and peak sailings (R91). */
export const NON_REFUNDABLE_CHARGE_PERCENT = 100;

/** The part of the price charged for canceling on `today`, in percent. */
export function chargePercent(
  ladder: CancellationLadder,
  { date, hasLeft }: { date: LocalDate; hasLeft: boolean },
  today: LocalDate,
  { nonRefundable, peak }: CancellationTerms,
): number {
  if (nonRefundable || peak) return NON_REFUNDABLE_CHARGE_PERCENT;
  if (hasLeft) return NO_SHOW_CHARGE_PERCENT;
  // A delayed ship may leave on a later day than its own.
  const daysLeft = Math.max(daysBetween(today, date), 0);
  const tier = ladder.find(({ minDaysBefore }) => daysLeft >= minDaysBefore);
  return tier ? tier.chargePercent : NO_SHOW_CHARGE_PERCENT;
}

/** The cancellation charge for one ticket or cabin. Each part's charge is rounded separately, so a sum of parts has no drift. */
export const chargeSenOf = (priceSen: Sen, percent: number): Sen => percentOfSen(priceSen, percent);

/**
 * The ladder with dates and amounts, for "until 14 March: RM 120.00". The steps have no gaps; `from` null means any day
 * before, `until` (inclusive) null means forever; the step `noShow` begins when the ship leaves, mostly on the day before its `from`.
 * Takes the price of every ticket and cabin, because each charge is
 * rounded separately: the amount shown is exactly the amount charged.
 */
export function ladderWithDates(
  ladder: CancellationLadder,
  sailingDate: LocalDate,
  pricesSen: readonly Sen[],
  terms: CancellationTerms,
): LadderStep[] {
  const total = sumSen(pricesSen);
  const step = (from: LocalDate | null, percent: number, noShow = false): LadderStep => {
    const charge = sumSen(pricesSen.map(price => chargeSenOf(price, percent)));
    return {
      from,
      until: null,
      noShow,
      chargePercent: percent,
      chargeSen: charge,
      refundSen: total - charge,
    };
  };
  if (terms.nonRefundable || terms.peak) return [step(null, NON_REFUNDABLE_CHARGE_PERCENT)];

  const steps: LadderStep[] = [];
  let from: LocalDate | null = null;
  for (const tier of [...ladder, { minDaysBefore: null, chargePercent: NO_SHOW_CHARGE_PERCENT }]) {
    const previous = steps.at(-1);
    if (previous?.chargePercent !== tier.chargePercent) {
      if (previous && from) previous.until = addDays(from, -1);
      steps.push(step(from, tier.chargePercent, tier.minDaysBefore === null));
    }
    if (tier.minDaysBefore !== null) from = addDays(sailingDate, 1 - tier.minDaysBefore);
  }
  return steps;
}

/** The steps of a ladder that still apply on `today`: past steps are left out (R362). */
export const ladderAhead = (steps: readonly LadderStep[], today: LocalDate): LadderStep[] =>
  steps.filter(({ until }) => until === null || until >= today);

/** Whether changing an order on `today` counts as canceling it (R92). */
export function isAmendmentCancellation(
  { amendmentDays }: Pick<OrderTerms, 'amendmentDays'>,
  sailingDate: LocalDate,
  today: LocalDate,
): boolean {
  return daysBetween(today, sailingDate) <= amendmentDays;
}

/** The last day on which changing an order does not count as canceling it. */
export const amendableUntil = (
  { amendmentDays }: Pick<OrderTerms, 'amendmentDays'>,
  sailingDate: LocalDate,
): LocalDate => addDays(sailingDate, -amendmentDays - 1);

/** Whether an order whose sailing was rescheduled can still be canceled or moved free of charge: until a time, and never after departure. */
export function isFreeOfCharge(freeUntil: Date | null, departsAt: Date, now: Date): boolean {
  return freeUntil !== null && now < freeUntil && now < departsAt;
}

/** The ladder with a free step until `day`, inclusive; later steps do not change. */
export function ladderFreeUntil(
  steps: readonly LadderStep[],
  day: LocalDate,
  pricesSen: readonly Sen[],
): LadderStep[] {
  const free = {
    from: null,
    until: day,
    noShow: false,
    chargePercent: 0,
    chargeSen: 0,
    refundSen: sumSen(pricesSen),
  };
  const later = steps
    .filter(({ until }) => until === null || until > day)
    .map((step, index) => (index === 0 ? { ...step, from: addDays(day, 1) } : step));
  return [free, ...later];
}
