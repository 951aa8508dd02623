import { sql } from 'kysely';
import type { Connection } from '../../../lib/database/database.ts';

export interface StationReport {
  id: string;
  gate: string;
  sailingId: number | null;
  waiting: number;
  officerId: string;
  seenAt: Date;
}

/** Keeps what a station tells of itself. A sailing that does not exist is left out of it. */
export async function keepReport(db: Connection, report: StationReport): Promise<void> {
  const row = {
    gate: report.gate,
    sailing_id: sql<number | null>`(select id from sailings where id = ${report.sailingId})`,
    waiting: report.waiting,
    officer_id: report.officerId,
    last_seen_at: report.seenAt,
  };
  await db
    .insertInto('gate_stations')
    .values({ id: report.id, ...row })
    .onConflict(conflict => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Notes that a station was heard of; of one that never told of itself, where it stands. */
export async function keepSign(
  db: Connection,
  { id, gate, officerId, seenAt }: Pick<StationReport, 'id' | 'gate' | 'officerId' | 'seenAt'>,
): Promise<void> {
  const sign = { officer_id: officerId, last_seen_at: seenAt };
  await db
    .insertInto('gate_stations')
    .values({ id, gate, waiting: 0, ...sign })
    .onConflict(conflict => conflict.column('id').doUpdateSet(sign))
    .execute();
}
