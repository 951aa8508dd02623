import { sql } from 'kysely';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { setBoardingStatus } from './boarding-status.repository.ts';

/** What let each of these in does not count any more (invariant I6). The caller holds the locks of their tickets. */
export async function undoAdmissions(
  trx: Transaction<Database>,
  ticketIds: readonly string[],
  at: Date,
): Promise<void> {
  await trx
    .updateTable('boarding_events')
    .set({ undone_at: at })
    .where('ticket_id', '=', sql<string>`any(${ticketIds})`)
    .where('outcome', '=', 'boarded')
    .where('stands', '=', true)
    .where('undone_at', 'is', null)
    .execute();
}

/**
 * Takes back the boarding of tickets whose ship does not sail: what let each of them in is undone (invariant I6). The
 * caller holds the locks of their orders.
 */
export async function sendAshore(
  trx: Transaction<Database>,
  ticketIds: readonly string[],
  at: Date,
): Promise<void> {
  if (ticketIds.length === 0) return;
  await undoAdmissions(trx, ticketIds, at);
  for (const id of ticketIds) await setBoardingStatus(trx, id, 'pending', at);
}
