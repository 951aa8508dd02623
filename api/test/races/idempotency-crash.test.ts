import { setTimeout as pause } from 'node:timers/promises';
import { orderRequest } from '@gangway/shared/contract/sales/orders.ts';
import { seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { proofSize } from '@gangway/shared/node/testing/proofs.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database, Transaction } from '../../src/lib/database/database.ts';
import { answerOnce } from '../../src/lib/http/idempotency.repository.ts';
import { createOrder } from '../../src/processes/book/create-order.service.ts';
import type { ApiCall } from '../support/call.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, orderInput } from '../support/database/factories.ts';
import { createCopies, inTurn } from './copies.ts';
import { expectOnce, repeatRequest } from './repeated-keys.ts';

/** How many connections are cut while requests run on them. */
const CUTS = proofSize(1, 20);

const database = await createTestDatabase();
const { db } = database;
const copies = await createCopies(database);
const [{ deps }] = copies;
const voyage = await createVoyage(db, { rooms: 1 });
const sailingId = await createSailing(db, voyage);

/** Books with a key like POST /orders; `crash` runs between the effect and the commit. */
function bookAndCrash(key: string, crash: (trx: Transaction<Database>) => Promise<void>) {
  const request = orderRequest.parse(orderInput(sailingId, { remarks: key }));
  const booker = { caller: { kind: 'guest' as const }, language: 'en' as const };
  return answerOnce(deps, { owner: 'guest', key, request: ['orders', request] }, async trx => {
    const made = await createOrder(trx, deps, request, booker, deps.ids.uuid());
    await crash(trx);
    return made;
  });
}

/** The traces of a request: the order, its place, and its key. */
async function readTraces(key: string) {
  const orders = await db.selectFrom('orders').select('id').where('remarks', '=', key).execute();
  const keys = await db.selectFrom('idempotency_keys').select('key').where('key', '=', key).execute();
  const { held } = await db
    .selectFrom('sailing_inventory')
    .select('held')
    .where('sailing_id', '=', sailingId)
    .executeTakeFirstOrThrow();
  return { orders: orders.length, keys: keys.length, held };
}

const crashes = {
  'a fault in the program': async () => {
    throw new Error('fault');
  },
  'a connection that is cut': async (trx: Transaction<Database>) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(db);
  },
};

test.each(Object.entries(crashes))(
  '%s between effect and commit leaves no order and no key',
  async (name, crash) => {
    const before = await readTraces(name);
    await expect(bookAndCrash(name, crash)).rejects.toThrow();
    expect(await readTraces(name)).toEqual({ ...before, orders: 0, keys: 0 });
    await bookAndCrash(name, async () => {});
    expect(await readTraces(name)).toEqual({ orders: 1, keys: 1, held: before.held + 1 });
  },
);

test('clients that retry over cut connections get one order and one answer per key', async () => {
  const random = seededRandom(5);
  const call = askingAgain(inTurn(copies.map(copy => copy.call)));
  let racing = true;
  const outcomes = Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      repeatRequest(call, db, { key: `cut-key-${index}.`, sailingId, copies: 5 }),
    ),
  ).finally(() => {
    racing = false;
  });
  let cuts = 0;
  for (; racing && cuts < CUTS; cuts += await cutBusyConnection()) await pause(random.below(30));
  expectOnce(await outcomes);
  expect(cuts).toBe(CUTS);
  expect(await brokenRows(db)).toEqual([]);
});

/** Repeats a request after a connection error, as a client would, up to the total number of cuts. */
function askingAgain(call: ApiCall): ApiCall {
  return async (...args) => {
    for (let faults = 0; ; faults++) {
      const answer = await call(...args);
      if (answer.status < 500 || faults === CUTS) return answer;
    }
  };
}

/** Cuts the connection of one running request. @returns how many were cut: 1 or 0 */
async function cutBusyConnection(): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
    order by random() limit 1
  `.execute(db);
  return rows.length;
}
