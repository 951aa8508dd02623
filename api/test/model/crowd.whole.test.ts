import { seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createDatabase } from '../../src/lib/database/database.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { serveOnFreePort } from '../support/serve.ts';
import { createTestApp } from '../support/test-app.ts';
import { deedsOf } from './crowd.ts';
import * as shops from './shop.ts';
import { copyVoyage, priceNights } from './voyages.ts';

/** Each waits for one answer at a time. */
const PEOPLE = 16;
const DEEDS_EACH = 400;
const CONNECTIONS = 30;
/** `GANGWAY_CROWD_SEED` draws other deeds; what meets what is up to the machine. */
const SEED = Number(process.env.GANGWAY_CROWD_SEED ?? 7);

const { url } = await createTestDatabase();
const { db, pool } = createDatabase(url, CONNECTIONS);
afterAll(() => db.destroy());
const server = await serveOnFreePort();
const gangway = await createTestApp({ db, pool, url }, { publicUrl: server.url, trustProxy: true });
server.answerWith(gangway.app.fetch);
const voyage = await createVoyage(db, { rooms: 6 });
await priceNights(gangway.deps, voyage);
const sailings = [
  await createSailing(db, voyage, { date: '2027-06-01', capacity: 60 }),
  await createSailing(db, voyage, { date: '2027-06-06', session: 'nighttime', capacity: 60 }),
];
gangway.clock.set('2027-05-20T02:00:00Z');
const ships = [voyage, await copyVoyage(gangway.deps, voyage)];
const shop = await shops.openShop(gangway, ships, sailings, { refunds: 'made' });
await sql`update promo_codes set most_uses = 20`.execute(db);
for (let voucher = 0; voucher < 4; voucher++)
  shop.vouchers.push(await shops.giveVoucherInShop(shop, 100_000, new Date('2028-01-01')));

test(`${PEOPLE} people who do everything at once end in no deadlock, and nothing breaks`, async () => {
  const random = seededRandom(SEED);
  const deeds = deedsOf(shop, random);
  const { book, payFromBalance, payAtTheBank, hearFromTheBank } = deeds;
  // The accounts of the house are made with the first payments.
  for (let first = 0; first < 12; first++) await book?.();
  for (const order of shop.orders) await shops.payFromBalance(shop, [order]);
  // Nothing happens without bookings that are paid.
  const often = [book, book, book, book, payFromBalance, payAtTheBank, hearFromTheBank, hearFromTheBank];
  const all = [...Object.values(deeds), ...often];
  const failed: unknown[] = [];
  const live = async () => {
    for (let deed = 0; deed < DEEDS_EACH; deed++) {
      const answer = await all[random.below(all.length)]?.();
      // A booking that waits while the clock is put forward has waited too long.
      if (answer && answer.status >= 500 && answer.data?.error !== 'unavailable') failed.push(answer);
    }
  };
  await Promise.all(Array.from({ length: PEOPLE }, live));
  expect(failed).toEqual([]);
  const { rows } = await sql`
    select deadlocks::integer from pg_stat_database where datname = current_database()
  `.execute(db);
  expect(rows).toEqual([{ deadlocks: 0 }]);
  expect(await brokenRows(db)).toEqual([]);
});
