import { rolePermissions } from '@gangway/shared/contract/base/permissions.ts';
import { seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../../src/app.ts';
import { createDatabase } from '../../../src/lib/database/database.ts';
import { createLive } from '../../../src/lib/database/live.ts';
import { inTurn } from '../../races/copies.ts';
import { createCaller } from '../../support/call.ts';
import { brokenRows } from '../../support/database/broken-rows.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import { createSailing, createVoyage } from '../../support/database/factories.ts';
import { createStation } from '../../support/gate/gate-station.ts';
import { signInStaff } from '../../support/people/accounts.ts';
import { serveOnFreePort } from '../../support/serve.ts';
import { createTestApp } from '../../support/test-app.ts';
import { SEAT_FEE_SEN } from '../prices.ts';
import * as shops from '../shop.ts';
import { copyVoyage, priceNights } from '../voyages.ts';
import { createCrowd } from './crowd.ts';
import { deskDeeds } from './desk.ts';
import { guestDeeds } from './guests.ts';
import { jobDeeds } from './jobs.ts';
import { officeDeeds } from './office.ts';

/** Each waits for one answer at a time. */
const PEOPLE = 24;
const DEEDS_EACH = 400;
/** Of each copy. */
const CONNECTIONS = 30;
const CAPACITY = 50;
/** Two sailings that last, and two that may be called off. */
const NIGHTS = ['2027-06-06', '2027-06-11', '2027-06-16'];
const LASTING = 2;
/** `GANGWAY_CROWD_SEED` draws other deeds; what meets what is up to the machine. */
const SEED = Number(process.env.GANGWAY_CROWD_SEED ?? 7);

const { url } = await createTestDatabase();
const { db, pool } = createDatabase(url, CONNECTIONS);
afterAll(() => db.destroy());
const server = await serveOnFreePort();
const gangway = await createTestApp({ db, pool, url }, { publicUrl: server.url, trustProxy: true });
server.answerWith(gangway.app.fetch);
const other = createDatabase(url, CONNECTIONS);
const live = createLive(url, gangway.deps.log);
afterAll(async () => {
  await live.stop();
  await other.db.destroy();
});
/** Two copies of the API, as behind a load balancer. */
gangway.call = inTurn([gangway.call, createCaller(createApp({ ...gangway.deps, db: other.db, live }))]);
const voyage = await createVoyage(db, { rooms: 6 });
await priceNights(gangway.deps, voyage);
const sailings = [await createSailing(db, voyage, { date: '2027-06-01', capacity: CAPACITY })];
for (const date of NIGHTS)
  sailings.push(await createSailing(db, voyage, { date, session: 'nighttime', capacity: CAPACITY }));
gangway.clock.set('2027-05-20T02:00:00Z');
const ships = [voyage, await copyVoyage(gangway.deps, voyage)];
const shop = await shops.openShop(gangway, ships, sailings, { refunds: 'made' });
await sql`update promo_codes set most_uses = 20`.execute(db);
await sql`insert into settings (key, value) values ('seatFeeSen', ${SEAT_FEE_SEN}::text::jsonb)`.execute(db);
for (let voucher = 0; voucher < 4; voucher++)
  shop.vouchers.push(await shops.giveVoucherInShop(shop, 100_000, new Date('2028-01-01')));
const manager = await signInStaff(gangway, [...rolePermissions]);
const station = createStation(gangway, manager, { sailingId: sailings[0] ?? null });

test(`${PEOPLE} people who do everything at once end in no deadlock, and nothing breaks`, async () => {
  const crowd = createCrowd(shop, seededRandom(SEED));
  const guests = guestDeeds(crowd);
  const deeds = {
    ...guests,
    ...deskDeeds(crowd),
    ...officeDeeds(crowd, { manager, station, lasting: LASTING, capacity: CAPACITY }),
    ...jobDeeds(crowd),
  };
  const { book, bookAndPay, payFromBalance, payAtTheBank } = guests;
  // The accounts of the house are made with the first payments.
  for (let first = 0; first < 12; first++) await book?.();
  for (const order of shop.orders) await shops.payFromBalance(shop, [order]);
  const often = [book, book, ...Array(6).fill(bookAndPay), payFromBalance, payAtTheBank];
  const all = [...Object.values(deeds), ...often, deeds.hearFromTheBank, deeds.hearFromTheBank];
  const failed: unknown[] = [];
  const doMany = async () => {
    for (let deed = 0; deed < DEEDS_EACH; deed++) {
      const answer = await crowd.pick(all)?.();
      // A booking that waits while the clock is put forward has waited too long.
      if (answer && answer.status >= 500 && answer.data?.error !== 'unavailable') failed.push(answer);
    }
  };
  await Promise.all(Array.from({ length: PEOPLE }, doMany));
  expect(failed).toEqual([]);
  const { rows } = await sql`
    select deadlocks::integer from pg_stat_database where datname = current_database()
  `.execute(db);
  expect(rows).toEqual([{ deadlocks: 0 }]);
  expect(await brokenRows(db)).toEqual([]);
});
