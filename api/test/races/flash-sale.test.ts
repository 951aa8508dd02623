import { expect, test } from 'vitest';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { createCopies, serve } from './copies.ts';
import { expectSoldOnce, runFlashSale } from './flash-sale.ts';

const database = await createTestDatabase();
const { db } = database;
const call = await serve(await createCopies(database));
const voyage = await createVoyage(db, { rooms: 100 });

test('of 5 000 concurrent buyers for 600 places at two copies of the API, 600 succeed and 4 400 are refused', async ({
  annotate,
}) => {
  const sale = { sailingId: await createSailing(db, voyage, { capacity: 600 }), places: 600, buyers: 5_000 };
  const { outcome, pace } = await runFlashSale(call, db, sale);
  const rate = (count: number, seconds: number) => `${Math.round(count / seconds)} a second`;
  await annotate(
    `orders: ${rate(sale.places, pace.soldOutAfter)}; all answers: ${rate(sale.buyers, pace.answeredAfter)}`,
  );
  expectSoldOnce(outcome, sale);
  expect(await brokenRows(db)).toEqual([]);
}, 300_000);
