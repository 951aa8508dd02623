import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../src/lib/database/database.ts';

/** Rows of `order_nationalities` that are too many, missing or differ from the orders and their passengers. */
export async function wrongNationalities(db: Kysely<Database>): Promise<unknown[]> {
  const { rows } = await sql`
    with right_rows as (
      select distinct o.id as order_id, p.nationality, o.status, o.channel, s.session, o.created_at
      from orders o join passengers p on p.order_id = o.id join sailings s on s.id = o.sailing_id
    ), found as (
      select order_id, nationality, status, channel, session, created_at from order_nationalities
    )
    (select 'wrong' as is, * from (select * from found except select * from right_rows) too_many)
    union all
    (select 'missing', * from (select * from right_rows except select * from found) missing)
  `.execute(db);
  return rows;
}
