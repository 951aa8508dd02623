import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { expect, test, vi } from 'vitest';
import type { Database, Transaction } from '../../src/lib/database/database.ts';
import type * as orderLocks from '../../src/reservations/orders/order-locks.repository.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createVoyage } from '../support/database/factories.ts';
import { createCopies } from './copies.ts';
import { expectFairEndings, runExpiryRaces } from './hold-expiry.ts';

type OrderLocks = typeof orderLocks;

vi.mock('../../src/reservations/orders/order-locks.repository.ts', async importOriginal => {
  const original = await importOriginal<OrderLocks>();
  return { ...original, lockOrders: lookAtOrders, lockOrder: lookAtOrder } satisfies OrderLocks;
});

/** Reads orders without locking them. */
async function lookAtOrders(trx: Transaction<Database>, orderIds: readonly string[]) {
  return trx.selectFrom('orders').selectAll().where('id', 'in', orderIds).orderBy('sailing_id').execute();
}

async function lookAtOrder(trx: Transaction<Database>, orderId: string) {
  const [order] = await lookAtOrders(trx, [orderId]);
  await pause(100);
  if (!order) throw new Error('the order is gone');
  return order;
}

const database = await createTestDatabase();
const copies = await createCopies(database);
const voyage = await createVoyage(database.db, { rooms: 1 });

test('control: without the order’s lock, an order is paid whose place was resold, and the audit reports it', async () => {
  const races = await runExpiryRaces(copies, voyage, seededRandom(2), { races: 60, atATime: 20 });
  expect(() => expectFairEndings(races)).toThrow();
  expect(races.endings).toContainEqual(
    expect.objectContaining({ order: 'paid', money: 'applied', rival: 'holds', tickets: ['rival'] }),
  );
  expect(await brokenRows(database.db)).not.toEqual([]);
});
