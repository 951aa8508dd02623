import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../api/src/lib/database/database.ts';

const ORDERS = 36;

/**
 * A day's typing at the desk: for some orders of the season one search text each, key by key. The same season gives the
 * same keys.
 */
export async function typedAtTheDesk(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ typed: string[] }>`
    select array[o.number, lower(o.contact_name), p.name, right(regexp_replace(p.phone, '\\D', '', 'g'), 7), p.id_number,
      o.number || '-1', split_part(p.name, ' ', 1) || ' ' || right(o.contact_phone, 4)] as typed
    from orders o join passengers p on p.order_id = o.id and p.position = 1
    order by md5(o.id::text) limit ${ORDERS}
  `.execute(db);
  return rows.flatMap(({ typed }, index) => prefixes(typed[index % typed.length] ?? ''));
}

function prefixes(text: string): string[] {
  const characters = [...text];
  return characters.map((_, index) => characters.slice(0, index + 1).join(''));
}
