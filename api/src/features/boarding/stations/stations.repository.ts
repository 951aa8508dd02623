import { sql } from 'kysely';
import type { Connection } from '../../../lib/database/database.ts';

export interface StationReport {
  id: string;
  gate: string;
  sailingId: number | null;
  waiting: number;
  /** When the oldest of them was made. */
  waitingSince: Date | null;
  officerId: string;
  seenAt: Date;
}

/** Stores the state that a station reports. A sailing that does not exist is stored as none. */
export async function recordReport(db: Connection, report: StationReport): Promise<void> {
  const row = {
    gate: report.gate,
    sailing_id: sql<number | null>`(select id from sailings where id = ${report.sailingId})`,
    waiting: report.waiting,
    waiting_since: report.waiting > 0 ? report.waitingSince : null,
    officer_id: report.officerId,
    last_seen_at: report.seenAt,
  };
  await db
    .insertInto('gate_stations')
    .values({ id: report.id, ...row })
    .onConflict(conflict => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Stores the time of a station's last contact; for a station that has not reported its state yet, also its gate. */
export async function recordHeartbeat(
  db: Connection,
  { id, gate, officerId, seenAt }: Pick<StationReport, 'id' | 'gate' | 'officerId' | 'seenAt'>,
): Promise<void> {
  const heartbeat = { officer_id: officerId, last_seen_at: seenAt };
  await db
    .insertInto('gate_stations')
    .values({ id, gate, waiting: 0, ...heartbeat })
    .onConflict(conflict =>
      conflict
        .column('id')
        .doUpdateSet({ ...heartbeat, gate: sql`coalesce(nullif(gate_stations.gate, ''), excluded.gate)` }),
    )
    .execute();
}
