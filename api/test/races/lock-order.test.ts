import { orderRequest } from '@gangway/shared/contract/sales/orders.ts';
import { seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { proofSize } from '@gangway/shared/node/testing/proofs.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { moveQueues } from '../../src/features/queue/move-queue.service.ts';
import { type Database, inTransaction, type Transaction } from '../../src/lib/database/database.ts';
import { answerOnce } from '../../src/lib/http/idempotency.repository.ts';
import { checkOut } from '../../src/processes/book/checkout.service.ts';
import { createOrders } from '../../src/processes/book/create-order.service.ts';
import { expireHolds } from '../../src/reservations/inventory/expire-holds.job.ts';
import { createVisitors, tokenOf } from '../queue/visitors.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  buyersInput,
  CABIN_SEN,
  createSailing,
  createVoyage,
  FARES,
  orderInput,
} from '../support/database/factories.ts';
import { askToPay, type BookedOrder, book, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { signInStaff } from '../support/people/accounts.ts';
import { untilWaiting } from '../support/waiting.ts';
import { createCopies } from './copies.ts';
import { later } from './delayed.ts';

const ROUNDS = proofSize(2, 50);
const HOLD_MS = 15 * 60_000;

const database = await createTestDatabase();
const copies = await createCopies(database);
const [here, there] = copies;
const voyage = await createVoyage(database.db, { rooms: ROUNDS });
const day = await createSailing(database.db, voyage, { session: 'daytime' });
const night = await createSailing(database.db, voyage, { session: 'nighttime' });
const random = seededRandom(3);

const withCabin = (round: number) => ({
  cabins: { kind: 'chosen' as const, roomIds: voyage.roomIds.slice(round, round + 1) },
  expectedTotalSen: FARES.adult + CABIN_SEN,
});

const cancel = (order: BookedOrder) =>
  there.call('POST', `/orders/${order.number}/cancel`, {
    body: { expectedChargeSen: 0 },
    headers: { 'Idempotency-Key': newKey(), 'X-Order-Token': order.token },
  });

const runJob = (job: () => Promise<void>) =>
  job().then(
    () => ({ status: 200 }),
    () => ({ status: 500 }),
  );

test('paying a cart, canceling from it, expiring its holds and taking its cabin do not deadlock', async () => {
  const statuses: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const cart = [await book(here, day, withCabin(round)), await book(here, day), await book(here, night)];
    const { data } = await askToPay(here, cart);
    const notice = noticeOf(data.payment.id, { amountSen: 3 * FARES.adult + CABIN_SEN });
    for (const { clock } of copies) clock.advance(HOLD_MS);
    const soon = <Result>(work: () => Promise<Result>) => later(random.below(20), work);
    const answers = await Promise.all([
      soon(() => notify(here, notice)),
      ...cart.map(order => soon(() => cancel(order))),
      soon(() =>
        there.call('POST', '/orders', {
          body: orderInput(day, withCabin(round)),
          headers: { 'Idempotency-Key': newKey() },
        }),
      ),
      ...[...copies, ...copies].map(({ deps }) => soon(() => runJob(() => expireHolds(deps)))),
    ]);
    statuses.push(...answers.map(({ status }) => status));
  }
  expect(statuses.filter(status => status >= 500)).toEqual([]);
  expect(await brokenRows(database.db)).toEqual([]);
});

test('a cart and a batch that share a turn do not deadlock, and the turn is one booking', async () => {
  const office = await signInStaff(here, ['catalogue.manage']);
  for (const sailingId of [day, night]) {
    const body = { open: true, salesOpenAt: null };
    await here.call('POST', `/office/sailings/${sailingId}/waiting-room`, { headers: office.headers, body });
    for (const name of ['cart', 'other']) await createVisitors(here.call, sailingId).join(name);
  }
  for (let second = 0; second < 4; second++) {
    for (const { clock } of copies) clock.advance(1_000);
    await moveQueues(here.deps);
  }
  const booker = { caller: { kind: 'guest' }, language: 'en', address: '', proven: false } as const;
  const request = (sailingId: number, name: string) =>
    orderRequest.parse({ ...buyersInput(sailingId, name), waitingToken: tokenOf(name) });
  const inOne = <Result>(work: (trx: Transaction<Database>) => Promise<Result>) =>
    inTransaction(here.deps, 'guest', work);

  // The first sailing is locked until the cart waits for it. Behind the cart waits the batch, with a turn that the cart needs
  // too.
  const keeper = await database.db.startTransaction().execute();
  await sql`select from sailing_inventory where sailing_id = ${day} for update`.execute(keeper);
  const cart = inOne(trx => checkOut(trx, here.deps, [request(day, 'cart'), request(night, 'cart')], booker));
  await untilWaiting(database.db, 1);
  const requests = [request(day, 'other'), request(night, 'cart')].map(booking => ({
    booking,
    booker,
    checkoutId: here.deps.ids.uuid(),
  }));
  const batch = inOne(trx => createOrders(trx, there.deps, requests));
  await untilWaiting(database.db, 2);
  await keeper.commit().execute();
  expect(await cart).toMatchObject({ success: 2 });
  expect(await batch).toMatchObject([{ ok: true }, { ok: false, refusal: { code: 'waiting-room' } }]);
  expect(await brokenRows(database.db)).toEqual([]);
});

test('a request whose transaction ends in a deadlock is repeated automatically', async () => {
  const lock = (trx: Transaction<Database>, sailingId: number) =>
    sql`select from sailing_inventory where sailing_id = ${sailingId} for update`.execute(trx);
  let times = 0;
  let held = 0;
  const bothHoldOne = Promise.withResolvers<void>();
  const inOrder = (first: number, second: number) =>
    answerOnce(here.deps, { owner: 'guest', key: newKey(), request: first }, async trx => {
      times += 1;
      await lock(trx, first);
      held += 1;
      if (held === 2) bothHoldOne.resolve();
      await bothHoldOne.promise;
      await lock(trx, second);
      return second;
    });
  expect(await Promise.all([inOrder(day, night), inOrder(night, day)])).toEqual([night, day]);
  expect(times).toBe(3);
});
