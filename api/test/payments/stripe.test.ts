import { describe, expect, test } from 'vitest';
import { settleRefund } from '../../src/features/payments/refunds.service.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, FARES, passengerInput } from '../support/database/factories.ts';
import { STRIPE_SECRETS, startFakeStripe, stripeWebhook } from '../support/money/fake-stripe.ts';
import { createMoneyView } from '../support/money/money-view.ts';
import { owe } from '../support/money/owed-refund.ts';
import { askToPay, type BookedOrder, book, newKey } from '../support/money/paying.ts';
import { signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const stripe = await startFakeStripe();
const publicUrl = 'https://tickets.example.com';
const gangway = await createTestApp(database, {
  publicUrl,
  providers: { stripe: { ...STRIPE_SECRETS, apiUrl: stripe.url } },
});
const { app, clock, deps } = gangway;
const view = createMoneyView(gangway);
const voyage = await createVoyage(db);
const sailingId = await createSailing(db, voyage);
const movedOn = await createSailing(db, voyage, { date: '2027-12-12' });
const refusedOn = await createSailing(db, voyage, { date: '2027-03-13' });

const pay = (orders: BookedOrder[], headers?: Record<string, string>) =>
  askToPay(gangway, orders, { provider: 'stripe', ...(headers && { headers }) });
const notify = (type: string, object: unknown) =>
  app.request('/notify/stripe', stripeWebhook(type, object, clock.now()));

/** An order with a session open for it. */
async function orderAtStripe(): Promise<{ order: BookedOrder; id: string; gatewayUrl: string }> {
  const order = await book(gangway, sailingId);
  const { data } = await pay([order]);
  return { order, id: data.payment.id, gatewayUrl: data.gatewayUrl };
}

const referenceOf = async (id: string) =>
  (await db.selectFrom('payments').select('gateway_reference').where('id', '=', id).executeTakeFirstOrThrow())
    .gateway_reference;

describe('opening a session', () => {
  test('is in ringgit, with local payment methods, and returns to /return', async () => {
    const { order, id, gatewayUrl } = await orderAtStripe();
    expect(gatewayUrl).toMatch(/^https:\/\/checkout\.stripe\.test\/c\/pay\/cs_test_/);
    expect(await referenceOf(id)).toBe(gatewayUrl.split('/').at(-1));
    expect(stripe.asked.at(-1)).toMatchObject({
      path: '/v1/checkout/sessions',
      key: id,
      form: {
        mode: 'payment',
        client_reference_id: id,
        'allowed_payment_method_types[0]': 'card',
        'allowed_payment_method_types[1]': 'fpx',
        'allowed_payment_method_types[2]': 'grabpay',
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'myr',
        'line_items[0][price_data][unit_amount]': String(FARES.adult),
        'line_items[0][price_data][product_data][name]': order.number,
        success_url: `${publicUrl}/return?payment=${id}`,
        cancel_url: `${publicUrl}/return?payment=${id}`,
        expires_at: String(clock.now().getTime() / 1000 + 3600),
      },
    });
  });

  test('repeated returns the same session', async () => {
    const order = await book(gangway, sailingId);
    const headers = { 'Idempotency-Key': newKey() };
    const first = await pay([order], headers);
    clock.advance(60_000);
    expect((await pay([order], headers)).data).toEqual(first.data);
  });

  test('can be repeated after Stripe did not answer', async () => {
    const order = await book(gangway, sailingId);
    const headers = { 'Idempotency-Key': newKey() };
    stripe.fake.down = true;
    expect(await pay([order], headers)).toMatchObject({
      status: 503,
      data: { error: 'payment-provider-unavailable' },
    });
    stripe.fake.down = false;
    const { data } = await pay([order], headers);
    expect(data).toMatchObject({
      payment: { status: 'pending' },
      gatewayUrl: expect.stringContaining('cs_test_'),
    });
    const { length } = await db
      .selectFrom('payment_orders')
      .select('payment_id')
      .where('order_id', '=', order.id)
      .execute();
    expect(length).toBe(1);
  });
});

describe('what Stripe refuses', () => {
  test('less than RM 2.00 is refused before anything is stored, and the refusal names the minimum', async () => {
    const order = await cheapOrder(100);
    const asked = stripe.asked.length;
    expect(await pay([order])).toMatchObject({
      status: 422,
      data: { error: 'payment-below-minimum' },
      msg: expect.stringContaining('RM 2.00'),
    });
    expect(stripe.asked.length).toBe(asked);
    const parts = db.selectFrom('payment_orders').selectAll().where('order_id', '=', order.id);
    expect(await parts.execute()).toEqual([]);
    expect((await pay([await cheapOrder(200)])).status).toBe(200);
  });

  test('the sum of several orders counts', async () => {
    expect((await pay([await cheapOrder(100), await cheapOrder(100)])).status).toBe(200);
  });

  test.each([
    [400, 'amount_too_small', 409, 'payment-provider-refused'],
    [401, 'api_key_expired', 409, 'payment-provider-refused'],
    [402, 'card_declined', 409, 'payment-provider-refused'],
    [403, 'account_invalid', 409, 'payment-provider-refused'],
    [404, 'resource_missing', 409, 'payment-provider-refused'],
    [429, 'rate_limit', 503, 'payment-provider-unavailable'],
  ])('an answer of %i (%s) is a refusal, unless it says to try again', async (status, code, ours, error) => {
    const order = await book(gangway, refusedOn);
    stripe.fake.refuses = { status, code };
    const answer = await pay([order]);
    stripe.fake.refuses = undefined;
    expect(answer).toMatchObject({ status: ours, data: { error } });
    expect((await pay([order])).status).toBe(200);
  });

  /** An order of one adult that costs this much. */
  async function cheapOrder(sen: number): Promise<BookedOrder> {
    await setAdultFare(sen);
    const order = await book(gangway, refusedOn, { expectedTotalSen: sen });
    await setAdultFare(FARES.adult);
    return order;
  }
  const setAdultFare = (price_sen: number) =>
    db.updateTable('fares').set({ price_sen }).where('ticket_type', '=', 'adult').execute();
});

describe('webhooks', () => {
  test('of a paid session pay the order once', async () => {
    const { order, id } = await orderAtStripe();
    const webhook = stripeWebhook('checkout.session.completed', stripe.complete(id), clock.now());
    for (let heard = 0; heard < 3; heard++)
      expect((await app.request('/notify/stripe', webhook)).status).toBe(200);
    expect(await view.order(order)).toMatchObject({ status: 'paid', paidSen: FARES.adult });
  });

  test('of a completed session with pending money pay when the money arrives', async () => {
    const { order, id } = await orderAtStripe();
    await notify('checkout.session.completed', stripe.complete(id, 'unpaid'));
    expect(await view.order(order)).toMatchObject({ status: 'unpaid' });
    await notify('checkout.session.async_payment_succeeded', stripe.complete(id));
    expect(await view.order(order)).toMatchObject({ status: 'paid' });
  });

  test.each([
    ['checkout.session.async_payment_failed', 'failed'],
    ['checkout.session.expired', 'canceled'],
  ])('of %s leave the order unpaid', async (type, status) => {
    const { order, id } = await orderAtStripe();
    await notify(type, stripe.complete(id, 'unpaid'));
    expect(await view.order(order)).toMatchObject({ status: 'unpaid' });
    expect((await view.payment(id, { 'X-Order-Token': order.token })).data.status).toBe(status);
  });

  test('that arrive before the session’s answer find its payment', async () => {
    const { order, id } = await orderAtStripe();
    const reference = await referenceOf(id);
    await db.updateTable('payments').set({ gateway_reference: null }).where('id', '=', id).execute();
    await notify('checkout.session.completed', stripe.complete(id));
    expect(await view.order(order)).toMatchObject({ status: 'paid' });
    expect(await referenceOf(id)).toBe(reference);
  });

  test('in another currency pay nothing', async () => {
    const { order, id } = await orderAtStripe();
    await notify('checkout.session.completed', { ...stripe.complete(id), currency: 'usd' });
    expect(await view.order(order)).toMatchObject({ status: 'unpaid' });
    expect((await view.audit(id)).at(-1)).toMatchObject({ action: 'amount-mismatch' });
  });

  test('of other events and other shops are accepted without effect', async () => {
    const { id } = await orderAtStripe();
    expect((await notify('customer.created', { id: 'cus_1', object: 'customer' })).status).toBe(200);
    const foreign = { ...stripe.complete(id), client_reference_id: null };
    expect((await notify('checkout.session.completed', foreign)).status).toBe(200);
  });

  test('with a wrong, expired or missing signature are refused', async () => {
    const { order, id } = await orderAtStripe();
    const session = stripe.complete(id);
    const forged = stripeWebhook('checkout.session.completed', session, clock.now(), 'whsec_other');
    const old = stripeWebhook(
      'checkout.session.completed',
      session,
      new Date(clock.now().getTime() - 6 * 60_000),
    );
    const good = stripeWebhook('checkout.session.completed', session, clock.now());
    for (const webhook of [
      forged,
      old,
      { ...good, headers: {} },
      { ...good, body: good.body.replace('myr', 'usd') },
    ]) {
      const answer = await app.request('/notify/stripe', webhook as RequestInit);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ data: { error: 'notification-forged' } });
    }
    expect(await view.order(order)).toMatchObject({ status: 'unpaid' });
  });
});

