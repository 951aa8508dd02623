import { seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { proofSize } from '@gangway/shared/node/testing/proofs.ts';
import { expect, test } from 'vitest';
import { expireHolds } from '../../src/reservations/inventory/expire-holds.job.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { book } from '../support/money/paying.ts';
import { createCopies } from './copies.ts';
import { later } from './delayed.ts';
import { expectFairEndings, HOLD_MS, runExpiryRaces } from './hold-expiry.ts';

const RACES = proofSize(20, 1_000);
const ROUNDS = proofSize(3, 50);

const database = await createTestDatabase();
const { db } = database;
const copies = await createCopies(database);
const voyage = await createVoyage(db, { rooms: 1 });

test(`money, the expiry of the hold and a rival booking race ${RACES} times without a wrong result`, async () => {
  const races = await runExpiryRaces(copies, voyage, seededRandom(2), { races: RACES, atATime: 20 });
  expectFairEndings(races);
  const paid = races.endings.filter(({ order }) => order === 'paid').length;
  expect(paid).toBeGreaterThan(RACES / 10);
  expect(paid).toBeLessThan((RACES * 9) / 10);
  expect(await brokenRows(db)).toEqual([]);
});

test('an expired hold never blocks a sale, even before the job has run', async () => {
  const sailingId = await createSailing(db, voyage, { date: '2030-01-01', capacity: 1 });
  const random = seededRandom(4);
  const [here, there] = copies;
  await book(here, sailingId);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { clock } of copies) clock.advance(HOLD_MS);
    await Promise.all([
      ...copies.map(({ deps }) => later(random.below(30), () => expireHolds(deps))),
      later(random.below(15), () => book(there, sailingId)),
    ]);
  }
});
