import { percentile } from '@gangway/shared/node/testing/percentile.ts';
import { proofSize } from '@gangway/shared/node/testing/proofs.ts';
import { expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { moveQueues } from '../../src/features/queue/move-queue.service.ts';
import type { Deps } from '../../src/lib/http/context.ts';
import { createCopies, inTurn } from '../races/copies.ts';
import { createCaller } from '../support/call.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { signInStaff } from '../support/people/accounts.ts';
import { playCrowd } from './crowd.ts';
import { redraw } from './redraw.ts';

const PLACES = proofSize(40, 600);
const VISITORS = proofSize(300, 100_000);
const OPENS_IN = 90;
const SEED = 20_261_123;

const database = await createTestDatabase();
const { db } = database;
const [first, second] = await createCopies(database);
const { clock } = first;
/** Two copies on one clock, behind a proxy, that share reads for a second as the server does. */
const copies = [first, second].map(copy => {
  const deps: Deps = { ...copy.deps, clock, env: { ...copy.deps.env, trustProxy: true } };
  return { deps, call: createCaller(createApp(deps, { sharedMs: 1_000 })) };
});
const call = inTurn(copies.map(copy => copy.call));
const manager = await signInStaff(first, ['catalogue.manage']);
const voyage = await createVoyage(db);
// Nobody here pays. Places whose time to pay ended after the last visitor had left would be counted as not sold.
await db.insertInto('settings').values({ key: 'holdMinutes', value: '120' }).execute();
/** A repeated test has a new sailing. */
let tries = 0;

test(`${VISITORS} visitors for ${PLACES} places: none is sold twice, the queue is drawn as published, answers are quick`, async ({
  annotate,
}) => {
  const sailingId = await createSailing(db, voyage, { date: `2027-03-${12 + tries++}`, capacity: PLACES });
  const salesOpenAt = new Date(clock.now().getTime() + OPENS_IN * 1_000).toISOString();
  const opened = await call('POST', `/office/sailings/${sailingId}/waiting-room`, {
    headers: manager.headers,
    body: { open: true, salesOpenAt },
  });
  expect(opened.status).toBe(200);
  const crowd = {
    sailingId,
    visitors: VISITORS,
    opensIn: OPENS_IN,
    late: 0.1,
    gone: 0.2,
    undecided: 0.1,
    seed: SEED,
  };
  const rush = await playCrowd(call, clock, crowd, () =>
    Promise.all(copies.map(({ deps }) => moveQueues(deps))),
  );
  const { milliseconds, seconds } = rush;
  const p99 = percentile(milliseconds, 0.99);
  await annotate(
    `${milliseconds.length} answers in ${Math.round(seconds)} s, ${rush.clockSeconds} s of the crowd's own (${Math.round(milliseconds.length / seconds)} a second): ` +
      `median ${percentile(milliseconds, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ` +
      `longest ${percentile(milliseconds, 1).toFixed(0)} ms; ` +
      `${rush.booked.length} bookings, ${rush.toldSoldOut} told that it is sold out`,
  );

  expect(rush.unexpected).toEqual([]);
  const places = await db
    .selectFrom('sailing_inventory')
    .select(['held', 'sold'])
    .where('sailing_id', '=', sailingId)
    .executeTakeFirstOrThrow();
  expect(places).toEqual({ held: PLACES, sold: 0 });
  const orders = await db
    .selectFrom('orders')
    .select(['number', 'status'])
    .where('sailing_id', '=', sailingId)
    .execute();
  const unpaid = new Set(orders.flatMap(({ number, status }) => (status === 'unpaid' ? [number] : [])));
  expect(rush.booked.filter(({ order }) => !unpaid.has(order))).toEqual([]);
  expect(rush.booked.reduce((sum, { party }) => sum + party, 0)).toBe(PLACES);
  expect(p99).toBeLessThanOrEqual(1_000);

  const { drawn } = await db
    .selectFrom('waiting_rooms')
    .select('drawn')
    .where('sailing_id', '=', sailingId)
    .executeTakeFirstOrThrow();
  expect(drawn).toBeGreaterThan(VISITORS * 0.85);
  expect(await redraw(first, sailingId)).toEqual({
    good: true,
    said: `${drawn} places, drawn by the published seed.`,
  });
  // All who booked were at the front of the queue, and no more were admitted than the places allow.
  const { served } = await db
    .selectFrom('waiting_rooms')
    .select('served')
    .where('sailing_id', '=', sailingId)
    .executeTakeFirstOrThrow();
  expect(Math.max(...rush.booked.map(({ number }) => number))).toBeLessThanOrEqual(served);
  expect(served).toBeLessThan(PLACES * 3);
  expect(await brokenRows(db)).toEqual([]);
}, 900_000);