describe('refunds', () => {
  async function owedRefund(): Promise<{ orderId: string; id: string; madeHere(): typeof stripe.refunds }> {
    const { order, id: paymentId } = await orderAtStripe();
    const session = stripe.complete(paymentId);
    await notify('checkout.session.completed', session);
    await owe(deps, order.id, 7_500);
    const { id } = await db
      .selectFrom('refunds')
      .select('id')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    return {
      orderId: order.id,
      id,
      madeHere: () => stripe.refunds.filter(made => made.payment_intent === session.payment_intent),
    };
  }
  const refundRow = (id: string) =>
    db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('are requested once, for their payment', async () => {
    const { id, madeHere } = await owedRefund();
    await settleRefund(deps, id);
    await settleRefund(deps, id);
    expect(madeHere()).toMatchObject([{ amount: 7_500, metadata: { refund: id } }]);
    expect(await refundRow(id)).toMatchObject({ status: 'succeeded', gateway_reference: madeHere()[0]?.id });
  });

  test('attempted by several copies concurrently are made once', async () => {
    const { id, madeHere } = await owedRefund();
    await Promise.all(Array.from({ length: 5 }, () => settleRefund(deps, id)));
    expect(madeHere()).toHaveLength(1);
  });

  test('whose answer was lost are found again', async () => {
    const { id, madeHere } = await owedRefund();
    stripe.fake.loseAnswer = true;
    await expect(settleRefund(deps, id)).rejects.toThrow();
    stripe.fake.loseAnswer = false;
    expect(await refundRow(id)).toMatchObject({
      status: 'failed',
      last_error: expect.stringContaining('lost'),
    });
    await settleRefund(deps, id);
    expect(madeHere()).toHaveLength(1);
    expect(await refundRow(id)).toMatchObject({ status: 'succeeded' });
  });

  test('that failed at Stripe are requested again', async () => {
    const { id, madeHere } = await owedRefund();
    stripe.fake.nextRefundStatus = 'failed';
    await expect(settleRefund(deps, id)).rejects.toThrow('failed');
    stripe.fake.nextRefundStatus = 'succeeded';
    await settleRefund(deps, id);
    expect(madeHere().map(({ status }) => status)).toEqual(['failed', 'succeeded']);
    expect(await refundRow(id)).toMatchObject({ status: 'succeeded', attempts: 2 });
  });
});

