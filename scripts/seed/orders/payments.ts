import type { PaymentProvider, PaymentStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Random } from '../ground/random.ts';
import type { OrderBatch } from '../ground/rows.ts';
import type { Buyer } from '../people/buyers.ts';

interface PaidOrder {
  id: string;
  buyer: Buyer;
  amountSen: number;
  createdAt: Date;
}

const MINUTE_MS = 60_000;

/** Share of card payments that fail before one succeeds, and of unpaid orders with an attempted payment. */
const FAILS_FIRST = 0.05;
const TRIED_IN_VAIN = 0.35;

export const NOTIFIER = 'system:notify-sandbox';

export const providerOf = ({ channel }: Buyer): PaymentProvider =>
  channel === 'agent' ? 'balance' : channel === 'counter' ? 'counter' : 'sandbox';

/** The payment of an order, sometimes after a failed one. Returns the payment's id. */
export function payOrder(random: Random, batch: OrderBatch, order: PaidOrder, paidAt: Date): string {
  const provider = providerOf(order.buyer);
  const waitedMs = paidAt.getTime() - order.createdAt.getTime();
  if (provider === 'sandbox' && random.chance(FAILS_FIRST)) {
    const triedAt = new Date(order.createdAt.getTime() + waitedMs * 0.2);
    const failedAt = new Date(order.createdAt.getTime() + waitedMs * 0.5);
    writePayment(random, batch, order, { provider, status: 'failed', startedAt: triedAt, endedAt: failedAt });
  }
  const startedAt = provider === 'sandbox' ? new Date(order.createdAt.getTime() + waitedMs * 0.7) : paidAt;
  const id = writePayment(random, batch, order, {
    provider,
    status: 'succeeded',
    startedAt,
    endedAt: paidAt,
  });
  if (provider === 'balance' && order.buyer.customer) {
    batch.movements.push({
      id: random.uuid(paidAt),
      customerId: order.buyer.customer.id,
      orderId: order.id,
      kind: 'order-payment',
      amountSen: -order.amountSen,
      at: paidAt,
      author: order.buyer.actor,
    });
  }
  return id;
}

/** The attempt of a customer who did not pay in time: a declined card, or an abandoned bank page. */
export function tryToPay(random: Random, batch: OrderBatch, order: PaidOrder): void {
  if (providerOf(order.buyer) !== 'sandbox' || !random.chance(TRIED_IN_VAIN)) return;
  const startedAt = new Date(order.createdAt.getTime() + 0.4 * MINUTE_MS);
  const endedAt = new Date(order.createdAt.getTime() + 0.9 * MINUTE_MS);
  const status = random.chance(0.6) ? 'failed' : 'canceled';
  writePayment(random, batch, order, { provider: 'sandbox', status, startedAt, endedAt });
}

function writePayment(
  random: Random,
  { rows, changes }: OrderBatch,
  order: PaidOrder,
  payment: { provider: PaymentProvider; status: PaymentStatus; startedAt: Date; endedAt: Date },
): string {
  const { provider, status, startedAt, endedAt } = payment;
  const id = random.uuid(startedAt);
  const isOnline = provider === 'sandbox';
  rows.payments.push({
    id,
    provider,
    status,
    amount_sen: order.amountSen,
    gateway_reference: isOnline ? id : null,
    created_at: startedAt,
    updated_at: endedAt,
    settled_at: status === 'succeeded' ? endedAt : null,
  });
  rows.payment_orders.push({
    payment_id: id,
    order_id: order.id,
    amount_sen: order.amountSen,
    outcome: status === 'succeeded' ? 'applied' : null,
  });
  const { actor } = order.buyer;
  changes.push({ at: startedAt, actor, entity: 'payments', entityId: id, from: null, to: 'pending' });
  changes.push({
    at: endedAt,
    actor: isOnline ? NOTIFIER : actor,
    entity: 'payments',
    entityId: id,
    from: 'pending',
    to: status,
  });
  if (isOnline) {
    rows.payment_notifications.push({
      provider,
      event_reference: random.uuid(endedAt),
      payment_id: id,
      claims: status,
      received_at: endedAt,
    });
    rows.sandbox_payments.push({ reference: id, amount_sen: order.amountSen, status, updated_at: endedAt });
  }
  return id;
}
