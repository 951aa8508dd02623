import { sql } from 'kysely';
import type { Database, Transaction } from '../../lib/database/database.ts';

/** What is due for an order changes with its parts (invariant I3). The caller holds its lock. @returns what is due now. */
export async function changeDue(
  trx: Transaction<Database>,
  orderId: string,
  bySen: number,
  at: Date,
): Promise<number> {
  const { due_sen } = await trx
    .updateTable('orders')
    .set({ due_sen: sql`due_sen + ${bySen}`, updated_at: at })
    .where('id', '=', orderId)
    .returning('due_sen')
    .executeTakeFirstOrThrow();
  return due_sen;
}

/** Nothing is due for these orders any more. The caller holds their locks. */
export async function clearDue(trx: Transaction<Database>, orderIds: readonly string[]): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ due_sen: 0 })
    .where('id', '=', sql<string>`any(${orderIds})`)
    .execute();
}

/** An order was paid with this amount. The caller holds its lock. */
export async function setPaid(trx: Transaction<Database>, orderId: string, amountSen: number): Promise<void> {
  await trx.updateTable('orders').set({ paid_sen: amountSen }).where('id', '=', orderId).execute();
}

/** A paid order was paid with this much more. The caller holds its lock. */
export async function addToPaid(
  trx: Transaction<Database>,
  orderId: string,
  amountSen: number,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ paid_sen: sql`paid_sen + ${amountSen}` })
    .where('id', '=', orderId)
    .execute();
}
