import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Connection } from '../../lib/database/database.ts';

/** A sailing of a ship as its rooms see it. */
export interface DeskSailing {
  id: number;
  date: string;
  session: Session;
  departsAt: Date;
  arrivesAt: Date;
}

/**
 * The sailing that a ship's rooms are for now, and the one after it: the first that is under way or still to come, since
 * who sailed with the one before has to be out. Canceled ones do not count.
 */
export async function findDeskSailings(db: Connection, shipId: number, now: Date): Promise<DeskSailing[]> {
  const rows = await db
    .selectFrom('sailings')
    .select(['id', 'date', 'session', 'departs_at', 'arrives_at'])
    .where('ship_id', '=', shipId)
    .where('status', '<>', 'canceled')
    .where('arrives_at', '>', now)
    .orderBy('departs_at')
    .limit(2)
    .execute();
  return rows.map(({ departs_at, arrives_at, ...row }) => ({
    ...row,
    departsAt: departs_at,
    arrivesAt: arrives_at,
  }));
}
