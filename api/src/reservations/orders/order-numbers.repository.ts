import { sql } from 'kysely';
import type { Connection } from '../../lib/database/database.ts';

/** The numbers of orders, by their ids. */
export async function findOrderNumbers(
  db: Connection,
  orderIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('id', '=', sql<string>`any(${orderIds})`)
    .execute();
  return new Map(rows.map(row => [row.id, row.number]));
}
