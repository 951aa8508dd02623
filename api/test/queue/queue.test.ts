import { expect, test } from 'vitest';
import { forgetPositions } from '../../src/features/queue/forget-positions.service.ts';
import { moveQueues } from '../../src/features/queue/move-queue.service.ts';
import { startMovingQueues } from '../../src/features/queue/move-queues.job.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, orderInput as orderOf } from '../support/database/factories.ts';
import { longTest } from '../support/long-test.ts';
import { newKey } from '../support/money/paying.ts';
import { signInCustomer, signInStaff } from '../support/people/accounts.ts';
import { solvedHumanCheck } from '../support/people/human.ts';
import { createTestApp } from '../support/test-app.ts';
import { eventually } from '../support/waiting.ts';
import { redraw, redrawOf } from './redraw.ts';
import { addressOf, createVisitors, tokenOf } from './visitors.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database, { trustProxy: true });
const { call, clock, deps } = gangway;
const voyage = await createVoyage(db);
const manager = await signInStaff(gangway, ['catalogue.manage', 'settings.manage', 'settings.read']);

let dates = 0;
const newSailing = (capacity = 600) => {
  const date = new Date(Date.UTC(2027, 2, 1 + dates++)).toISOString().slice(0, 10);
  return createSailing(db, voyage, { date, capacity });
};
const change = (
  sailingId: number,
  body: { open: boolean; salesOpenAt: string | null },
  { headers } = manager,
) => call('POST', `/office/sailings/${sailingId}/waiting-room`, { headers, body });
const office = async (sailingId: number) =>
  (await call('GET', `/office/sailings/${sailingId}/waiting-room`, manager)).data;
const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString();
const set = (key: string, value: unknown) =>
  call('POST', '/config/update', { headers: manager.headers, body: { key, value } });
const secondsPass = async (seconds: number) => {
  for (let second = 0; second < seconds; second++) {
    clock.advance(1_000);
    await moveQueues(deps);
  }
};

