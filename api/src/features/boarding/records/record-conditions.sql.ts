import type { BoardingRecordFilters } from '@gangway/shared/contract/office/gate/boarding.ts';
import { addDays, instantOf } from '@gangway/shared/domain/time/local-date.ts';
import { type RawBuilder, sql } from 'kysely';
import { foldedPattern, likePattern } from '../../../lib/database/like-pattern.ts';
import { searchPatterns } from '../../../lib/database/search-patterns.ts';

type Condition = RawBuilder<boolean>;

/**
 * The filters as a condition on a boarding event (alias `e`), or `true`. Days are on the operator's clock, first and last
 * included.
 */
export function conditionsOf(filters: BoardingRecordFilters): Condition {
  const { departure, sailing, gate, officer, outcome, refusal, method, effective, ticket, name, from, to } =
    filters;
  const conditions: (Condition | false | undefined)[] = [
    departure !== undefined &&
      sql<boolean>`e.sailing_id = any(array(select id from sailings where date = ${departure}))`,
    sailing !== undefined && sql<boolean>`e.sailing_id = ${sailing}`,
    gate !== undefined && sql<boolean>`e.gate = ${gate}`,
    officer !== undefined && sql<boolean>`e.officer_id = ${officer}`,
    outcome && sql<boolean>`e.outcome = ${outcome}`,
    refusal && sql<boolean>`e.refusal = ${refusal}`,
    method && sql<boolean>`e.method = ${method}`,
    effective !== undefined && (effective ? sql<boolean>`e.effective` : sql<boolean>`not e.effective`),
    Boolean(ticket) &&
      sql<boolean>`e.ticket_id = any(array(
        select id from tickets where serial like ${likePattern((ticket ?? '').toUpperCase()).slice(1)}))`,
    Boolean(name) && ofPassenger(name ?? ''),
    from !== undefined && sql<boolean>`e.scanned_at >= ${instantOf(from, '00:00')}`,
    to !== undefined && sql<boolean>`e.scanned_at < ${instantOf(addDays(to, 1), '00:00')}`,
  ];
  const all = conditions.filter((condition): condition is Condition => Boolean(condition));
  return all.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(all, sql` and `)}`;
}

/** The index over all words finds the orders; the name must then be the passenger's, not a companion's. */
function ofPassenger(name: string): Condition {
  const words = name.split(/\s+/).filter(Boolean);
  const inOrder = words.flatMap(searchPatterns).map(pattern => sql<boolean>`f.words like ${pattern}`);
  const inName = words.map(word => sql<boolean>`folded(p.name) like ${foldedPattern(word)}`);
  return sql<boolean>`e.ticket_id = any(array(
    select t.id from order_search f
    join passengers p on p.order_id = f.order_id
    join tickets t on t.passenger_id = p.id
    where ${sql.join([...inOrder, ...inName], sql` and `)}))`;
}
