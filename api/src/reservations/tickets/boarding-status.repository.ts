import type { BoardingStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';

/**
 * The one way a ticket changes its boarding status. The database refuses a change that shared/domain/states/transitions.ts does
 * not know and writes the audit entry (invariant I7). The caller holds the ticket's lock.
 */
export async function setBoardingStatus(
  trx: Transaction<Database>,
  ticketId: string,
  status: BoardingStatus,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({ boarding_status: status, boarded_at: status === 'boarded' ? at : null })
    .where('id', '=', ticketId)
    .execute();
}
