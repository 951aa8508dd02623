import {
  amendableUntil,
  chargePercent,
  isAmendmentCancellation,
  isFreeOfCharge,
  type OrderTerms,
} from '../money/cancellation.ts';
import { percentOfSen, type Sen, sumSen } from '../money/money.ts';
import type { LocalDate } from '../time/local-date.ts';

/** What decides the charge for changing a paid order. */
export interface AmendedOrder {
  terms: OrderTerms;
  sailingDate: LocalDate;
  departsAt: Date;
  /** Until when changes are free because the departure was moved far (R271); null if it was not. */
  freeUntil: Date | null;
}

/** The rule by which a change is charged. */
export interface AmendmentRule {
  /** `free`: early enough (R92). `departure-moved`: free, and no price rises (R271). `cancellation`: what is given up is charged (R92). */
  kind: 'free' | 'departure-moved' | 'cancellation';
  /** The last day on which the terms let a change be free; null where it is free because the departure was moved. */
  freeUntil: LocalDate | null;
  /** The charge for what is given up, 0 to 100; 0 unless the change counts as a cancellation. */
  chargePercent: number;
}

/** What a change comes to. Either `refundSen` or `toPaySen` is 0, unless the order ends: then both may be above 0. */
export interface Amendment {
  /** The order is canceled and a new one is made in its place. */
  endsOrder: boolean;
  countsAsCancellation: boolean;
  freeUntil: LocalDate | null;
  chargePercent: number;
  chargeSen: Sen;
  refundSen: Sen;
  toPaySen: Sen;
}

/** The rule where the operator moved the departure far or called the sailing off. */
export const DEPARTURE_MOVED: AmendmentRule = { kind: 'departure-moved', freeUntil: null, chargePercent: 0 };

/** The rule for a change of an order at `now`, which is `today` in the operator's time zone. */
export function amendmentRule(
  { terms, sailingDate, departsAt, freeUntil }: AmendedOrder,
  now: Date,
  today: LocalDate,
): AmendmentRule {
  if (isFreeOfCharge(freeUntil, departsAt, now)) return DEPARTURE_MOVED;
  const rule = { freeUntil: amendableUntil(terms, sailingDate) };
  if (!isAmendmentCancellation(terms, sailingDate, today)) return { ...rule, kind: 'free', chargePercent: 0 };
  const percent = chargePercent(terms.tiers, sailingDate, today, terms);
  return { ...rule, kind: 'cancellation', chargePercent: percent };
}

/**
 * Another sailing for a party. Where the change counts as a cancellation, the old order ends with its charge and the new one is
 * paid in full; otherwise the order moves, and the difference is settled.
 *
 * @param givenUp prices of the tickets and cabins on the old sailing
 * @param taken prices of the tickets and cabins on the new sailing
 */
export function planSailingChange(
  rule: AmendmentRule,
  { givenUp, taken }: { givenUp: readonly Sen[]; taken: readonly Sen[] },
): Amendment {
  const endsOrder = rule.kind === 'cancellation';
  const charge = { ...chargeOf(rule, givenUp), endsOrder };
  if (!endsOrder) return { ...charge, ...settlement(sumSen(taken) - sumSen(givenUp)) };
  return { ...charge, refundSen: sumSen(givenUp) - charge.chargeSen, toPaySen: sumSen(taken) };
}

/**
 * Other cabins or further passengers on the order's own sailing. What stays keeps its price and does not count; cabins that are given
 * up are charged where the change counts as a cancellation.
 *
 * @param givenUp prices of the cabins that the party gives up
 * @param taken prices of the cabins and tickets that are new
 */
export function planOnBoardChange(
  rule: AmendmentRule,
  { givenUp, taken }: { givenUp: readonly Sen[]; taken: readonly Sen[] },
): Amendment {
  const charge = chargeOf(givenUp.length > 0 ? rule : { ...rule, kind: 'free', chargePercent: 0 }, givenUp);
  const difference = sumSen(taken) + charge.chargeSen - sumSen(givenUp);
  return { ...charge, ...settlement(difference), endsOrder: false };
}

/** Each part's charge is rounded by itself, as it is for a cancellation. */
function chargeOf(
  { kind, freeUntil, chargePercent }: AmendmentRule,
  givenUp: readonly Sen[],
): Pick<Amendment, 'countsAsCancellation' | 'freeUntil' | 'chargePercent' | 'chargeSen'> {
  return {
    countsAsCancellation: kind === 'cancellation',
    freeUntil,
    chargePercent,
    chargeSen: sumSen(givenUp.map(priceSen => percentOfSen(priceSen, chargePercent))),
  };
}

/** @param differenceSen below 0: it is refunded */
const settlement = (differenceSen: Sen): Pick<Amendment, 'refundSen' | 'toPaySen'> => ({
  refundSen: Math.max(0, -differenceSen),
  toPaySen: Math.max(0, differenceSen),
});
