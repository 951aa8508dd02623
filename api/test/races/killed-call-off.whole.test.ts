import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { proofSize } from '@gangway/shared/node/testing/proofs.ts';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { startCallOff } from '../support/call-off-process.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  createSailing,
  createVoyage,
  FARES,
  newContact,
  passengerInput,
} from '../support/database/factories.ts';
import { askToPay, book, noticeOf, notify } from '../support/money/paying.ts';
import { signInStaff } from '../support/people/accounts.ts';
import { callOffSailings } from '../support/sailings/disrupting.ts';
import { createTestApp } from '../support/test-app.ts';

const KILLS = proofSize(2, 20);
const PARTIES = proofSize(16, 80);
/** How long a process may live after its first effect: a few parties. */
const LIFE_MS = 60;
const HOUR_MS = 3_600_000;

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { clock } = gangway;
const voyage = await createVoyage(db);
const compileCache = mkdtempSync(join(inject('testFolder'), 'compiled-'));

interface Party {
  order_id: string;
  status: string;
  sailing_id: number;
  paid_sen: number;
  refunded_sen: number;
  due_sen: number;
  outcome: string | null;
  /** Places on the other sailing. */
  kept: boolean;
  places: number;
}
const parties = async () =>
  (
    await sql<Party>`
      select party.order_id, party.outcome, party.offer_id is not null as kept, o.status, o.sailing_id, o.paid_sen, o.refunded_sen, o.due_sen,
        (select count(*) from tickets t where t.order_id = o.id and t.canceled_at is null)::integer as places
      from called_off_parties party join orders o on o.id = party.order_id
    `.execute(db)
  ).rows;
const jobsOf = async (kind: string) =>
  (
    await sql<{ order: string }>`
      select data ->> 'orderId' as order from test_jobs where data ->> 'kind' = ${kind}
    `.execute(db)
  ).rows.map(row => row.order);
const placesOf = (id: number) =>
  db.selectFrom('sailing_inventory').select(['held', 'sold']).where('sailing_id', '=', id).executeTakeFirst();

/** Rises with each party that is asked, and with each that is decided. */
const stepsDone = async () =>
  (await parties()).reduce((sum, { outcome }) => sum + (outcome === null ? 1 : 2), 0);

/** Kills the job at random moments of its work, this many times, and then lets it run until `done`. */
async function killUntil(random: ReturnType<typeof seededRandom>, done: () => Promise<boolean>) {
  for (let kill = 0; kill < KILLS / 2; kill++) {
    const before = await stepsDone();
    const job = await startCallOff(database.url, clock.now(), compileCache);
    await expect.poll(async () => (await stepsDone()) > before || (await done()), { interval: 5 }).toBe(true);
    await new Promise(resolve => setTimeout(resolve, random.below(LIFE_MS)));
    await job.kill();
    expect(await brokenRows(db)).toEqual([]);
  }
  const job = await startCallOff(database.url, clock.now(), compileCache);
  await expect.poll(done).toBe(true);
  await job.kill();
}

test(`a call-off of two sailings whose process is killed ${KILLS} times asks and decides for every party exactly once`, async () => {
  await sql`create table test_jobs (id serial, queue text not null, data jsonb not null)`.execute(db);
  const calledOff = [
    await createSailing(db, voyage, { date: '2027-03-01' }),
    await createSailing(db, voyage, { date: '2027-03-01', session: 'nighttime' }),
  ];
  // There are fewer places than people: some parties are kept places and moved, the others are refunded.
  const next = await createSailing(db, voyage, { date: '2027-03-02', capacity: PARTIES });
  let paidSen = 0;
  for (let index = 0; index < PARTIES; index++) {
    const people = 1 + (index % 3);
    const order = await book(gangway, calledOff[index % 2] ?? 0, {
      contact: newContact(),
      passengers: Array.from({ length: people }, () => passengerInput()),
      expectedTotalSen: people * FARES.adult,
    });
    const { data } = await askToPay(gangway, [order]);
    await notify(gangway, noticeOf(data.payment.id, { amountSen: order.dueSen }));
    paidSen += order.dueSen;
  }
  const manager = await signInStaff(gangway, ['catalogue.manage']);
  const until = new Date(clock.now().getTime() + HOUR_MS);
  const { status } = await callOffSailings(gangway, manager, calledOff, {
    reason: 'technical',
    choice: { until: until.toISOString(), otherwise: 'move' },
  });
  expect(status).toBe(200);

  const random = seededRandom(20);
  await killUntil(random, async () => (await parties()).length === PARTIES);
  const asked = await parties();
  expect(asked.every(({ outcome }) => outcome === null)).toBe(true);
  const kept = asked.filter(party => party.kept);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.length).toBeLessThan(PARTIES);
  expect((await jobsOf('called-off')).toSorted()).toEqual(asked.map(({ order_id }) => order_id).toSorted());
  expect(await placesOf(next)).toEqual({ held: kept.reduce((sum, { places }) => sum + places, 0), sold: 0 });

  clock.set(until.toISOString());
  await killUntil(random, async () => (await parties()).every(({ outcome }) => outcome !== null));
  const decided = await parties();
  expect(decided).toHaveLength(PARTIES);
  for (const { outcome, status, sailing_id } of decided)
    expect({
      outcome,
      status,
      moved: sailing_id === next,
      calledOff: calledOff.includes(sailing_id),
    }).toEqual(
      outcome === 'moved'
        ? { outcome, status: 'paid', moved: true, calledOff: false }
        : { outcome: 'refunded', status: 'canceled', moved: false, calledOff: true },
    );
  const moved = decided.filter(({ outcome }) => outcome === 'moved');
  const refunded = decided.filter(({ outcome }) => outcome === 'refunded');
  expect((await jobsOf('order-paid')).toSorted()).toEqual(moved.map(({ order_id }) => order_id).toSorted());
  expect((await jobsOf('sailing-canceled')).toSorted()).toEqual(
    refunded.map(({ order_id }) => order_id).toSorted(),
  );
  expect(await placesOf(next)).toEqual({ held: 0, sold: moved.reduce((sum, { places }) => sum + places, 0) });
  for (const id of calledOff) expect(await placesOf(id)).toEqual({ held: 0, sold: 0 });
  const keptSen = decided.reduce((sum, { due_sen }) => sum + due_sen, 0);
  const refundedSen = decided.reduce((sum, order) => sum + order.refunded_sen, 0);
  expect(keptSen + refundedSen).toBe(paidSen);
  expect(await brokenRows(db)).toEqual([]);
});
