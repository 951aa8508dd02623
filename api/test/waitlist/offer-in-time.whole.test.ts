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

/** Polls until the party has an offer. @returns the milliseconds until then, and the duration of the slowest poll. */
async function untilOffered(token: string): Promise<{ offered: number; asked: number }> {
  const since = performance.now();
  let asked = 0;
  for (;;) {
    const began = performance.now();
    const { status } = await entry(token);
    asked = Math.max(asked, performance.now() - began);
    if (status === 'offered') return { offered: performance.now() - since, asked };
    await wait(20);
  }
}

test('a party gets its offer within two seconds of the release', async () => {
  const took: { offered: number; asked: number }[] = [];
  for (let day = 10; day < 20; day++) {
    const sailingId = await createSailing(db, voyage, { date: `2027-03-${day}`, capacity: 2 });
    const { data } = await book(sailingId, `full ${day}`, { adults: 2 });
    const token = await joinList([sailingId]);
    await cancel(data);
    took.push(await untilOffered(token));
  }
  // On a slow machine the limit grows with the duration of a poll: an offer takes as long as about twenty of them.
  for (const { offered, asked } of took) expect(offered).toBeLessThan(Math.max(2000, 40 * asked));
  expect(await brokenRows(db)).toEqual([]);
});
