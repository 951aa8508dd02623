import { createPublicKey, type KeyObject } from 'node:crypto';
import type { GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import type { GateKey, GateRoutedSailing } from '@gangway/shared/contract/office/gate/gate.ts';
import type { Connection } from './database.ts';

/** A key that signed tickets, ready for verification. */
export interface HeldKey {
  publicKey: KeyObject;
  withdrawn: boolean;
}

/** A sailing whose tickets may be in the cache. */
export interface HeldSailing {
  feed: GateSailing;
  /** Whether a gate may still board it, as far as is known; it is kept for unsent scans. */
  inFeed: boolean;
  hasTickets: boolean;
}

/** Ids as a JSON array, so that unchanged values are not written again every few seconds. */
const LISTED = '(select value from json_each(?))';

export function readKeys(db: Connection): Map<number, HeldKey> {
  const rows = db
    .prepare<[], { id: number; x: string; withdrawn: number }>(
      'select id, public_key as x, withdrawn from keys',
    )
    .all();
  return new Map(
    rows.map(({ id, x, withdrawn }) => {
      const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
      return [id, { publicKey, withdrawn: withdrawn === 1 }];
    }),
  );
}

export function writeKeys(db: Connection, keys: readonly GateKey[]): void {
  db.prepare(`delete from keys where id not in ${LISTED}`).run(JSON.stringify(keys.map(({ id }) => id)));
  const upsert = db.prepare(
    `insert into keys (id, public_key, withdrawn) values (?, ?, ?)
    on conflict (id) do update set public_key = excluded.public_key, withdrawn = excluded.withdrawn
    where (public_key, withdrawn) is not (excluded.public_key, excluded.withdrawn)`,
  );
  for (const { id, publicKey, withdrawn } of keys) upsert.run(id, publicKey, Number(withdrawn));
}

export function readSailings(db: Connection): Map<number, HeldSailing> {
  const rows = db
    .prepare<[], { id: number; feed: string; in_feed: number; has_tickets: number }>('select * from sailings')
    .all();
  return new Map(
    rows.map(({ id, feed, in_feed, has_tickets }) => [
      id,
      { feed: JSON.parse(feed) as GateSailing, inFeed: in_feed === 1, hasTickets: has_tickets === 1 },
    ]),
  );
}

/** `whole`: sailings sent with all tickets. A sailing that left the feed is marked, and purged later. */
export function writeSailings(
  db: Connection,
  sailings: readonly GateSailing[],
  whole: readonly number[],
): void {
  const ids = JSON.stringify(sailings.map(({ id }) => id));
  db.prepare(`update sailings set in_feed = 0 where in_feed = 1 and id not in ${LISTED}`).run(ids);
  const upsert = db.prepare(
    `insert into sailings (id, feed, in_feed, has_tickets) values (@id, @feed, 1, @whole)
    on conflict (id) do update set feed = @feed, in_feed = 1, has_tickets = max(has_tickets, @whole)
    where (feed, in_feed, has_tickets) is not (@feed, 1, max(has_tickets, @whole))`,
  );
  for (const sailing of sailings)
    upsert.run({
      id: sailing.id,
      feed: JSON.stringify(sailing),
      whole: Number(whole.includes(sailing.id)),
    });
}

export function readNames(db: Connection): Map<number, GateRoutedSailing> {
  const rows = db.prepare<[], { id: number; feed: string }>('select id, feed from names').all();
  return new Map(rows.map(({ id, feed }) => [id, JSON.parse(feed) as GateRoutedSailing]));
}

export function writeNames(db: Connection, names: readonly GateRoutedSailing[]): void {
  db.exec('delete from names');
  const insert = db.prepare('insert into names (id, feed) values (?, ?)');
  for (const name of names) insert.run(name.id, JSON.stringify(name));
}
