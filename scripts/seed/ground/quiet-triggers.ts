import { sql } from 'kysely';
import type { Database, Transaction } from '../../../api/src/lib/database/database.ts';

/** Tables of the seed with triggers of the product. */
const tables = [
  'sailings',
  'sailing_inventory',
  'fares',
  'ships',
  'rooms',
  'customers',
  'system_users',
  'orders',
  'order_cabins',
  'tickets',
  'payments',
  'refunds',
  'ledger_entries',
  'ledger_transfers',
  'boarding_conflicts',
] as const;

/**
 * Runs `work` with the triggers off: they would check row by row what a seed guarantees, and date its history today.
 * Constraints and unique indexes stay on. The role of the embedded database may switch off all triggers at once;
 * otherwise the owner of the tables switches off the product's, and foreign keys are still checked.
 */
export async function withoutTriggers<Result>(
  trx: Transaction<Database>,
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await sql<{ all_at_once: boolean }>`
    select has_parameter_privilege('session_replication_role', 'SET') as all_at_once
  `.execute(trx);
  if (rows[0]?.all_at_once) {
    await sql`set local session_replication_role = replica`.execute(trx);
    const result = await work();
    await sql`set local session_replication_role = origin`.execute(trx);
    return result;
  }
  await switchTriggers(trx, 'disable');
  const result = await work();
  await switchTriggers(trx, 'enable');
  return result;
}

async function switchTriggers(trx: Transaction<Database>, to: 'disable' | 'enable'): Promise<void> {
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} ${sql.raw(to)} trigger user`.execute(trx);
  }
}
