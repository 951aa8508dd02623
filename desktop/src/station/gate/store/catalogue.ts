import { createPublicKey, type KeyObject } from 'node:crypto';
import type { GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import type { GateKey, GateRoutedSailing } from '@gangway/shared/contract/office/gate/gate.ts';
import type { Connection } from './database.ts';
import { type Meta, readMeta } from './meta.ts';

/** A key that signed tickets, ready for verification. */
export interface HeldKey {
  publicKey: KeyObject;
  withdrawn: boolean;
}

/** A sailing whose tickets may be in the cache. */
export interface HeldSailing {
  feed: GateSailing;
  /** Whether a gate may still board it, as far as is known; otherwise it is kept for unsent scans. */
  inFeed: boolean;
  hasTickets: boolean;
}

/** The small tables that every decision needs besides the ticket. */
export interface Catalogue {
  meta: Meta;
  keys: ReadonlyMap<number, HeldKey>;
  sailings: ReadonlyMap<number, HeldSailing>;
  names: ReadonlyMap<number, GateRoutedSailing>;
}

/**
 * The catalogue in memory, read again after each change. A sync every few seconds changes little of it while a scan may
 * be waiting, so unchanged texts are not parsed again.
 */
export function createCatalogue(db: Connection) {
  const keyRows = db.prepare<[], { id: number; x: string; withdrawn: number }>(
    'select id, public_key as x, withdrawn from keys',
  );
  const sailingRows = db.prepare<[], { id: number; feed: string; in_feed: number; has_tickets: number }>(
    'select * from sailings',
  );
  const nameRows = db.prepare<[], { id: number; feed: string }>('select id, feed from names');
  const publicKeyOf = remembered(x =>
    createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
  );
  const sailingOf = remembered(feed => JSON.parse(feed) as GateSailing);
  let names: Catalogue['names'] | null = null;
  let current: Catalogue | null = null;

  const readKeys = (): Catalogue['keys'] => {
    const rows = keyRows.all();
    const publicKeys = publicKeyOf(rows.map(({ x }) => x));
    return new Map(
      rows.map(({ id, withdrawn }, index) => [
        id,
        { publicKey: publicKeys[index] as KeyObject, withdrawn: withdrawn === 1 },
      ]),
    );
  };
  const readSailings = (): Catalogue['sailings'] => {
    const rows = sailingRows.all();
    const feeds = sailingOf(rows.map(({ feed }) => feed));
    return new Map(
      rows.map(({ id, in_feed, has_tickets }, index) => [
        id,
        { feed: feeds[index] as GateSailing, inFeed: in_feed === 1, hasTickets: has_tickets === 1 },
      ]),
    );
  };
  const readNames = (): Catalogue['names'] =>
    new Map(nameRows.all().map(({ id, feed }) => [id, JSON.parse(feed) as GateRoutedSailing]));

  return {
    read(): Catalogue {
      names ??= readNames();
      current ??= { meta: readMeta(db), keys: readKeys(), sailings: readSailings(), names };
      return current;
    },
    /** Something was written; `isNamesToo`: names as well. */
    changed(isNamesToo: boolean): void {
      current = null;
      if (isNamesToo) names = null;
    },
  };
}

/** Parses texts; those of the last call are not parsed again. */
function remembered<Value>(parse: (text: string) => Value): (texts: readonly string[]) => Value[] {
  let last = new Map<string, Value>();
  return texts => {
    const values = texts.map(text => last.get(text) ?? parse(text));
    last = new Map(texts.map((text, index) => [text, values[index] as Value]));
    return values;
  };
}

/** Ids as a JSON array, so that unchanged values are not written again every few seconds. */
const LISTED = '(select value from json_each(?))';

export function writeKeys(db: Connection, keys: readonly GateKey[]): void {
  db.prepare(`delete from keys where id not in ${LISTED}`).run(JSON.stringify(keys.map(({ id }) => id)));
  const upsert = db.prepare(
    `insert into keys (id, public_key, withdrawn) values (?, ?, ?)
    on conflict (id) do update set public_key = excluded.public_key, withdrawn = excluded.withdrawn
    where (public_key, withdrawn) is not (excluded.public_key, excluded.withdrawn)`,
  );
  for (const { id, publicKey, withdrawn } of keys) upsert.run(id, publicKey, Number(withdrawn));
}

/** Whether all tickets of a sailing are in the cache. */
export const hasTickets = (db: Connection, sailingId: number): boolean =>
  db.prepare<[number], number>('select has_tickets from sailings where id = ?').pluck().get(sailingId) === 1;

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

export function writeNames(db: Connection, names: readonly GateRoutedSailing[]): void {
  db.exec('delete from names');
  const insert = db.prepare('insert into names (id, feed) values (?, ?)');
  for (const name of names) insert.run(name.id, JSON.stringify(name));
}
