import { rolePermissions } from '@gangway/shared/contract/base/permissions.ts';
import { sql } from 'kysely';
import { afterAll } from 'vitest';
import { createApp } from '../../../src/app.ts';
import { createDatabase } from '../../../src/lib/database/database.ts';
import { createLive } from '../../../src/lib/database/live.ts';
import { inTurn } from '../../races/copies.ts';
import { createCaller } from '../../support/call.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import { createSailing, createVoyage } from '../../support/database/factories.ts';
import { createStation } from '../../support/gate/gate-station.ts';
import { signInStaff } from '../../support/people/accounts.ts';
import { serveOnFreePort } from '../../support/serve.ts';
import { createTestApp } from '../../support/test-app.ts';
import { SEAT_FEE_SEN } from '../prices.ts';
import * as shops from '../shop.ts';
import { copyVoyage, priceNights } from '../voyages.ts';
import type { Crowd, Deed } from './crowd.ts';
import { deskDeeds } from './desk.ts';
import { guestDeeds } from './guests.ts';
import { jobDeeds } from './jobs.ts';
import { officeDeeds } from './office.ts';

/** Of each copy. */
const CONNECTIONS = 30;
const CAPACITY = 50;
/** Two sailings that last, and two that may be called off. */
const NIGHTS = ['2027-06-06', '2027-06-11', '2027-06-16'];
const LASTING = 2;

/** A shop on two copies of the API, as behind a load balancer, with what a crowd may do in it. */
export async function openCrowdedShop() {
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
  await sql`insert into settings (key, value) values ('seatFeeSen', ${SEAT_FEE_SEN}::text::jsonb)`.execute(
    db,
  );
  for (let voucher = 0; voucher < 4; voucher++)
    shop.vouchers.push(await shops.giveVoucherInShop(shop, 100_000, new Date('2028-01-01')));
  const manager = await signInStaff(gangway, [...rolePermissions]);
  const station = createStation(gangway, manager, { sailingId: sailings[0] ?? null });

  return {
    db,
    url,
    shop,
    /** As often as each is in the list: nothing happens without bookings that are paid, and money that arrives. */
    async deedsOf(crowd: Crowd): Promise<Deed[]> {
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
      return [...Object.values(deeds), ...often, deeds.hearFromTheBank, deeds.hearFromTheBank];
    },
  };
}
