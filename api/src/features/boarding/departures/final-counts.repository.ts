import type { ClosedCount } from '@gangway/shared/contract/office/gate/gate.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../../lib/database/database.ts';

/** A closed count as it is stored. */
export interface FinalCount extends Omit<ClosedCount, 'closedAt' | 'missing' | 'late' | 'amendments'> {
  closedAt: Date;
  /** Tickets that were not on board. */
  missing: string[];
  /** The boardings and undos that were counted. */
  events: number;
}

/** The count of a sailing that holds: the last one. */
export async function findLiveCount(db: Connection, sailingId: number): Promise<FinalCount | undefined> {
  const { rows } = await sql<FinalCount>`
    select c.number, c.closed_at as "closedAt", jsonb_build_object('username', u.username, 'name', u.name) as "closedBy",
      c.sold, c.boarded, c.missing, c.open_conflicts as "openConflicts", c.gates, c.reason, c.events
    from final_counts c join system_users u on u.id = c.closed_by
    where c.sailing_id = ${sailingId}
    order by c.number desc limit 1
  `.execute(db);
  return rows[0];
}

type AmendmentRow = Omit<ClosedCount['amendments'][number], 'receivedAt' | 'firstScanAt'> & {
  receivedAt: Date;
  firstScanAt: Date;
};

/** What arrived after a count was closed, in the order of its numbers; written by the database itself. */
export async function findAmendments(
  db: Connection,
  sailingId: number,
  countNumber: number,
): Promise<AmendmentRow[]> {
  const { rows } = await sql<AmendmentRow>`
    select number, received_at as "receivedAt", gate, boarded, undone, first_scan_at as "firstScanAt"
    from final_count_amendments
    where sailing_id = ${sailingId} and count_number = ${countNumber}
    order by number
  `.execute(db);
  return rows;
}

/**
 * Holds off scans that are about to be stored until the count is closed, and waits for those that are being stored. It
 * must be the first statement of its transaction, or the count would be of a moment before it waited.
 */
export async function lockCounts(trx: Transaction<Database>): Promise<void> {
  await sql`lock table final_counts in exclusive mode`.execute(trx);
}

/** How many boardings and undos of a sailing there are. None is ever taken away. */
export async function countEvents(db: Connection, sailingId: number): Promise<number> {
  const { rows } = await sql<{ events: number }>`
    select count(*)::integer as events from boarding_events where sailing_id = ${sailingId} and outcome <> 'refused'
  `.execute(db);
  return rows[0]?.events ?? 0;
}

/** Stores a closed count. Violates `one_live_count` where another has this number. */
export async function insertFinalCount(
  trx: Transaction<Database>,
  count: Omit<FinalCount, 'closedBy'> & { id: string; sailingId: number; closedBy: string },
): Promise<void> {
  await trx
    .insertInto('final_counts')
    .values({
      id: count.id,
      sailing_id: count.sailingId,
      number: count.number,
      closed_at: count.closedAt,
      closed_by: count.closedBy,
      sold: count.sold,
      boarded: count.boarded,
      missing: count.missing,
      open_conflicts: count.openConflicts,
      events: count.events,
      gates: JSON.stringify(count.gates),
      reason: count.reason,
    })
    .execute();
}
