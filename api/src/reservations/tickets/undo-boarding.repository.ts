import { sql } from 'kysely';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { setBoardingStatus } from './tickets.repository.ts';

/** Marks the effective boarding of each ticket as undone (invariant I6). The caller holds the locks of the tickets. */
export async function markBoardingsUndone(
  trx: Transaction<Database>,
  ticketIds: readonly string[],
  at: Date,
): Promise<void> {
  await trx
    .updateTable('boarding_events')
    .set({ undone_at: at })
    .where('ticket_id', '=', sql<string>`any(${ticketIds})`)
    .where('outcome', '=', 'boarded')
    .where('effective', '=', true)
    .where('undone_at', 'is', null)
    .execute();
}

/**
 * Undoes the boarding of tickets whose ship does not sail (invariant I6). The caller holds the locks of their orders.
 */
export async function undoBoardings(
  trx: Transaction<Database>,
  ticketIds: readonly string[],
  at: Date,
): Promise<void> {
  if (ticketIds.length === 0) return;
  await markBoardingsUndone(trx, ticketIds, at);
  for (const id of ticketIds) await setBoardingStatus(trx, id, 'pending', at);
}
