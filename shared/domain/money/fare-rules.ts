import type { Session } from '../../contract/base/vocabulary.ts';
import { isoWeekday, type LocalDate, type Weekday } from '../time/local-date.ts';
import type { Fares } from './fares.ts';
import type { Sen } from './money.ts';

/** Fares of a route and session on some days (R252). */
export interface FareRule {
  session: Session;
  /** ISO weekdays; none: every day. */
  weekdays: readonly number[];
  /** First and last local date of a season; null: always. */
  from: LocalDate | null;
  until: LocalDate | null;
}

const everyDay: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const weekdaysOf = ({ weekdays }: FareRule) => (weekdays.length > 0 ? weekdays : everyDay);

/** The precedence of a rule by its precision: season and weekday 3, season 2, weekday 1. */
const rankOf = (rule: FareRule): number =>
  (rule.from === null ? 0 : 2) + (weekdaysOf(rule).length < everyDay.length ? 1 : 0);

const appliesOn = (rule: FareRule, date: LocalDate): boolean =>
  (rule.from === null || rule.from <= date) &&
  (rule.until === null || date <= rule.until) &&
  weekdaysOf(rule).includes(isoWeekday(date));

/** The rule that applies on a sailing's date: the most precise one. */
export function ruleOn<Rule extends FareRule>(
  rules: readonly Rule[],
  date: LocalDate,
  session: Session,
): Rule | undefined {
  return rules
    .filter(rule => rule.session === session && appliesOn(rule, date))
    .toSorted((one, other) => rankOf(other) - rankOf(one))[0];
}

/** The indexes of two rules of the same precedence that apply on the same day, so that neither takes precedence. */
export function overlapOf(rules: readonly FareRule[]): [earlier: number, later: number] | undefined {
  for (const [later, rule] of rules.entries()) {
    const earlier = rules.slice(0, later).findIndex(other => clash(other, rule));
    if (earlier >= 0) return [earlier, later];
  }
  return undefined;
}

const clash = (one: FareRule, other: FareRule): boolean =>
  one.session === other.session &&
  rankOf(one) === rankOf(other) &&
  (one.from === null || other.until === null || one.from <= other.until) &&
  (other.from === null || one.until === null || other.from <= one.until) &&
  weekdaysOf(one).some(day => weekdaysOf(other).includes(day));

/** How the fares of many sailings change: to new fares, by a percentage, by an amount, or back to the fares of the route. */
export type FareChange =
  | { kind: 'set'; fares: Fares }
  | { kind: 'percent'; percent: number }
  | { kind: 'amount'; amountSen: Sen }
  | { kind: 'route' };

/** Fares changed by a percentage are rounded to 10 sen, as the smallest coin is 5 sen. */
export const ROUND_SEN = 10;

/**
 * A sailing's own fares after a change of its current fares; null if it then has none. A free fare stays free, and
 * no fare becomes negative.
 */
export function changedFares(now: Fares, change: FareChange): Fares | null {
  if (change.kind === 'route') return null;
  if (change.kind === 'set') return change.fares;
  const of = (sen: Sen): Sen => {
    if (sen === 0) return 0;
    const changed =
      change.kind === 'amount'
        ? sen + change.amountSen
        : Math.round((sen * (100 + change.percent)) / 100 / ROUND_SEN) * ROUND_SEN;
    return Math.max(changed, 0);
  };
  return { adult: of(now.adult), child: of(now.child), infant: of(now.infant), senior: of(now.senior) };
}
