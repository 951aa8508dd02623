import type { Database, Transaction } from '../../../lib/database/database.ts';
import type { BoardingEffect, BoardingHistoryEvent } from './earlier-scan.rules.ts';

/** The relevant history of a ticket, with which boardings are effective. The caller holds its lock. */
export async function findHistory(
  trx: Transaction<Database>,
  ticketId: string,
): Promise<(BoardingHistoryEvent & Pick<BoardingEffect, 'effective' | 'undoneAt'>)[]> {
  const rows = await trx
    .selectFrom('boarding_events')
    .select(['id', 'outcome', 'scanned_at', 'effective', 'undone_at'])
    .where('ticket_id', '=', ticketId)
    .where('outcome', '<>', 'refused')
    .where('valid', '=', true)
    .orderBy('scanned_at')
    .orderBy('sequence')
    .execute();
  return rows.map(row => ({
    id: row.id,
    outcome: row.outcome as BoardingHistoryEvent['outcome'],
    at: row.scanned_at,
    effective: row.effective,
    undoneAt: row.undone_at,
  }));
}

/**
 * Writes which boardings of a ticket are effective. Those that end are written before the current one, because there is
 * never more than one at a time (invariant I6).
 */
export async function writeBoardingEffects(
  trx: Transaction<Database>,
  effects: readonly BoardingEffect[],
): Promise<void> {
  const ending = effects.filter(({ effective, undoneAt }) => !effective || undoneAt !== null);
  const current = effects.filter(({ effective, undoneAt }) => effective && undoneAt === null);
  for (const { id, effective, undoneAt } of [...ending, ...current])
    await trx
      .updateTable('boarding_events')
      .set({ effective, undone_at: undoneAt })
      .where('id', '=', id)
      .execute();
}
