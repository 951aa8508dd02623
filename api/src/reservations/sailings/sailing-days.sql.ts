import { addDays, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { type RawBuilder, sql } from 'kysely';

/** No sailing leaves more days after its own. */
export const LONGEST_DELAY_DAYS = 4;

/**
 * Whether a sailing, with the alias `s`, is of this day or a later one, or leaves then by the calendar of its port: one that is delayed
 * past midnight keeps its date.
 */
export const leavesFrom = (date: LocalDate): RawBuilder<boolean> => sql`(
  s.date >= ${date} or (
    s.date >= ${addDays(date, -LONGEST_DELAY_DAYS)} and (s.departs_at at time zone s.departs_zone)::date >= ${date}::date
  )
)`;
