import type { Connection } from './database.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Deletes sailings that left the feed with their tickets and events, once the server has all of their events.
 * Events without a sailing are deleted after a day. `now` is in milliseconds, in the server's time.
 */
export function purge(db: Connection, now: number): void {
  const gone = db
    .prepare<[], number>(
      `select id from sailings s where in_feed = 0 and not exists
        (select 1 from outbox o indexed by outbox_waiting where o.result is null and o.sailing_id = s.id)`,
    )
    .pluck()
    .all();
  for (const id of gone) {
    // A ticket that moved to another sailing is kept for that one.
    db.prepare(
      `update tickets set held_for = sailing_id
      where held_for = ? and sailing_id in (select id from sailings where in_feed = 1)`,
    ).run(id);
    db.prepare('delete from outbox where sailing_id = ?').run(id);
    db.prepare('delete from sailings where id = ?').run(id);
  }
  db.prepare(
    `delete from outbox where result is not null and scanned_at < ?
      and (sailing_id is null or sailing_id not in (select id from sailings))`,
  ).run(now - DAY_MS);
  db.prepare(
    'delete from lookups where sent = 1 and looked_up_at < ? and sailing_id not in (select id from sailings)',
  ).run(now - DAY_MS);
}
