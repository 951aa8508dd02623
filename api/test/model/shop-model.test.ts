import type { WaitlistEntry } from '@gangway/shared/contract/sales/waitlist.ts';
import { addDays, instantOf } from '@gangway/shared/domain/time/local-date.ts';
import { proofSize } from '@gangway/shared/node/testing/proofs.ts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { balanceSen } from '../../src/accounts/ledger/ledger.service.ts';
import { expireVouchers } from '../../src/accounts/vouchers/expire-vouchers.job.ts';
import { voucherBalanceSen } from '../../src/accounts/vouchers/vouchers.service.ts';
import { freeVouchers } from '../../src/reservations/payments/free-vouchers.job.ts';
import { freePromoUses } from '../../src/reservations/promos/promo-uses.service.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, type Voyage } from '../support/database/factories.ts';
import { wrongNationalities } from '../support/database/wrong-nationalities.ts';
import { serveOnFreePort } from '../support/serve.ts';
import { createTestApp } from '../support/test-app.ts';
import * as models from './model.ts';
import { at, createModel, type Model } from './model.ts';
import { SEAT_FEE_SEN } from './prices.ts';
import * as refunded from './refunds.ts';
import { liveRooms, openShop, placesLeftIn, readOrder, type Shop, sendAsParty } from './shop.ts';
import { expectedRefunds, paidOutSen, toldRefunds } from './shop-refunds.ts';
import { sequences } from './steps/commands.ts';
import { noticeExpiry } from './steps/passing-time.ts';
import * as vouchers from './vouchers.ts';
import { copyVoyage, priceNights } from './voyages.ts';
import { entryOf } from './waitlist.ts';

/*
 * The shop against the model (model.ts): bookings, payments that come twice, late or in two ways, refunds that fail, changes that
 * cost more or less, cancellations, sailings that are called off with their parties' choices, vouchers in whole and in part, a promo
 * code, seats with a fee, several orders of one payment, waiting lists, holds and the clock in any order. After each run both agree on
 * every order, place, cabin, chosen seat, price, voucher, use, waiting party and balance, and every invariant holds.
 * `GANGWAY_MODEL_RUNS=10000` and `GANGWAY_MODEL_SEED` set the number of runs and their seed; `GANGWAY_MODEL_PATH` repeats one
 * that failed.
 */

const RUNS = Number(process.env.GANGWAY_MODEL_RUNS ?? proofSize(6, 600));
const SEED = Number(process.env.GANGWAY_MODEL_SEED ?? 20_261_125);
const PATH = process.env.GANGWAY_MODEL_PATH ?? '';
/** How often all invariants are checked: they read every table from end to end, which takes longer with every run. */
const AUDIT_EVERY = Math.max(20, Math.ceil(RUNS / 30));
/** No run takes that long, even on a busy machine. */
const HANGING_RUN_MS = 30_000;
const [FIRST_PLACES = 0, SPARE_PLACES = 0] = models.SHIP_PLACES;
const FIRST_DAY = '2027-06-01';
/** The second sailing can replace the first. */
const DAYS_BETWEEN = 5;
/** Far enough apart that sailings of one run never replace those of another. */
const DAYS_A_RUN = 40;
/** So many runs on one ship and its route take years. */
const RUNS_A_SHIP = 100;

const database = await createTestDatabase();
const server = await serveOnFreePort();
const { db } = database;
const ladder = models.LADDER.map(([minDaysBefore, chargePercent]) => ({ minDaysBefore, chargePercent }));
await db
  .insertInto('settings')
  .values([
    { key: 'seatFeeSen', value: String(SEAT_FEE_SEN), updated_at: new Date() },
    { key: 'scarcePercent', value: '0', updated_at: new Date() },
    { key: 'cancellationLadder', value: JSON.stringify(ladder), updated_at: new Date() },
  ])
  .execute();
const gangway = await createTestApp(database, { publicUrl: server.url, trustProxy: true });
/** The practice bank makes refunds, unless it is told to refuse them, or to make them without an answer. */
const bank: Shop['bank'] = { refunds: 'made' };
server.answerWith(async request => {
  const isRefund = new URL(request.url).pathname === '/sandbox/refunds';
  if (!isRefund || bank.refunds === 'made') return gangway.app.fetch(request);
  if (bank.refunds === 'made without an answer') await gangway.app.fetch(request);
  return new Response('come back later', { status: 503 });
});
let voyage: Voyage;
beforeAll(async () => {
  voyage = await createVoyage(db, { rooms: models.ROOMS, capacity: FIRST_PLACES });
  await priceNights(gangway.deps, voyage);
});

let runs = 0;
let ship: Voyage;
/** A ship that can replace it. */
let spare: Voyage;
async function open(): Promise<{ model: Model; real: Shop }> {
  const run = runs++;
  if (run % RUNS_A_SHIP === 0) {
    ship = run === 0 ? voyage : await copyVoyage(gangway.deps, voyage);
    spare = await copyVoyage(gangway.deps, voyage, SPARE_PLACES);
  }
  const first = addDays(FIRST_DAY, (run % RUNS_A_SHIP) * DAYS_A_RUN);
  const second = addDays(first, DAYS_BETWEEN);
  gangway.clock.set(instantOf(addDays(first, -100), '10:00').toISOString());
  const sailings = [
    await createSailing(db, ship, { date: first, capacity: FIRST_PLACES }),
    await createSailing(db, ship, { date: second, session: 'nighttime', capacity: FIRST_PLACES }),
  ];
  const days = [first, second].map(date => instantOf(date, '00:00').getTime());
  const model = createModel(gangway.clock.now().getTime(), days);
  return { model, real: await openShop(gangway, [ship, spare], sailings, bank) };
}

