import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { moveQueues } from '../../src/features/queue/move-queue.service.ts';
import { createVisitors } from '../queue/visitors.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';
import { createBreaker } from './breaker.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database, { trustProxy: true });
const { call, clock, deps } = gangway;
const sailingId = await createSailing(db, await createVoyage(db), { capacity: 4 });
const visitors = createVisitors(call, sailingId);
const { findingsAfter, unseenChecks } = createBreaker(db);

const manager = await signInStaff(gangway, ['catalogue.manage']);
const salesOpenAt = new Date(clock.now().getTime() + 60_000).toISOString();
await call('POST', `/office/sailings/${sailingId}/waiting-room`, {
  headers: manager.headers,
  body: { open: true, salesOpenAt },
});
for (let index = 0; index < 6; index++) await visitors.join(`visitor ${index}`, index);
clock.advance(60_000);
await moveQueues(deps);
const places = await db.selectFrom('waiting_places').select('id').orderBy('number').execute();
const [first = '', second = '', third = '', fourth = ''] = places.map(({ id }) => id);
for (let index = 0; index < 6; index++) await visitors.book(`visitor ${index}`);

test('a drawn queue that was sold keeps I10', async () => {
  expect(
    await db.selectFrom('waiting_places').select('id').where('order_id', 'is not', null).execute(),
  ).toHaveLength(3);
  expect(await findingsAfter()).toEqual([]);
});

test('two positions with one number', async () => {
  const found = await findingsAfter(
    sql`drop index number_once_per_line`,
    sql`update waiting_places set number = 1 where id = ${second}`,
  );
  expect(found).toEqual([
    `I10 drawn-by-seed: waiting_places ${second}`,
    `I10 number-once: waiting_rooms ${sailingId}`,
  ]);
});

test('a position that was moved before others', async () => {
  const found = await findingsAfter(
    sql`drop index number_once_per_line`,
    sql`update waiting_places set number = 3 - number where id in (${first}, ${second})`,
  );
  expect(found).toEqual([first, second].sort().map(id => `I10 drawn-by-seed: waiting_places ${id}`));
});

test('a seed that differs from the announced one', async () => {
  const found = await findingsAfter(
    sql`alter table waiting_rooms alter column seed_hash drop expression`,
    sql`update waiting_rooms set seed_hash = sha256('another')`,
  );
  expect(found).toEqual([`I10 seed-as-published: waiting_rooms ${sailingId}`]);
});

test('a person who was admitted too early, and one who was skipped', async () => {
  const early = await findingsAfter(
    sql`update waiting_places set let_in_at = now(), turn_ends_at = now() where id = ${fourth}`,
  );
  expect(early).toEqual([`I10 let-in-in-order: waiting_places ${fourth}`]);
  expect(await findingsAfter(sql`update waiting_rooms set served = 4`)).toEqual([
    `I10 let-in-in-order: waiting_places ${fourth}`,
  ]);
});

test('a turn with two bookings, and one without any', async () => {
  const found = await findingsAfter(
    sql`alter table waiting_places drop constraint one_booking_a_turn`,
    sql`update waiting_places set order_id = null where id = ${third}`,
  );
  expect(found).toEqual([`I10 one-booking-a-turn: waiting_places ${third}`]);
});

test('every check of I10 has found a violation', () => {
  expect(unseenChecks('I10')).toEqual([]);
});
