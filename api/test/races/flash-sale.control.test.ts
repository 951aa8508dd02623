import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type * as inventory from '../../src/reservations/inventory/inventory.service.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { createCopies, serve } from './copies.ts';
import { expectSoldOnce, runFlashSale } from './flash-sale.ts';

type Inventory = typeof inventory;

vi.mock('../../src/reservations/inventory/inventory.service.ts', async importOriginal => {
  const { takeWithoutLock } = await import('./take-without-lock.ts');
  return { ...(await importOriginal<Inventory>()), takeForEach: takeWithoutLock } satisfies Inventory;
});

const PLACES = 1;

/** One buyer at each copy: neither shares a batch, and both read the same number of places left. */
const BUYERS = 2;

const database = await createTestDatabase();
const { db } = database;
const call = await serve(await createCopies(database));
const voyage = await createVoyage(db, { rooms: 1 });
await sql`drop index seat_once_per_sailing`.execute(db);

const sell = async (date: string) => {
  const sale = {
    sailingId: await createSailing(db, voyage, { date, capacity: PLACES }),
    places: PLACES,
    buyers: BUYERS,
  };
  return { sale, ...(await runFlashSale(call, db, sale)) };
};

test('control: without the lock, the constraint alone prevents overselling, with errors', async () => {
  const { sale, outcome } = await sell('2027-03-12');
  expect(() => expectSoldOnce(outcome, sale)).toThrow();
  expect(outcome.inventory).toEqual({ held: PLACES, sold: 0 });
  expect(outcome.answers).toEqual({ booked: PLACES, '500 unexpected': 1 });
});

test('control: without the lock and the constraint, places are oversold, and the audit reports it', async () => {
  await sql`
    alter table sailing_inventory
    drop constraint i1_places_within_capacity, drop constraint set_aside_is_free
  `.execute(db);
  const { sale, outcome } = await sell('2027-03-13');
  expect(() => expectSoldOnce(outcome, sale)).toThrow();
  expect(outcome.answers).toEqual({ booked: BUYERS });
  expect((await brokenRows(db)).map(({ check }) => check)).toContain('within-capacity');
});
