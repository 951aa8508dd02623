import type { SailingStatus } from '../../contract/base/vocabulary.ts';
import {
  amendableUntil,
  chargePercent,
  chargeSenOf,
  isAmendmentCancellation,
  isFreeOfCharge,
  type OrderTerms,
} from '../money/cancellation.ts';
import { type Sen, sumSen } from '../money/money.ts';
import { hasLeft } from '../states/boarding-decision.ts';
import type { LocalDate } from '../time/local-date.ts';

/** The facts that decide the charge for changing a paid order. */
export interface AmendedOrder {
  terms: OrderTerms;
  sailingDate: LocalDate;
  departsAt: Date;
  status: SailingStatus;
  /** The end of free changes after the departure changed by at least the setting `longDelayMinutes` (R271); null if it did not. */
  freeUntil: Date | null;
}

/** The rule by which a change is charged. */
export interface AmendmentRule {
  /** `free`: early enough (R92). `departure-moved`: free, and no price rises (R271). `cancellation`: the old parts are charged (R92). */
  kind: 'free' | 'departure-moved' | 'cancellation';
  /** The last day on which the terms allow a free change; null if it is free because the departure was moved. */
  lastFreeDay: LocalDate | null;
  /** The charge for the old parts in percent; 0 unless the change counts as a cancellation. */
  chargePercent: number;
}

/** The cost of a change. Either `refundSen` or `toPaySen` is 0, unless the order ends: then both may be above 0. */
export interface Amendment {
  /** The order is canceled and a new one is made in its place. */
  endsOrder: boolean;
  countsAsCancellation: boolean;
  lastFreeDay: LocalDate | null;
  chargePercent: number;
  chargeSen: Sen;
  refundSen: Sen;
  toPaySen: Sen;
}

/** The rule after the operator moved the departure far or called the sailing off. */
export const DEPARTURE_MOVED: AmendmentRule = {
  kind: 'departure-moved',
  lastFreeDay: null,
  chargePercent: 0,
};

/** The rule for a change of an order at `now`, which is `today` in the operator's time zone. */
export function amendmentRule(
  { terms, sailingDate, departsAt, status, freeUntil }: AmendedOrder,
  now: Date,
  today: LocalDate,
): AmendmentRule {
  if (isFreeOfCharge(freeUntil, departsAt, now)) return DEPARTURE_MOVED;
  const rule = { lastFreeDay: amendableUntil(terms, sailingDate) };
  if (!isAmendmentCancellation(terms, sailingDate, today)) return { ...rule, kind: 'free', chargePercent: 0 };
  const percent = chargePercent(
    terms.tiers,
    { date: sailingDate, hasLeft: hasLeft({ status, departsAt }, now) },
    today,
    terms,
  );
  return { ...rule, kind: 'cancellation', chargePercent: percent };
}

/**
 * Plans another sailing for a party. If the change counts as a cancellation, the old order ends with its charge and the new one is
 * paid in full; otherwise the order moves, and the difference is settled.
 *
 * @param oldPrices prices of the tickets and cabins on the old sailing
 * @param newPrices prices of the tickets and cabins on the new sailing
 */
export function planSailingChange(
  rule: AmendmentRule,
  { oldPrices, newPrices }: { oldPrices: readonly Sen[]; newPrices: readonly Sen[] },
): Amendment {
  const endsOrder = rule.kind === 'cancellation';
  const charge = { ...chargeOf(rule, oldPrices), endsOrder };
  if (!endsOrder) return { ...charge, ...settlement(sumSen(newPrices) - sumSen(oldPrices)) };
  return { ...charge, refundSen: sumSen(oldPrices) - charge.chargeSen, toPaySen: sumSen(newPrices) };
}

/**
 * Plans other cabins or additional passengers on the order's own sailing. Parts that stay keep their price and do not count; cabins that
 * the party gives up are charged if the change counts as a cancellation.
 *
 * @param oldPrices prices of the cabins that the party gives up
 * @param newPrices prices of the new cabins and tickets
 */
export function planOnBoardChange(
  rule: AmendmentRule,
  { oldPrices, newPrices }: { oldPrices: readonly Sen[]; newPrices: readonly Sen[] },
): Amendment {
  const charge = chargeOf(
    oldPrices.length > 0 ? rule : { ...rule, kind: 'free', chargePercent: 0 },
    oldPrices,
  );
  const difference = sumSen(newPrices) + charge.chargeSen - sumSen(oldPrices);
  return { ...charge, ...settlement(difference), endsOrder: false };
}

function chargeOf(
  { kind, lastFreeDay, chargePercent }: AmendmentRule,
  oldPrices: readonly Sen[],
): Pick<Amendment, 'countsAsCancellation' | 'lastFreeDay' | 'chargePercent' | 'chargeSen'> {
  return {
    countsAsCancellation: kind === 'cancellation',
    lastFreeDay,
    chargePercent,
    chargeSen: sumSen(oldPrices.map(priceSen => chargeSenOf(priceSen, chargePercent))),
  };
}

/** @param differenceSen below 0: it is refunded */
const settlement = (differenceSen: Sen): Pick<Amendment, 'refundSen' | 'toPaySen'> => ({
  refundSen: Math.max(0, -differenceSen),
  toPaySen: Math.max(0, differenceSen),
});
