import type { BoardingStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../lib/database/database.ts';

/** A ticket's boarding status and since when. */
export interface StatusChange {
  ticketId: string;
  status: BoardingStatus;
  at: Date;
}

/**
 * How a ticket changes its boarding status. The database refuses a change that shared/domain/states/transitions.ts does
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

/** The same for many tickets, each named once. The caller holds their locks. */
export async function setBoardingStatuses(
  trx: Transaction<Database>,
  changes: readonly StatusChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const given = changes.map(({ ticketId, status, at }) => ({
    id: ticketId,
    status,
    at: status === 'boarded' ? at : null,
  }));
  await sql`
    update tickets t set boarding_status = g.status, boarded_at = g.at
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (id uuid, status boarding_status, at timestamptz)
    where t.id = g.id
  `.execute(trx);
}

/**
 * Has the gates told anew whether the holders of these tickets are on board, although that has not changed: a gate took it
 * for otherwise. The caller holds their locks.
 */
export async function tellBoardingsAgain(
  trx: Transaction<Database>,
  ticketIds: readonly string[],
): Promise<void> {
  if (ticketIds.length === 0) return;
  await sql`update tickets set boarded_xid = pg_current_xact_id() where id = any(${ticketIds}::uuid[])`.execute(
    trx,
  );
}
