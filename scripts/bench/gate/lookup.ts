import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { percentile } from '@gangway/shared/node/testing/percentile.ts';
import { openDatabase } from '../../../desktop/src/station/gate/store/database.ts';
import { openStore, STORE_FILE } from '../../../desktop/src/station/gate/store/store.ts';
import { createFullShip, raise } from './full-ship.ts';

const PASSES = 60;

/** Median microseconds to find a ticket. */
export interface LookupTimes {
  station: number;
  bare: number;
}

/**
 * Finds every ticket of a full ship in a station's cache, and with only better-sqlite3's `get` in a copy of its file.
 * Both alternate, pass after pass; the first passes warm up.
 */
export function timeLookups(folder: string, passengers: number): LookupTimes {
  const { tickets, feed } = createFullShip(passengers);
  const refs = tickets.map(ticket => ticket.feed.ref);
  const needs = { now: () => new Date(feed.now), newId: crypto.randomUUID.bind(crypto), report: raise };
  const filled = openStore({ folder: join(folder, 'station'), ...needs });
  filled.apply(feed, 0);
  filled.close();
  cpSync(join(folder, 'station'), join(folder, 'bare'), { recursive: true });

  const store = openStore({ folder: join(folder, 'station'), ...needs });
  const bare = openDatabase(join(folder, 'bare', STORE_FILE), 'FULL');
  const get = bare.prepare('select * from tickets where ref = ?');
  const passes = Array.from({ length: PASSES }, () => ({
    station: microsecondsEach(refs, ref => store.tickets.byRef(ref)),
    bare: microsecondsEach(refs, ref => get.get(ref)),
  })).slice(PASSES / 6);
  store.close();
  bare.close();
  return {
    station: percentile(
      passes.map(pass => pass.station),
      0.5,
    ),
    bare: percentile(
      passes.map(pass => pass.bare),
      0.5,
    ),
  };
}

function microsecondsEach(refs: readonly string[], find: (ref: string) => unknown): number {
  const begun = performance.now();
  for (const ref of refs) if (!find(ref)) throw new Error('a ticket is missing');
  return ((performance.now() - begun) / refs.length) * 1000;
}
