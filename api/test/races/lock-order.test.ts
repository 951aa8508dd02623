import { seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { expect, test } from 'vitest';
import { proofSize } from '../../../scripts/checks/proofs.ts';
import { expireHolds } from '../../src/reservations/inventory/expire-holds.job.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { CABIN_SEN, createSailing, createVoyage, FARES, orderInput } from '../support/database/factories.ts';
import { askToPay, type BookedOrder, book, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { createCopies } from './copies.ts';
import { later } from './delayed.ts';

const ROUNDS = proofSize(4, 50);
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