test('a sailing with a queue can be booked only by admitted visitors, once each', async () => {
  const sailingId = await newSailing();
  const visitors = createVisitors(call, sailingId);
  expect((await visitors.join('ahmad')).data).toMatchObject({ error: 'waiting-room-closed' });
  expect(await change(sailingId, { open: true, salesOpenAt: null })).toMatchObject({ status: 200 });
  expect((await call('GET', `/sailings/${sailingId}`)).data).toMatchObject({
    bookable: true,
    waitingRoom: true,
  });

  expect(await visitors.book(null)).toMatchObject({ status: 409, data: { error: 'waiting-room' } });
  expect(await visitors.book('ahmad')).toMatchObject({ status: 409, data: { error: 'waiting-room' } });
  const joined = await visitors.join('ahmad');
  expect(joined.data).toMatchObject({ number: null, state: 'waiting', turnEndsAt: null });
  expect(await visitors.book('ahmad')).toMatchObject({ data: { error: 'waiting-room' } });

  await moveQueues(deps);
  expect(await visitors.queue()).toMatchObject({
    open: true,
    served: 1,
    waiting: 0,
    draw: null,
    perMinute: null,
  });
  const position = await visitors.position('ahmad');
  expect(position).toMatchObject({ number: 1, state: 'let-in', turnEndsAt: inMinutes(10) });
  // A reload and another tab have the same position.
  expect((await visitors.join('ahmad')).data).toEqual(position);

  // Of many bookings with one turn, concurrent and successive, one is made.
  const answers = await Promise.all(Array.from({ length: 8 }, () => visitors.book('ahmad')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  expect(await visitors.book('ahmad')).toMatchObject({ data: { error: 'waiting-room' } });
  expect(await visitors.position('ahmad')).toMatchObject({ state: 'booked' });
  expect(await office(sailingId)).toMatchObject({ openedBy: 'office', booked: 1, inside: 1, waiting: 0 });
  await moveQueues(deps);
  expect(await office(sailingId)).toMatchObject({ inside: 0 });
});

test('a refused booking keeps its turn, and a repeated key gets the same answer', async () => {
  const sailingId = await newSailing();
  const visitors = createVisitors(call, sailingId);
  await change(sailingId, { open: true, salesOpenAt: null });
  await visitors.join('mei');
  await moveQueues(deps);
  const wrongPrice = await call('POST', '/orders', {
    headers: { 'Idempotency-Key': newKey() },
    body: { ...orderOf(sailingId), waitingToken: tokenOf('mei'), expectedTotalSen: 1 },
  });
  expect(wrongPrice.data).toMatchObject({ error: 'price-changed' });
  expect(await visitors.position('mei')).toMatchObject({ state: 'let-in' });
  const key = newKey();
  const booked = await visitors.book('mei', { key });
  expect(booked.status).toBe(200);
  expect((await visitors.book('mei', { key })).data.order.number).toBe(booked.data.order.number);
});

test('a cart uses a turn for each of its sailings', async () => {
  const [first, second] = [await newSailing(), await newSailing()];
  for (const sailingId of [first, second]) await change(sailingId, { open: true, salesOpenAt: null });
  await createVisitors(call, first).join('cart');
  await moveQueues(deps);
  const order = (sailingId: number) => ({ ...orderOf(sailingId), waitingToken: tokenOf('cart') });
  const { data } = await call('POST', '/checkouts', {
    headers: { 'Idempotency-Key': newKey() },
    body: { orders: [order(second), order(first), order(first)] },
  });
  expect(
    data.results.map(({ ok, error }: { ok: boolean; error?: string }) => (ok ? 'booked' : error)),
  ).toEqual(['waiting-room', 'booked', 'waiting-room']);
});

test('agents skip the queue if the setting allows it, and the counter always does', async () => {
  const sailingId = await newSailing();
  await change(sailingId, { open: true, salesOpenAt: null });
  const visitors = createVisitors(call, sailingId);
  const { headers: agent } = await signInCustomer(gangway, 'agent');
  const { headers: customer } = await signInCustomer(gangway);
  expect(await visitors.book(null, { headers: customer })).toMatchObject({ data: { error: 'waiting-room' } });
  expect(await visitors.book(null, { headers: agent })).toMatchObject({ status: 200 });
  await set('waitingRoomAgentsPass', false);
  expect(await visitors.book(null, { headers: agent })).toMatchObject({ data: { error: 'waiting-room' } });
  await set('waitingRoomAgentsPass', true);
});

test('a visitor who does not return or book in time loses the turn to the next in the queue', async () => {
  const sailingId = await newSailing(4);
  const visitors = createVisitors(call, sailingId);
  await change(sailingId, { open: true, salesOpenAt: null });
  for (const [index, name] of ['a', 'b', 'c', 'd', 'e'].entries()) await visitors.join(name, index);
  await moveQueues(deps);
  // Four places are enough for two parties, and some parties do not book: three are admitted.
  expect(await visitors.queue()).toMatchObject({ served: 3, waiting: 2, partiesLeft: 2 });
  await visitors.position('a');
  expect(await visitors.position('d')).toMatchObject({ number: 4, state: 'waiting' });
  await visitors.leave('b');
  await secondsPass(1);
  expect(await visitors.position('b')).toMatchObject({ state: 'left' });
  expect(await visitors.position('d')).toMatchObject({ state: 'let-in' });
  // c never returned; a and d have their minutes.
  await secondsPass(1);
  clock.advance(3 * 60_000);
  await moveQueues(deps);
  expect(await visitors.position('c')).toMatchObject({ state: 'too-late' });
  expect(await visitors.position('e')).toMatchObject({ number: 5, state: 'let-in' });
  clock.advance(7 * 60_000);
  expect(await visitors.position('a')).toMatchObject({ state: 'too-late' });
  expect(await visitors.book('a')).toMatchObject({ data: { error: 'waiting-room' } });
  expect(await visitors.book('d')).toMatchObject({ data: { error: 'waiting-room' } });
  expect((await visitors.book('e')).status).toBe(200);
});

longTest(
  'no one books before the opening; early visitors are drawn by the seed whose hash was published',
  async () => {
    const sailingId = await newSailing(20);
    const visitors = createVisitors(call, sailingId);
    const opening = inMinutes(2);
    await change(sailingId, { open: true, salesOpenAt: opening });
    expect((await call('GET', `/sailings/${sailingId}`)).data).toMatchObject({
      bookable: false,
      salesOpenAt: opening,
    });
    expect(await visitors.book(null)).toMatchObject({ data: { error: 'sailing-not-open' } });

    const early = Array.from({ length: 30 }, (_, index) => `early ${index}`);
    for (const [index, name] of early.entries()) await visitors.join(name, index);
    await secondsPass(1);
    const before = await visitors.queue();
    expect(before).toMatchObject({ served: 0, waiting: 30, draw: { seed: null, drawnAt: null, drawn: 0 } });
    expect((await visitors.draw()).data).toMatchObject({ items: [], next: null });
    expect(await visitors.position('early 3')).toMatchObject({ number: null, state: 'waiting' });
    await visitors.leave('early 29');

    clock.set(opening);
    await visitors.join('late 0', 100);
    await visitors.join('late 1', 101);
    await moveQueues(deps);
    const after = await visitors.queue();
    expect(after.draw).toMatchObject({ seedHash: before.draw?.seedHash, drawn: 29, drawnAt: opening });
    expect(await visitors.position('late 0')).toMatchObject({ number: 30 });
    expect(await visitors.position('late 1')).toMatchObject({ number: 31 });

    const { items, draw } = (await visitors.draw()).data;
    expect(items).toHaveLength(29);
    const { lineId } = await visitors.position('early 3');
    const drawn = { good: true, said: '29 places, drawn by the published seed.' };
    expect(await redraw(gangway, sailingId, lineId)).toEqual(drawn);
    expect(await redrawOf({ draw, items, next: null })).toEqual(drawn);
    // The order is not the order of arrival, and a manipulated queue is detected.
    const numbers = await Promise.all(
      early.slice(0, 29).map(async name => (await visitors.position(name)).number),
    );
    expect(numbers).not.toEqual(numbers.toSorted((a, b) => Number(a) - Number(b)));
    const [one, two, ...others] = items;
    const swapped = [{ ...one, number: 2 }, { ...two, number: 1 }, ...others];
    expect((await redrawOf({ draw, items: swapped, next: null })).said.split('\n')).toHaveLength(2);
    expect(await redrawOf({ draw, items: others, next: null })).toMatchObject({ good: false });
    expect((await redrawOf({ draw: { ...draw, seed: '00'.repeat(32) }, items, next: null })).said).toContain(
      'The seed is not the one whose hash was published.',
    );
    const { lineId: undrawn } = await visitors.position('late 0');
    expect(await redraw(gangway, sailingId, undrawn)).toMatchObject({
      good: false,
      said: `${undrawn} was not drawn.`,
    });

    // Those with the lowest numbers were admitted, and the seed is public: the opening time can no longer change.
    const letIn = numbers.filter(number => number !== null && number <= after.served);
    expect(letIn).toHaveLength(15);
    expect(await change(sailingId, { open: true, salesOpenAt: inMinutes(60) })).toMatchObject({
      data: { error: 'waiting-room-drawn' },
    });
    expect(await brokenRows(db)).toEqual([]);
  },
);

test('all visitors learn at once that the sailing is sold out, and returned places go to the next in the queue', async () => {
  const sailingId = await newSailing(2);
  const visitors = createVisitors(call, sailingId);
  await change(sailingId, { open: true, salesOpenAt: null });
  for (const [index, name] of ['p', 'q', 'r', 's'].entries()) await visitors.join(name, index);
  await moveQueues(deps);
  expect((await visitors.book('p', { party: 2 })).status).toBe(200);
  expect(await visitors.queue()).toMatchObject({ soldOut: true, mayComeBack: true, served: 2 });
  await secondsPass(2);
  expect(await visitors.position('r')).toMatchObject({ state: 'waiting' });
  // The booking was not paid: its places go to the queue again.
  clock.advance(16 * 60_000);
  await moveQueues(deps);
  expect(await visitors.queue()).toMatchObject({ soldOut: false, served: 4 });
  expect(await visitors.position('r')).toMatchObject({ state: 'let-in' });
});

test('a queue opens by itself in a rush, in any copy, and closes once it is empty', async () => {
  const other = await createTestApp(database);
  other.clock.set(clock.now().toISOString());
  await set('waitingRoomStartsAt', 12);
  const sailingId = await newSailing();
  const both = [createVisitors(call, sailingId), createVisitors(other.call, sailingId)];
  const attempts = async (count: number) => {
    for (let turn = 0; turn < count; turn++) await both[turn % 2]?.book(null);
    for (const app of [gangway, other]) app.clock.advance(1_000);
    // The next attempt after a second reports the count.
    for (const visitors of both) await visitors.book(null);
  };
  await attempts(6);
  await eventually(async () =>
    expect(await office(sailingId)).toMatchObject({ attempts: 8, openedBy: null }),
  );
  await attempts(6);
  await eventually(async () => expect(await office(sailingId)).toMatchObject({ openedBy: 'rush' }));
  const [visitors] = both;
  expect(await visitors?.book(null)).toMatchObject({ data: { error: 'waiting-room' } });
  await visitors?.join('last');
  await moveQueues(deps);
  expect(await office(sailingId)).toMatchObject({ openedBy: 'rush', inside: 1 });
  await visitors?.book('last');
  await secondsPass(1);
  expect(await office(sailingId)).toMatchObject({ openedBy: null });
  expect((await visitors?.book(null))?.status).toBe(200);
  const entries = await db
    .selectFrom('audit_entries')
    .select(['actor', 'action'])
    .where('entity', '=', 'sailings')
    .where('entity_id', '=', String(sailingId))
    .where('action', 'like', 'waiting-room-%')
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { actor: 'system:waiting-room', action: 'waiting-room-opened' },
    { actor: 'system:waiting-room', action: 'waiting-room-closed' },
  ]);
  await set('waitingRoomStartsAt', 0);
});

