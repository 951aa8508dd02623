import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../api/src/lib/database/database.ts';

/** The desk's lists, and the milliseconds of each request. */
export type ListTimes = Record<ListKind, number[]>;

export const listKinds = [
  'four filters',
  'sorted by due',
  'deep page',
  'one order',
  'audit entries',
  'room board',
] as const;
type ListKind = (typeof listKinds)[number];

const WARM_UP = 5;

/** Requests each of the back office's lists this many times, with different parameters. */
export async function timeOfficeLists(
  server: string,
  token: string,
  db: Kysely<Database>,
  rounds: number,
): Promise<ListTimes> {
  const addresses = await addressesOf(db, rounds + WARM_UP);
  const times = Object.fromEntries(listKinds.map(kind => [kind, [] as number[]])) as ListTimes;
  for (let round = 0; round < rounds + WARM_UP; round++) {
    for (const kind of listKinds) {
      const begun = performance.now();
      await read(`${server}/prod-api/office/${addresses[kind](round)}`, token);
      if (round >= WARM_UP) times[kind].push(performance.now() - begun);
    }
  }
  return times;
}

async function read(address: string, token: string): Promise<void> {
  const answer = await fetch(address, { headers: { 'X-Token': token } });
  const { code, msg } = (await answer.json()) as { code: number; msg: string };
  if (code !== 200) throw new Error(`${address}: ${msg}`);
}

async function addressesOf(
  db: Kysely<Database>,
  count: number,
): Promise<Record<ListKind, (round: number) => string>> {
  const { rows: orders } = await sql<{ number: string; date: string }>`
    select o.number, s.date from orders o join sailings s on s.id = o.sailing_id order by md5(o.id::text) limit ${count}
  `.execute(db);
  const { rows: ships } = await sql<{ id: number }>`select id from ships order by id`.execute(db);
  const { rows: nations } = await sql<{ nationality: string }>`
    select nationality from passengers group by nationality order by nationality
  `.execute(db);
  const of = <Item>(items: readonly Item[], round: number) => items[round % items.length] as Item;
  const nation = (round: number) => of(nations, round).nationality;
  const sessions = ['daytime', 'nighttime'];
  const channels = ['storefront', 'agent', 'counter'];
  const statuses = ['completed', 'refunded', 'canceled', 'paid'];
  return {
    'four filters': round =>
      `orders?size=50&status=${of(statuses, round)}&channel=${of(channels, round)}&session=${of(sessions, round)}&nationality=${nation(round)}`,
    'sorted by due': round => `orders?size=50&sort=due&descending=${round % 2 === 0}`,
    'deep page': round => `orders?size=50&page=${200 - (round % 10)}`,
    'one order': round => `orders/${of(orders, round).number}`,
    'audit entries': round => `audit-entries?size=50&page=${1 + (round % 4)}`,
    'room board': round => `rooms/board?shipId=${of(ships, round).id}`,
  };
}
