import type { FoundPassenger, PassengersQuery } from '@gangway/shared/contract/office/orders/passengers.ts';
import { sql } from 'kysely';
import type { Connection } from '../../../lib/database/database.ts';
import { searchPatterns } from '../../../lib/database/search-patterns.ts';

/** The limit of orders searched: words with more matches are too short to identify a passenger. */
const MOST_ORDERS = 200;

/**
 * Passengers whose own name and document match everything that was typed, latest orders first. The orders are found by
 * the same index as in the list; matches of the contact or a phone alone are no passengers.
 */
export async function findPassengers(
  db: Connection,
  { search, size }: PassengersQuery,
): Promise<FoundPassenger[]> {
  const patterns = searchPatterns(search);
  if (patterns.length === 0) return [];
  const all = (words: string) =>
    sql.join(
      patterns.map(pattern => sql`${sql.ref(words)} like ${pattern}`),
      sql` and `,
    );
  const { rows } = await sql<Omit<FoundPassenger, 'departsAt'> & { departsAt: Date }>`
    with found as materialized (
      select f.order_id, f.created_at from order_search f where ${all('f.words')}
      order by f.created_at desc, f.order_id desc limit ${MOST_ORDERS}
    )
    select p.id, p.name, p.id_number as "idNumber", o.number as "orderNumber", s.departs_at as "departsAt"
    from found
    join orders o on o.id = found.order_id
    join sailings s on s.id = o.sailing_id
    join passengers p on p.order_id = o.id
    cross join lateral (
      select ' ' || string_agg(word, ' ') || ' ' as words from (
        select search_words(p.name) union all select search_words(regexp_replace(p.id_number, '\\s', '', 'g'))
      ) parts (word)
    ) own
    where ${all('own.words')}
    order by found.created_at desc, o.id desc, p.position
    limit ${size}
  `.execute(db);
  return rows.map(row => ({ ...row, departsAt: row.departsAt.toISOString() }));
}
