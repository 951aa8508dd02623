import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { startServingLists } from '../../src/features/waitlist/serve-lists.job.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { createTestApp } from '../support/test-app.ts';
import { createLists } from './list.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await createTestApp(database, { trustProxy: true });
const { wait: joinList, entry, book, cancel } = createLists(app);
const voyage = await createVoyage(db);

// Two copies of the API serve the lists.
const copies = [startServingLists(app.deps), startServingLists(app.deps)];
afterAll(() => Promise.all(copies.map(copy => copy.stop())));

/** Asks until the party has an offer. @returns after how many milliseconds. */
async function untilOffered(token: string): Promise<number> {
  const since = performance.now();
  while ((await entry(token)).status !== 'offered') await wait(20);
  return performance.now() - since;
}

test('a party has its offer within two seconds of the release', async () => {
  const took: number[] = [];
  for (let day = 10; day < 20; day++) {
    const sailingId = await createSailing(db, voyage, { date: `2027-03-${day}`, capacity: 2 });
    const { data } = await book(sailingId, `full ${day}`, { adults: 2 });
    const token = await joinList([sailingId]);
    await cancel(data);
    took.push(await untilOffered(token));
  }
  expect(Math.max(...took)).toBeLessThan(2000);
  expect(await brokenRows(db)).toEqual([]);
});
