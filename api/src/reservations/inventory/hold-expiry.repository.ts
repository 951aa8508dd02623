import type { Connection, Database, Transaction } from '../../lib/database/database.ts';

/** The sailings that have unpaid orders whose time to pay has run out. */
export async function findSailingsWithOverdueHolds(db: Connection, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('sailing_id')
    .distinct()
    .where('status', '=', 'unpaid')
    .where('hold_expires_at', '<=', now)
    .execute();
  return rows.map(row => row.sailing_id);
}

/** Locks the overdue orders of a sailing. One that is being paid at this moment is locked already, and left alone. */
export async function lockOverdueOrders(
  trx: Transaction<Database>,
  sailingId: number,
  now: Date,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('orders')
    .select('id')
    .where('sailing_id', '=', sailingId)
    .where('status', '=', 'unpaid')
    .where('hold_expires_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(row => row.id);
}
