import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { expireHolds } from '../../src/reservations/inventory/expire-holds.job.ts';
import { lockPromos } from '../../src/reservations/promos/promo-codes.repository.ts';
import { freePromoUses } from '../../src/reservations/promos/promo-uses.service.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  CABIN_SEN,
  createSailing,
  createVoyage,
  FARES,
  newContact,
  orderInput,
  passengerInput,
} from '../support/database/factories.ts';
import { askToPay, book, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { createTestApp } from '../support/test-app.ts';
import { untilWaiting } from '../support/waiting.ts';
import { insertPromo } from './promos.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { deps, clock, call } = gangway;
const voyage = await createVoyage(db);
const sailingId = await createSailing(db, voyage);
const HOLD_MS = 15 * 60_000;
const LESS = FARES.adult - 5_000;

const use = (promoCode: string, expectedTotalSen: number = LESS) =>
  book(gangway, sailingId, { promoCode, expectedTotalSen, contact: newContact() });
const refusal = async (promoCode: string, expectedTotalSen: number = LESS, contact = newContact()) => {
  const body = orderInput(sailingId, { promoCode, expectedTotalSen, contact });
  const { data } = await call('POST', '/orders', { body, headers: { 'Idempotency-Key': newKey() } });
  return data.error;
};
const usesOf = async (id: number) =>
  (await db.selectFrom('promo_codes').select('uses').where('id', '=', id).executeTakeFirstOrThrow()).uses;
const outcomeOf = async (paymentId: string) => {
  const parts = db.selectFrom('payment_orders').select('outcome').where('payment_id', '=', paymentId);
  return (await parts.executeTakeFirstOrThrow()).outcome;
};
const quote = async (promoCode: string, passengers = [{ ticketType: 'adult' }]) =>
  (await call('POST', '/quotes', { body: { sailingId, passengers, promoCode } })).data;
const sound = async () => expect(await brokenRows(db)).toEqual([]);

describe('a promo code', () => {
  test('is distributed over the prices of tickets and cabins, and a canceled ticket refunds its price paid', async () => {
    await insertPromo(db, 'TEN', { amount_sen: null, percent: 10 });
    const full = 2 * FARES.adult + CABIN_SEN;
    const order = await book(gangway, sailingId, {
      passengers: [passengerInput(), passengerInput()],
      cabins: { kind: 'assigned', count: 1 },
      promoCode: ' t-en ',
      expectedTotalSen: full * 0.9,
      contact: newContact(),
    });
    expect(order.dueSen).toBe(full * 0.9);
    const { data } = await askToPay(gangway, [order]);
    await notify(gangway, noticeOf(data.payment.id, { amountSen: order.dueSen }));
    const headers = { 'X-Order-Token': order.token };
    const detail = (await call('GET', `/orders/${order.number}`, { headers })).data;
    expect(detail.tickets.map(({ priceSen }: { priceSen: number }) => priceSen)).toEqual([18_000, 18_000]);
    expect(detail.cabinList[0].priceSen).toBe(27_000);
    const preview = await call('POST', `/orders/${order.number}/cancel/preview`, {
      body: { ticketIds: [detail.tickets[0].id] },
      headers,
    });
    expect(preview.data.chargeSen + preview.data.refundSen).toBe(18_000);
    await sound();
  });

  test('is in the quote with its discount, or with the reason for its refusal', async () => {
    await insertPromo(db, 'QUOTED', { minimum_sen: 30_000 });
    const couple = await quote('quoted', [{ ticketType: 'adult' }, { ticketType: 'adult' }]);
    expect(couple.promo).toEqual({ code: 'QUOTED', discountSen: 5_000, refusal: null });
    expect(couple.totalSen).toBe(2 * FARES.adult - 5_000);
    expect(couple.ladder[0].chargeSen + couple.ladder[0].refundSen).toBe(couple.totalSen);
    const single = await quote('quoted');
    expect(single.promo).toMatchObject({ discountSen: 0, refusal: expect.stringContaining('300.00') });
    expect(single.totalSen).toBe(FARES.adult);
  });

  test.each([
    ['that does not exist', 'NOSUCH', {}, 'promo-unknown'],
    ['switched off', 'OFF', { active: false }, 'promo-unknown'],
    ['of tomorrow', 'TOMORROW', { booked_from: '2026-11-21' }, 'promo-not-now'],
    ['of yesterday', 'YESTERDAY', { booked_until: '2026-11-19' }, 'promo-not-now'],
    ['for later sailings', 'LATER', { sails_from: '2027-03-13' }, 'promo-not-here'],
    ['for earlier sailings', 'EARLIER', { sails_until: '2027-03-11' }, 'promo-not-here'],
    ['for another route', 'ELSEWHERE', { route_ids: [99_999] }, 'promo-not-here'],
    ['for more expensive bookings', 'DEARER', { minimum_sen: FARES.adult + 1 }, 'promo-minimum'],
  ])('%s is refused', async (_what, code, changes, error) => {
    if (code !== 'NOSUCH') await insertPromo(db, code, changes);
    expect(await refusal(code)).toBe(error);
  });

  test('is accepted on its first and last day and on its route; the price must be the agreed one', async () => {
    await insertPromo(db, 'EDGES', {
      booked_from: '2026-11-20',
      booked_until: '2026-11-20',
      sails_from: '2027-03-12',
      sails_until: '2027-03-12',
      route_ids: [voyage.routeId],
      minimum_sen: FARES.adult,
    });
    expect(await refusal('EDGES', FARES.adult)).toBe('price-changed');
    expect((await use('EDGES')).dueSen).toBe(LESS);
  });

  test('has a limit per contact', async () => {
    await insertPromo(db, 'EACH', { most_uses_each: 1 });
    const contact = newContact();
    await book(gangway, sailingId, { promoCode: 'EACH', expectedTotalSen: LESS, contact });
    expect(await refusal('EACH', LESS, contact)).toBe('promo-used-by-you');
    await use('EACH');
    await sound();
  });
});

describe('a use that lapses unpaid', () => {
  test('is released by the job, or earlier by the next user', async () => {
    const id = await insertPromo(db, 'LAPSES', { most_uses: 1 });
    await use('LAPSES');
    expect(await refusal('LAPSES')).toBe('promo-used-up');
    clock.advance(HOLD_MS);
    await expireHolds(deps);
    await use('LAPSES');
    expect(await usesOf(id)).toBe(1);
    clock.advance(HOLD_MS);
    await expireHolds(deps);
    await freePromoUses(deps);
    expect(await usesOf(id)).toBe(0);
    await sound();
  });

  test('is used again by a late payment, which is refunded if others have used up the code', async () => {
    const id = await insertPromo(db, 'LATE', { most_uses: 1 });
    const late = async () => {
      const order = await use('LATE');
      const { data } = await askToPay(gangway, [order]);
      clock.advance(HOLD_MS);
      await expireHolds(deps);
      await freePromoUses(deps);
      return () => notify(gangway, noticeOf(data.payment.id, { amountSen: LESS }));
    };
    const [first, second] = [await late(), await late()];
    await first();
    expect(await usesOf(id)).toBe(1);
    await second();
    expect(await usesOf(id)).toBe(1);
    await sound();
  });

  test('of a later order leaves it to a late payment', async () => {
    const id = await insertPromo(db, 'AGAIN', { most_uses: 1 });
    const first = await use('AGAIN');
    const { data } = await askToPay(gangway, [first]);
    clock.advance(HOLD_MS);
    await expireHolds(deps);
    await use('AGAIN');
    clock.advance(HOLD_MS);
    await expireHolds(deps);
    await notify(gangway, noticeOf(data.payment.id, { amountSen: LESS }));
    expect(await outcomeOf(data.payment.id)).toBe('applied');
    expect(await usesOf(id)).toBe(1);
    await sound();
  });

  test('is not used again by a late payment of a customer who has used it as often as allowed since', async () => {
    const id = await insertPromo(db, 'LATEAGAIN', { most_uses_each: 1 });
    const contact = newContact();
    const pending = async () => {
      const order = await book(gangway, sailingId, {
        promoCode: 'LATEAGAIN',
        expectedTotalSen: LESS,
        contact,
      });
      const { data } = await askToPay(gangway, [order]);
      return data.payment.id as string;
    };
    const late = await pending();
    clock.advance(HOLD_MS);
    await expireHolds(deps);
    for (const payment of [await pending(), late])
      await notify(gangway, noticeOf(payment, { amountSen: LESS }));
    expect(await outcomeOf(late)).toBe('returned');
    expect(await usesOf(id)).toBe(1);
    await sound();
  });

  test('is locked by a late payment before its sailings, as by bookings', async () => {
    const id = await insertPromo(db, 'FIRST');
    const plain = await book(gangway, sailingId, { contact: newContact() });
    const later = await createSailing(db, voyage, { date: '2027-03-14' });
    const reduced = await book(gangway, later, {
      promoCode: 'FIRST',
      expectedTotalSen: LESS,
      contact: newContact(),
    });
    const { data } = await askToPay(gangway, [plain, reduced]);
    clock.advance(HOLD_MS);
    await expireHolds(deps);
    await freePromoUses(deps);
    const paying = await db.transaction().execute(async trx => {
      // As a booking with this code, which takes its places afterwards.
      await lockPromos(trx, [id]);
      const paying = notify(gangway, noticeOf(data.payment.id, { amountSen: FARES.adult + LESS }));
      await untilWaiting(db, 1);
      await sql`select from sailing_inventory where sailing_id in (${sailingId}, ${later}) for update nowait`.execute(
        trx,
      );
      return { paying };
    });
    expect((await paying.paying).status).toBe(200);
    expect(await usesOf(id)).toBe(1);
    await sound();
  });
});
