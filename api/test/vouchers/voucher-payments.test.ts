import { describe, expect, test } from 'vitest';
import { settleRefund } from '../../src/features/payments/refunds.service.ts';
import { expireHolds } from '../../src/reservations/inventory/expire-holds.job.ts';
import { freeVouchers } from '../../src/reservations/payments/free-vouchers.job.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, FARES, passengerInput } from '../support/database/factories.ts';
import { askToPay, type BookedOrder, book, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';
import { balanceOf, giveVoucher, payByVoucher } from './vouchers.ts';

const database = await createTestDatabase();
const gangway = await createTestApp(database);
const { deps, clock, call, jobs } = gangway;
const sailingId = await createSailing(database.db, await createVoyage(database.db));
const HOLD_MS = 15 * 60_000;

const view = async ({ number, token }: BookedOrder) =>
  (await call('GET', `/orders/${number}`, { headers: { 'X-Order-Token': token } })).data;

/** Opens a payment of the rest at the practice bank, and pays it. */
async function payRest(order: BookedOrder, amountSen: number) {
  const { data } = await askToPay(gangway, [order]);
  expect(data.payment.amountSen).toBe(amountSen);
  await notify(gangway, noticeOf(data.payment.id, { amountSen }));
}

async function cancel(order: BookedOrder, ticketIds?: string[]) {
  const headers = { 'X-Order-Token': order.token, 'Idempotency-Key': newKey() };
  const { data } = await call('POST', `/orders/${order.number}/cancel/preview`, {
    body: { ticketIds },
    headers,
  });
  const expectedChargeSen = data.chargeSen;
  const from = jobs.length;
  const answer = await call('POST', `/orders/${order.number}/cancel`, {
    body: { ticketIds, expectedChargeSen },
    headers,
  });
  for (const { queue, data } of jobs.slice(from))
    if (queue === 'settle-refund') await settleRefund(deps, data.refundId ?? '');
  return answer;
}

const sound = async () => expect(await brokenRows(database.db)).toEqual([]);

describe('an order', () => {
  test('is paid by a sufficient voucher; the rest stays on the voucher', async () => {
    const { code } = await giveVoucher(gangway, 25_000);
    const order = await book(gangway, sailingId);
    const { data } = await payByVoucher(gangway, order, code.toLowerCase());
    expect(data.voucher).toEqual({
      ending: code.slice(-4),
      usedSen: FARES.adult,
      leftSen: 5_000,
      toPaySen: 0,
    });
    expect(data.order).toMatchObject({
      status: 'paid',
      paidSen: FARES.adult,
      paymentMethod: 'voucher',
      vouchers: [{ ending: code.slice(-4), amountSen: FARES.adult, held: false }],
    });
    expect(await balanceOf(gangway, code)).toBe(5_000);
    await sound();
  });

  test('is paid by a voucher in part, and the rest at the bank', async () => {
    const { code } = await giveVoucher(gangway, 5_000);
    const order = await book(gangway, sailingId);
    const { data } = await payByVoucher(gangway, order, code);
    expect(data.voucher).toMatchObject({ usedSen: 5_000, leftSen: 0, toPaySen: 15_000 });
    expect(data.order).toMatchObject({ status: 'unpaid', paidSen: 0 });
    expect((await payByVoucher(gangway, order, code)).data.error).toBe('voucher-empty');
    await sound();
    await payRest(order, 15_000);
    expect(await view(order)).toMatchObject({
      status: 'paid',
      paidSen: FARES.adult,
      paymentMethod: 'online',
    });
    await sound();
  });

  test('is paid by two vouchers and at the desk', async () => {
    const [first, second] = [await giveVoucher(gangway, 5_000), await giveVoucher(gangway, 2_000)];
    const order = await book(gangway, sailingId);
    const { headers } = await signInStaff(gangway, ['orders.read', 'orders.sell']);
    for (const { code } of [first, second]) await payByVoucher(gangway, order, code, headers);
    const { data } = await call('POST', `/office/orders/${order.number}/payment`, {
      body: { expectedDueSen: 13_000, tenderedSen: 20_000 },
      headers: { ...headers, 'Idempotency-Key': newKey() },
    });
    expect(data).toMatchObject({ amountSen: 13_000, changeSen: 7_000, order: { status: 'paid' } });
    await sound();
  });

  test('refuses a voucher from staff without the permission to sell, and without its token', async () => {
    const { code } = await giveVoucher(gangway, 5_000);
    const order = await book(gangway, sailingId);
    const { headers } = await signInStaff(gangway, ['orders.read']);
    expect((await payByVoucher(gangway, order, code, headers)).data.error).toBe('not-permitted');
    expect((await payByVoucher(gangway, { ...order, token: 'x' }, code)).data.error).toBe('order-not-found');
    expect(await balanceOf(gangway, code)).toBe(5_000);
  });

  test('returns a voucher on request, and is then paid in full at the bank', async () => {
    const { code } = await giveVoucher(gangway, 5_000);
    const order = await book(gangway, sailingId);
    await payByVoucher(gangway, order, code);
    const { data } = await call('POST', `/orders/${order.number}/voucher/remove`, {
      headers: { 'X-Order-Token': order.token },
    });
    expect(data.vouchers).toEqual([]);
    expect(await balanceOf(gangway, code)).toBe(5_000);
    await payRest(order, FARES.adult);
    await sound();
  });
});

describe('a voucher payment of an order that expires', () => {
  test('is returned to the voucher by the job', async () => {
    const { code } = await giveVoucher(gangway, 5_000);
    await payByVoucher(gangway, await book(gangway, sailingId), code);
    clock.advance(HOLD_MS);
    await expireHolds(deps);
    expect(await balanceOf(gangway, code)).toBe(0);
    await freeVouchers(deps);
    expect(await balanceOf(gangway, code)).toBe(5_000);
    await sound();
  });

  test('is available to the next order before any job has run', async () => {
    const { code } = await giveVoucher(gangway, 5_000);
    await payByVoucher(gangway, await book(gangway, sailingId), code);
    clock.advance(HOLD_MS);
    const { data } = await payByVoucher(gangway, await book(gangway, sailingId), code);
    expect(data.voucher).toMatchObject({ usedSen: 5_000 });
    await sound();
  });

  test('revives the order with its voucher if the bank’s payment is late and the voucher was not refunded yet', async () => {
    const { code } = await giveVoucher(gangway, 5_000);
    const order = await book(gangway, sailingId);
    await payByVoucher(gangway, order, code);
    const { data } = await askToPay(gangway, [order]);
    clock.advance(HOLD_MS);
    await expireHolds(deps);
    await notify(gangway, noticeOf(data.payment.id, { amountSen: 15_000 }));
    expect(await view(order)).toMatchObject({ status: 'paid', paidSen: FARES.adult });
    await freeVouchers(deps);
    expect(await balanceOf(gangway, code)).toBe(0);
    await sound();
  });

  test('is refunded by the bank if the voucher was refunded already', async () => {
    const { code } = await giveVoucher(gangway, 5_000);
    const order = await book(gangway, sailingId);
    await payByVoucher(gangway, order, code);
    const { data } = await askToPay(gangway, [order]);
    clock.advance(HOLD_MS);
    await expireHolds(deps);
    await freeVouchers(deps);
    await notify(gangway, noticeOf(data.payment.id, { amountSen: 15_000 }));
    expect(await view(order)).toMatchObject({ status: 'canceled', paidSen: 0 });
    expect(await balanceOf(gangway, code)).toBe(5_000);
    await sound();
  });
});

describe('a cancellation', () => {
  const couple = () =>
    book(gangway, sailingId, {
      passengers: [passengerInput(), passengerInput()],
      expectedTotalSen: 2 * FARES.adult,
    });

  test('of an unpaid order, or a part of it, returns the voucher', async () => {
    const { code } = await giveVoucher(gangway, 5_000);
    const order = await couple();
    await payByVoucher(gangway, order, code);
    const [ticket] = (await view(order)).tickets;
    await cancel(order, [ticket.id]);
    expect(await balanceOf(gangway, code)).toBe(5_000);
    await payByVoucher(gangway, order, code);
    await cancel(order);
    expect(await balanceOf(gangway, code)).toBe(5_000);
    await sound();
  });

  test('of a part of a paid order refunds the other money first, and the rest to the voucher', async () => {
    const { code } = await giveVoucher(gangway, 25_000);
    const order = await couple();
    await payByVoucher(gangway, order, code);
    const { headers } = await signInStaff(gangway, ['orders.read', 'orders.sell']);
    await call('POST', `/office/orders/${order.number}/payment`, {
      body: { expectedDueSen: 15_000, tenderedSen: 15_000 },
      headers: { ...headers, 'Idempotency-Key': newKey() },
    });
    const [ticket] = (await view(order)).tickets;
    await cancel(order, [ticket.id]);
    expect((await view(order)).refunds).toMatchObject([
      { provider: 'counter', amountSen: 15_000, status: 'pending' },
      { provider: 'voucher', amountSen: 5_000, status: 'succeeded' },
    ]);
    expect(await balanceOf(gangway, code)).toBe(5_000);
    await sound();
  });
});
