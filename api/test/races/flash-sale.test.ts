import { proofSize } from '@gangway/shared/node/testing/proofs.ts';
import { expect, test } from 'vitest';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { createCopies, serve } from './copies.ts';
import { expectSoldOnce, runFlashSale } from './flash-sale.ts';

const PLACES = proofSize(30, 600);
const BUYERS = proofSize(100, 5_000);

const database = await createTestDatabase();
const { db } = database;
const call = await serve(await createCopies(database));
const voyage = await createVoyage(db, { rooms: 100 });

test(`of ${BUYERS} concurrent buyers for ${PLACES} places at two copies of the API, ${PLACES} succeed and the others are refused`, async ({
  annotate,
}) => {
  const sale = {
    sailingId: await createSailing(db, voyage, { capacity: PLACES }),
    places: PLACES,
    buyers: BUYERS,
  };
  const { outcome, pace } = await runFlashSale(call, db, sale);
  const rate = (count: number, seconds: number) => `${Math.round(count / seconds)} a second`;
  await annotate(
    `orders: ${rate(sale.places, pace.soldOutAfter)}; all answers: ${rate(sale.buyers, pace.answeredAfter)}`,
  );
  expectSoldOnce(outcome, sale);
  expect(await brokenRows(db)).toEqual([]);
});
