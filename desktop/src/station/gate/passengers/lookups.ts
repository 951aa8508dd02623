import type { GateLookup } from '@gangway/shared/contract/office/gate/finder.ts';
import type { Database } from 'better-sqlite3';

/** A search as it is stored; `at` in milliseconds since 1970, in the server's time. */
export interface StoredLookup extends Omit<GateLookup, 'at'> {
  at: number;
}

export type Lookups = ReturnType<typeof createLookups>;

/**
 * The searches at this gate, each kept until the server has it and its sailing is over. The typed text is not stored.
 */
export function createLookups(db: Database) {
  const insert = db.prepare<[Row]>(
    `insert into lookups (lookup_id, sailing_id, gate, officer_id, kind, shown, looked_up_at, sent)
    values (@lookup_id, @sailing_id, @gate, @officer_id, @kind, @shown, @looked_up_at, 0)`,
  );
  const waiting = db.prepare<[number], Row>('select * from lookups where sent = 0 order by seq limit ?');
  const confirm = db.prepare<[string]>('update lookups set sent = 1 where lookup_id = ?');
  const count = db.prepare<[number], number>('select count(*) from lookups where sailing_id = ?').pluck();
  const last = db
    .prepare<[number, number], number>(
      'select looked_up_at from lookups where looked_up_at > ? order by looked_up_at desc limit ?',
    )
    .pluck();
  return {
    add: (lookup: StoredLookup): void => void insert.run(rowOf(lookup)),
    /** The first searches that the server has not confirmed. */
    waiting: (limit: number): StoredLookup[] => waiting.all(limit).map(lookupOf),
    confirm: (lookupId: string): void => void confirm.run(lookupId),
    count: (sailingId: number): number => count.get(sailingId) ?? 0,
    /** The times of the last searches after `since`; at most `limit`, newest first. */
    last: (since: number, limit: number): number[] => last.all(since, limit),
  };
}

interface Row {
  lookup_id: string;
  sailing_id: number;
  gate: string;
  officer_id: string;
  kind: string;
  shown: string;
  looked_up_at: number;
}

const rowOf = ({ lookupId, sailingId, gate, officerId, kind, shown, at }: StoredLookup): Row => ({
  lookup_id: lookupId,
  sailing_id: sailingId,
  gate,
  officer_id: officerId,
  kind,
  shown: JSON.stringify(shown),
  looked_up_at: at,
});

const lookupOf = (row: Row): StoredLookup => ({
  lookupId: row.lookup_id,
  sailingId: row.sailing_id,
  gate: row.gate,
  officerId: row.officer_id,
  kind: row.kind as StoredLookup['kind'],
  shown: JSON.parse(row.shown) as string[],
  at: row.looked_up_at,
});
