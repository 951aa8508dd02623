import type { SailingStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';

/** Locks a sailing until the transaction ends: before its orders, and those before its places. @throws AppError `sailing-not-found` */
export async function lockSailing(trx: Transaction<Database>, id: number) {
  const sailing = await trx
    .selectFrom('sailings')
    .selectAll()
    .where('id', '=', id)
    // Bookings reference the sailing and must not wait for a change of it.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!sailing) throw new AppError('sailing-not-found');
  return sailing;
}

export type LockedSailing = Awaited<ReturnType<typeof lockSailing>>;

/**
 * The one way a sailing changes its status. The database refuses a change that shared/domain/states/transitions.ts does not know
 * and writes the audit entry (invariant I7). The caller holds the sailing's lock.
 */
export async function setSailingStatus(
  trx: Transaction<Database>,
  id: number,
  status: SailingStatus,
): Promise<void> {
  await trx.updateTable('sailings').set({ status }).where('id', '=', id).execute();
}
