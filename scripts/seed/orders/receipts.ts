import { sql } from 'kysely';
import type { Database, Transaction } from '../../../api/src/lib/database/database.ts';

/** Does what the triggers of payments and refunds do at commit, which are off while a seed writes (migration 0041). */
export async function numberReceipts(trx: Transaction<Database>): Promise<void> {
  await sql`select number_missing_receipts()`.execute(trx);
}
