import { expect, test } from 'vitest';
import { createCopies } from '../races/copies.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { raceForPromo } from './promo-race.ts';
import { insertPromo } from './promos.ts';

const database = await createTestDatabase();
const copies = await createCopies(database);
const sailingId = await createSailing(database.db, await createVoyage(database.db));

test('of 200 concurrent uses of a code for 50, in two copies, exactly 50 succeed', async () => {
  await insertPromo(database.db, 'FIFTY', { most_uses: 50 });
  expect(await raceForPromo(copies, sailingId, 'FIFTY', 200)).toEqual({
    booked: 50,
    refusals: ['promo-used-up'],
  });
  expect(await brokenRows(database.db)).toEqual([]);
});