/** Whether vouchers were refunded for lapsed orders depends on when the lapse was noticed: from here on all were. */
async function settleVouchers(model: Model): Promise<void> {
  if (model.vouchers.length === 0) return;
  await freeVouchers(gangway.deps);
  await expireVouchers(gangway.deps);
  vouchers.freeLapsed(model);
  vouchers.expireVouchers(model);
}

/** Once all expiries were noticed: until then an overdue order may count as a use or not. */
async function expectSamePromoUses(model: Model, shop: Shop): Promise<void> {
  await noticeExpiry(model, shop);
  await freePromoUses(gangway.deps);
  const promo = db.selectFrom('promo_codes').select('uses').where('id', '=', shop.promo.id);
  expect(await promo.executeTakeFirst()).toEqual({ uses: models.promoUses(model) });
}

/** Only a seat that costs a fee has to stay the same. */
const ticketInWords = ({
  priceSen,
  feeSen,
  seat,
}: Pick<models.ModelTicket, 'priceSen' | 'feeSen' | 'seat'>) =>
  `${priceSen}, ${feeSen} of it for ${feeSen > 0 ? seat : 'no seat'}`;
const roomInWords = ({ room, priceSen }: { room: number; priceSen: number }) => `${room} for ${priceSen}`;

/** The visible state of the shop, in the model's terms. */
async function look(model: Model, shop: Shop) {
  const orders = await Promise.all(
    shop.orders.map(async one => {
      const order = await readOrder(shop, one);
      const { status, dueSen, paidSen, refundedSen, holdExpiresAt, refunds, gate } = order;
      const overdue = status === 'unpaid' && Date.parse(holdExpiresAt ?? '') <= model.now;
      return overdue
        ? { status: 'canceled', dueSen: 0, paidSen, refundedSen, gate, tickets: [], rooms: [], refunds: [] }
        : {
            status,
            dueSen,
            paidSen,
            refundedSen,
            gate,
            tickets: order.tickets
              .filter(({ canceledAt }) => !canceledAt)
              .map(({ priceSen, seatFeeSen, seat }) => ticketInWords({ priceSen, feeSen: seatFeeSen, seat }))
              .toSorted(),
            rooms: liveRooms(shop, order.cabinList).map(roomInWords).toSorted(),
            refunds: toldRefunds(refunds),
          };
    }),
  );
  const places = await Promise.all(shop.sailings.map((_, sailing) => placesLeftIn(shop, sailing)));
  const balances = await Promise.all(shop.vouchers.map(({ id }) => voucherBalanceSen(db, id)));
  const waiting = await Promise.all(
    shop.waiting.map(async party => {
      const { status, offer, wishes } = (await sendAsParty(shop, party, 'entry')).data as WaitlistEntry;
      const number = (id: number) => shop.sailings.indexOf(id);
      return {
        status,
        offered: offer ? number(offer.sailing.id) : null,
        until: offer ? Date.parse(offer.expiresAt) : null,
        places:
          status === 'waiting'
            ? wishes
                .map(({ sailing, place }) => [number(sailing.id), place ?? 0])
                .toSorted(([a = 0], [b = 0]) => a - b)
            : [],
      };
    }),
  );
  return {
    orders,
    places,
    vouchers: balances,
    waiting,
    balanceSen: await balanceSen(db, shop.agent.id),
    paidOutSen: await paidOutSen(shop),
  };
}

function expected(model: Model) {
  return {
    orders: model.orders.map(one => ({
      status: models.statusOf(model, one),
      dueSen: models.isOverdue(model, one) ? 0 : models.dueSen(one),
      paidSen: models.paidSen(one),
      refundedSen: models.refundedSen(one),
      gate: at(model.gates, one.sailing),
      tickets: models.isOverdue(model, one) ? [] : models.liveTickets(one).map(ticketInWords).toSorted(),
      rooms: models.isOverdue(model, one) ? [] : models.liveCabins(one).map(roomInWords).toSorted(),
      refunds: models.isOverdue(model, one) ? [] : expectedRefunds(one.refunds),
    })),
    places: model.days.map((_, sailing) => models.placesLeft(model, sailing)),
    vouchers: model.vouchers.map(({ balanceSen }) => balanceSen),
    waiting: model.waiting.map(party => entryOf(model, party)),
    balanceSen: model.balanceSen,
    paidOutSen: refunded.paidOutSen(model),
  };
}

test(
  `the shop and a simple model agree after ${RUNS} runs of random actions`,
  async () => {
    await fc.assert(
      fc.asyncProperty(sequences, async commands => {
        const { model, real } = await open();
        await fc.asyncModelRun(() => ({ model, real }), commands);
        await settleVouchers(model);
        expect(await look(model, real)).toEqual(expected(model));
        await expectSamePromoUses(model, real);
        if (runs % AUDIT_EVERY === 0) expect(await brokenRows(db)).toEqual([]);
      }),
      { numRuns: RUNS, seed: SEED, path: PATH, endOnFailure: process.env.GANGWAY_MODEL_SHRINK !== 'yes' },
    );
    expect(await brokenRows(db)).toEqual([]);
    expect(await wrongNationalities(db)).toEqual([]);
  },
  RUNS * HANGING_RUN_MS,
);