describe('money that moved at Stripe', async () => {
  /** A paid order with its payment at Stripe. */
  async function paidOrder(party = 1) {
    const order = await book(gangway, movedOn, {
      passengers: Array.from({ length: party }, () => passengerInput()),
      expectedTotalSen: party * FARES.adult,
    });
    const { data } = await pay([order]);
    const session = stripe.complete(data.payment.id);
    await notify('checkout.session.completed', session);
    const intent = session.payment_intent ?? '';
    return { order, paymentId: data.payment.id as string, intent };
  }
  const madeInDashboard = (intent: string, amount: number) =>
    stripe.refunds.push({
      id: `re_dashboard_${stripe.refunds.length}`,
      object: 'refund',
      payment_intent: intent,
      amount,
      status: 'succeeded',
      metadata: {},
    });
  const charge = (intent: string) => ({ id: `ch_${intent}`, object: 'charge', payment_intent: intent });
  const made = (intent: string) => stripe.refunds.filter(one => one.payment_intent === intent);
  async function cancelHere(
    order: BookedOrder,
    part: { ticketIds?: string[] } = {},
  ): Promise<{ id: string; settled: Promise<unknown> }> {
    const canceled = await gangway.call('POST', `/orders/${order.number}/cancel`, {
      body: { expectedChargeSen: 0, ...part },
      headers: { 'X-Order-Token': order.token, 'Idempotency-Key': newKey() },
    });
    expect(canceled.status).toBe(200);
    const { id } = await db
      .selectFrom('refunds')
      .select('id')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    return { id, settled: settleRefund(deps, id).catch(error => String(error)) };
  }
  const refundOf = (id: string) =>
    db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const attentionOf = async (paymentId: string) => {
    const cashier = await signInStaff(gangway, ['payments.read']);
    const { data } = await gangway.call('GET', `/office/payments/${paymentId}`, { headers: cashier.headers });
    return data.attention;
  };

  test('a refund made in the dashboard is shown to the staff once, for any number of notifications', async () => {
    const { paymentId, intent } = await paidOrder();
    madeInDashboard(intent, 5_000);
    const heard = stripeWebhook('charge.refunded', charge(intent), clock.now());
    for (let times = 0; times < 2; times++)
      expect((await app.request('/notify/stripe', heard)).status).toBe(200);
    await notify('charge.refunded', charge(intent));
    const told = (await view.audit(paymentId)).filter(({ action }) => action === 'refunded-elsewhere');
    expect(told).toMatchObject([{ detail: { amountSen: 5_000 } }]);
    expect(await attentionOf(paymentId)).toContain('refunded-elsewhere');
  });

  test('a cancellation here afterwards makes no second refund; the order is not refunded', async () => {
    const { order, paymentId, intent } = await paidOrder();
    madeInDashboard(intent, 5_000);
    const { id, settled } = await cancelHere(order);
    expect(await settled).toContain('Gangway did not ask for');
    await settleRefund(deps, id).catch(() => {});
    expect(made(intent).length).toBe(1);
    expect((await refundOf(id)).status).toBe('failed');
    const owed = { status: 'canceled', refundedSen: FARES.adult, refundOwedSen: FARES.adult };
    expect(await view.order(order)).toMatchObject(owed);
    expect(await attentionOf(paymentId)).toContain('refund-failed');
  });

  test('a dashboard refund of exactly the owed amount settles it', async () => {
    const { order, intent } = await paidOrder();
    madeInDashboard(intent, FARES.adult);
    const { id, settled } = await cancelHere(order);
    await settled;
    expect(made(intent).length).toBe(1);
    expect(await refundOf(id)).toMatchObject({ status: 'succeeded', gateway_reference: made(intent)[0]?.id });
    expect(await view.order(order)).toMatchObject({ status: 'refunded', refundOwedSen: 0 });
  });

  test('a disputed payment is shown to the staff, and not refunded while the dispute is open', async () => {
    const { order, paymentId, intent } = await paidOrder();
    const dispute = {
      id: `dp_${intent}`,
      object: 'dispute' as const,
      payment_intent: intent,
      amount: FARES.adult,
    };
    const open = { ...dispute, reason: 'fraudulent', status: 'needs_response' };
    stripe.disputes.push(open);
    await notify('charge.dispute.created', open);
    expect(await attentionOf(paymentId)).toContain('disputed');
    const { id, settled } = await cancelHere(order);
    expect(await settled).toContain('disputed at Stripe');
    expect(made(intent)).toEqual([]);
    open.status = 'won';
    await settleRefund(deps, id);
    expect(await view.order(order)).toMatchObject({ status: 'refunded' });
  });

  test('a pending refund counts once Stripe reports its arrival', async () => {
    const { order, intent } = await paidOrder();
    stripe.fake.nextRefundStatus = 'pending';
    const { id, settled } = await cancelHere(order);
    await settled;
    stripe.fake.nextRefundStatus = 'succeeded';
    expect((await refundOf(id)).status).toBe('pending');
    expect(await view.order(order)).toMatchObject({ status: 'canceled' });
    const [refund] = made(intent);
    Object.assign(refund ?? {}, { status: 'succeeded' });
    const queued = gangway.jobs.length;
    await notify('refund.updated', refund);
    expect(gangway.jobs.slice(queued)).toMatchObject([{ queue: 'settle-refund', data: { refundId: id } }]);
    await settleRefund(deps, id);
    expect(await view.order(order)).toMatchObject({ status: 'refunded' });
  });

  test('a refund that fails after it was confirmed is owed again, and the order is not refunded', async () => {
    const { order, paymentId, intent } = await paidOrder();
    const { id, settled } = await cancelHere(order);
    await settled;
    expect(await view.order(order)).toMatchObject({ status: 'refunded', refundOwedSen: 0 });
    const [refund] = made(intent);
    Object.assign(refund ?? {}, { status: 'failed' });
    await notify('refund.failed', refund);
    expect((await refundOf(id)).status).toBe('failed');
    expect(await view.order(order)).toMatchObject({ status: 'canceled', refundOwedSen: FARES.adult });
    expect((await view.audit(paymentId)).at(-1)).toMatchObject({ action: 'refund-failed-later' });
    expect(await attentionOf(paymentId)).toContain('refund-failed');

    // Paid out again, it keeps its credit note, and no open issue is left.
    await settleRefund(deps, id);
    expect(await view.order(order)).toMatchObject({ status: 'refunded', refundOwedSen: 0 });
    expect(await attentionOf(paymentId)).not.toContain('refund-failed');
    const notes = await db.selectFrom('receipts').select('code').where('refund_id', '=', id).execute();
    expect(notes).toHaveLength(1);
  });

  describe('a refund that Stripe refuses is settled by hand (R376)', () => {
    const TRANSFER = { reference: 'MBB-2027-00412', note: 'Card account closed: bank transfer' };
    async function refusedRefund() {
      const paid = await paidOrder();
      stripe.fake.nextRefundStatus = 'failed';
      const { id, settled } = await cancelHere(paid.order);
      await settled;
      stripe.fake.nextRefundStatus = 'succeeded';
      expect((await refundOf(id)).status).toBe('failed');
      const officer = await signInStaff(gangway, ['orders.cancel', 'payments.read']);
      const settle = (body: object = TRANSFER) =>
        gangway.call('POST', `/office/payments/refunds/${id}/settle`, { body, headers: officer.headers });
      return { ...paid, id, settle, officer };
    }

    test('the order is refunded, with person, method and a credit note, and Stripe is not called again', async () => {
      const { order, paymentId, intent, id, settle, officer } = await refusedRefund();
      expect(await settle({ ...TRANSFER, note: ' ' })).toMatchObject({ status: 422 });
      expect(await settle()).toMatchObject({ status: 200, data: { id, status: 'succeeded' } });
      expect(await settle()).toMatchObject({ status: 409, data: { error: 'refund-not-failed' } });
      await settleRefund(deps, id);
      expect(made(intent).map(({ status }) => status)).toEqual(['failed']);
      expect(await view.order(order)).toMatchObject({ status: 'refunded', refundOwedSen: 0 });
      const { data } = await gangway.call('GET', `/office/payments/${paymentId}`, {
        headers: officer.headers,
      });
      expect(data).toMatchObject({ attention: [], refundedSen: FARES.adult });
      expect(data.refunds).toMatchObject([
        {
          status: 'succeeded',
          gatewayReference: TRANSFER.reference,
          settledByHand: { by: `staff-${officer.id}`, note: TRANSFER.note },
          receiptNumber: expect.stringMatching(/./),
        },
      ]);
      expect(await brokenRows(db, ['I3', 'I5', 'I7', 'I12'])).toEqual([]);
    });

    test('a reference settles one refund', async () => {
      const [first, second] = [await refusedRefund(), await refusedRefund()];
      const transfer = { ...TRANSFER, reference: 'MBB-2027-00413' };
      expect((await first.settle(transfer)).status).toBe(200);
      expect(await second.settle(transfer)).toMatchObject({
        status: 409,
        data: { error: 'payment-reference-taken', fields: { reference: expect.any(String) } },
      });
      expect((await refundOf(second.id)).status).toBe('failed');
    });

    test('a refund cannot be settled while it is being sent again', async () => {
      const { id, settle, officer } = await refusedRefund();
      await gangway.call('POST', `/office/payments/refunds/${id}/retry`, { headers: officer.headers });
      expect(await settle()).toMatchObject({ status: 409, data: { error: 'refund-not-failed' } });
    });

    test('a later report by Stripe that it did pay opens an issue; a report that it did not is ignored', async () => {
      const { order, paymentId, intent, settle } = await refusedRefund();
      expect((await settle({ ...TRANSFER, reference: 'MBB-2027-00414' })).status).toBe(200);
      const [refund] = made(intent);
      await notify('refund.failed', refund);
      expect(await attentionOf(paymentId)).toEqual([]);
      Object.assign(refund ?? {}, { status: 'succeeded' });
      await notify('refund.updated', refund);
      expect(await attentionOf(paymentId)).toEqual(['refunded-elsewhere']);
      expect(await view.order(order)).toMatchObject({ status: 'refunded', refundOwedSen: 0 });
    });
  });

  test('a failed partial refund of a live order is owed again as well', async () => {
    const { order, intent } = await paidOrder(2);
    const { tickets } = (await view.order(order)) as { tickets: { id: string }[] };
    const { id, settled } = await cancelHere(order, {
      ticketIds: tickets.slice(0, 1).map(ticket => ticket.id),
    });
    await settled;
    const [refund] = made(intent);
    Object.assign(refund ?? {}, { status: 'failed' });
    await notify('refund.updated', refund);
    expect((await refundOf(id)).status).toBe('failed');
    expect(await view.order(order)).toMatchObject({ status: 'paid', refundOwedSen: FARES.adult });
  });

  test('a dispute that has ended is no open issue', async () => {
    const { paymentId, intent } = await paidOrder();
    const dispute = {
      id: `dp_${intent}`,
      object: 'dispute' as const,
      payment_intent: intent,
      amount: FARES.adult,
    };
    await notify('charge.dispute.created', { ...dispute, reason: 'fraudulent', status: 'needs_response' });
    expect(await attentionOf(paymentId)).toContain('disputed');
    await notify('charge.dispute.closed', { ...dispute, reason: 'fraudulent', status: 'won' });
    expect(await attentionOf(paymentId)).not.toContain('disputed');
  });
});

test('after all tests, every invariant holds', async () => {
  expect(await brokenRows(db, ['I3', 'I4', 'I5', 'I7', 'I12'])).toEqual([]);
});
