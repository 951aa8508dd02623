import type { Database, Transaction } from '../../../lib/database/database.ts';
import type { Happened, Verdict } from './earlier-scan.rules.ts';

/** What counts of a ticket's history, with how its boardings are taken to stand now. The caller holds its lock. */
export async function findHistory(
  trx: Transaction<Database>,
  ticketId: string,
): Promise<(Happened & Pick<Verdict, 'stands' | 'undoneAt'>)[]> {
  const rows = await trx
    .selectFrom('boarding_events')
    .select(['id', 'outcome', 'scanned_at', 'stands', 'undone_at'])
    .where('ticket_id', '=', ticketId)
    .where('outcome', '<>', 'refused')
    .where('valid', '=', true)
    .orderBy('scanned_at')
    .orderBy('sequence')
    .execute();
  return rows.map(row => ({
    id: row.id,
    outcome: row.outcome as Happened['outcome'],
    at: row.scanned_at,
    stands: row.stands,
    undoneAt: row.undone_at,
  }));
}

/** Writes how boardings of one ticket stand. What stands no more gives way first: two never do at once (invariant I6). */
export async function writeVerdicts(trx: Transaction<Database>, verdicts: readonly Verdict[]): Promise<void> {
  const givingWay = verdicts.filter(({ stands, undoneAt }) => !stands || undoneAt !== null);
  const standing = verdicts.filter(({ stands, undoneAt }) => stands && undoneAt === null);
  for (const { id, stands, undoneAt } of [...givingWay, ...standing])
    await trx
      .updateTable('boarding_events')
      .set({ stands, undone_at: undoneAt })
      .where('id', '=', id)
      .execute();
}
