import type { CustomerLevel } from '@gangway/shared/contract/base/vocabulary.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../lib/database/database.ts';

/** Locks the whole tree until the transaction ends: superiors must not change while levels do. */
export async function lockTree(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('customers.superior_id'))`.execute(trx);
}

/** Everybody directly below a customer, with their levels. */
export async function findDirectlyBelow(
  trx: Transaction<Database>,
  id: string,
): Promise<{ id: string; username: string; level: CustomerLevel }[]> {
  return trx
    .selectFrom('customers')
    .where('superior_id', '=', id)
    .select(['id', 'username', 'level'])
    .execute();
}

/** The database refuses a superior below the customer (constraint `superior_not_below`). */
export async function setSuperiorOf(
  trx: Transaction<Database>,
  ids: readonly string[],
  superiorId: string | null,
): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ superior_id: superiorId })
    .where('id', 'in', [...ids])
    .execute();
}

export async function setLevelOf(
  trx: Transaction<Database>,
  id: string,
  level: CustomerLevel,
): Promise<void> {
  await trx.updateTable('customers').set({ level }).where('id', '=', id).execute();
}
