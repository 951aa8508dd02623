import type { ClosedCount } from '@gangway/shared/contract/office/gate/gate.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../../lib/database/database.ts';

/** A closed count as it is stored. */
export interface FinalCount extends Omit<ClosedCount, 'closedAt' | 'missing' | 'late'> {
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
