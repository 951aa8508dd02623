import type { Database } from 'better-sqlite3';

/** A passenger list as stored on the disk. Only the key opens it, which the station keeps in memory. */
export interface SealedList {
  version: string;
  sealed: string;
  /** When the server last confirmed that it is current; milliseconds, in the server's time. */
  asOf: number;
}

/** The passenger list of the sailing that this gate boards, and of no other. */
export function createSealedLists(db: Database) {
  const read = db.prepare<[number], SealedList>(
    'select version, sealed, as_of as asOf from passenger_lists where sailing_id = ?',
  );
  const asOf = db.prepare<[number], number>('select as_of from passenger_lists where sailing_id = ?').pluck();
  const forgetOthers = db.prepare<[number]>('delete from passenger_lists where sailing_id <> ?');
  const put = db.prepare<[string, string, number, number]>(
    `insert into passenger_lists (sailing_id, version, sealed, as_of)
    select id, ?, ?, ? from sailings where id = ?
    on conflict (sailing_id) do update set version = excluded.version, sealed = excluded.sealed, as_of = excluded.as_of`,
  );
  const confirm = db.prepare<[number, number]>('update passenger_lists set as_of = ? where sailing_id = ?');
  return {
    of: (sailingId: number): SealedList | undefined => read.get(sailingId),
    /** When the server last confirmed that it is current; null without one. */
    asOf: (sailingId: number): number | null => asOf.get(sailingId) ?? null,
    put(sailingId: number, { version, sealed, asOf }: SealedList): void {
      forgetOthers.run(sailingId);
      put.run(version, sealed, asOf, sailingId);
    },
    /** Marks the stored list as current. */
    confirm: (sailingId: number, asOf: number): void => void confirm.run(asOf, sailingId),
  };
}