test('a rush across the edge of a minute opens the queue, and half as many a minute ago do not', async () => {
  await set('waitingRoomStartsAt', 12);
  const toEdge = 60_000 - (clock.now().getTime() % 60_000);
  clock.advance(toEdge - 700);
  const attempts = async (sailingId: number, count: number) => {
    const visitors = createVisitors(call, sailingId);
    for (let turn = 0; turn < count; turn++) await visitors.book(null);
  };
  const [rushed, quiet] = [await newSailing(), await newSailing()];
  for (const sailingId of [rushed, quiet]) await attempts(sailingId, 7);
  clock.advance(1_000);
  await attempts(rushed, 6);
  clock.advance(1_000);
  await attempts(rushed, 1);
  await eventually(async () => expect(await office(rushed)).toMatchObject({ openedBy: 'rush' }));
  clock.advance(55_000);
  await attempts(quiet, 6);
  clock.advance(1_000);
  await attempts(quiet, 1);
  await eventually(async () => expect(await office(quiet)).toMatchObject({ attempts: 14 }));
  expect(await office(quiet)).toMatchObject({ openedBy: null });
  await set('waitingRoomStartsAt', 0);
});

test('many visitors from one address have to solve a human check', async () => {
  const sailingId = await newSailing();
  const visitors = createVisitors(call, sailingId);
  await change(sailingId, { open: true, salesOpenAt: null });
  const joined = await Promise.all(
    Array.from({ length: 7 }, (_, index) => visitors.join(`ship ${index}`, 9)),
  );
  expect(joined.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(joined.filter(({ data }) => data.error === 'human-check-required')).toHaveLength(2);
  const humanCheck = await solvedHumanCheck(gangway);
  const proven = (name: string) =>
    call('POST', `/sailings/${sailingId}/waiting-room/join`, {
      body: { token: tokenOf(name), humanCheck },
      headers: { 'X-Forwarded-For': addressOf(9) },
    });
  expect((await proven('person')).status).toBe(200);
  expect((await proven('another')).data).toMatchObject({ error: 'human-check-failed' });
  expect((await visitors.join('elsewhere', 10)).status).toBe(200);
});

test('the office closes a queue: all visitors can book, and no turn stays open', async () => {
  const sailingId = await newSailing(2);
  const visitors = createVisitors(call, sailingId);
  await change(sailingId, { open: true, salesOpenAt: null });
  for (const [index, name] of ['x', 'y', 'z'].entries()) await visitors.join(name, index);
  await moveQueues(deps);
  await change(sailingId, { open: false, salesOpenAt: null });
  expect(await visitors.position('x')).toMatchObject({ state: 'closed' });
  expect(await visitors.position('z')).toMatchObject({ state: 'closed' });
  expect(await visitors.queue()).toMatchObject({ open: false, waiting: 0 });
  expect((await visitors.book(null)).status).toBe(200);
  const reader = await signInStaff(gangway, ['orders.read']);
  expect(await change(sailingId, { open: true, salesOpenAt: null }, reader)).toMatchObject({ status: 403 });
  expect(await change(sailingId, { open: true, salesOpenAt: '2030-01-01T00:00:00Z' })).toMatchObject({
    status: 422,
    data: { fields: { salesOpenAt: expect.any(String) } },
  });
});

test('the clock moves queues, and stops on request', async () => {
  const sailingId = await newSailing();
  const visitors = createVisitors(call, sailingId);
  await change(sailingId, { open: true, salesOpenAt: null });
  await visitors.join('waiter');
  const lines = startMovingQueues(deps);
  await eventually(async () => expect(await visitors.position('waiter')).toMatchObject({ state: 'let-in' }));
  await lines.stop();
});

test('old queues are deleted, and after a day the visitors’ addresses', async () => {
  const [first] = await db.selectFrom('waiting_places').selectAll().limit(1).execute();
  expect(first?.origin).not.toBeNull();
  clock.advance(25 * 3_600_000);
  await forgetPositions(deps);
  const origins = db.selectFrom('waiting_places').select('id').where('origin', 'is not', null);
  expect(await origins.execute()).toEqual([]);
  expect((await db.selectFrom('waiting_places').select('id').execute()).length).toBeGreaterThan(0);
  clock.advance(90 * 24 * 3_600_000);
  await forgetPositions(deps);
  expect(await db.selectFrom('waiting_places').select('id').execute()).toEqual([]);
});
