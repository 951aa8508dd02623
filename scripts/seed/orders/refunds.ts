import type { RefundStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Random } from '../ground/random.ts';
import type { OrderBatch, Row } from '../ground/rows.ts';
import type { Buyer } from '../people/buyers.ts';
import { providerOf } from './payments.ts';

interface RefundedOrder {
  id: string;
  row: Row<'orders'>;
  buyer: Buyer;
  paymentId: string;
  amountSen: number;
  canceledAt: Date;
  /** Who canceled, as named in the audit. */
  canceledBy: string;
  reason: string;
}

const SETTLER = 'system:settle-refund';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Share of refunds that the bank refuses, for staff to resolve. */
const REFUSED = 0.03;
const REFUSAL = 'Error: the bank refused the refund (503): closed for the night';

/**
 * A refund: sent at once by a provider, or paid out at the guest's next visit if it was cash. Nothing is settled after
 * `until`.
 */
export function refundOrder(random: Random, batch: OrderBatch, order: RefundedOrder, until: Date): void {
  const provider = providerOf(order.buyer);
  const id = random.uuid(order.canceledAt);
  const waitMs =
    provider === 'counter' ? random.waiting(1.5) * DAY_MS : (0.05 + random.fraction()) * MINUTE_MS;
  const endsAt = new Date(order.canceledAt.getTime() + waitMs);
  const isRefused = provider === 'sandbox' && random.chance(REFUSED);
  const status: RefundStatus = endsAt >= until ? 'pending' : isRefused ? 'failed' : 'succeeded';
  const settledAt = status === 'succeeded' ? endsAt : null;
  batch.rows.refunds.push({
    id,
    payment_id: order.paymentId,
    provider,
    order_id: order.id,
    amount_sen: order.amountSen,
    status,
    reason: order.reason,
    gateway_reference: settledAt && (provider === 'sandbox' ? `sandbank-${id}` : id),
    attempts: status === 'failed' ? 10 : 1,
    last_error: status === 'failed' ? REFUSAL : null,
    created_at: order.canceledAt,
    updated_at: status === 'pending' ? order.canceledAt : endsAt,
    settled_at: settledAt,
  });
  const refund = { entity: 'refunds', entityId: id } as const;
  batch.changes.push({ ...refund, at: order.canceledAt, actor: order.canceledBy, from: null, to: 'pending' });
  if (status === 'pending') return;
  const settler = provider === 'counter' ? order.buyer.actor : SETTLER;
  batch.changes.push({ ...refund, at: endsAt, actor: settler, from: 'pending', to: status });
  if (settledAt && order.row.status === 'canceled') {
    Object.assign(order.row, { status: 'refunded', refunded_at: settledAt, updated_at: settledAt });
    const whole = { entity: 'orders', entityId: order.id, from: 'canceled', to: 'refunded' } as const;
    batch.changes.push({ ...whole, at: settledAt, actor: settler });
  }
  if (settledAt && provider === 'sandbox') {
    const { paymentId, amountSen } = order;
    batch.rows.sandbox_refunds.push({
      id,
      reference: paymentId,
      amount_sen: amountSen,
      created_at: settledAt,
    });
  }
  if (settledAt && provider === 'balance' && order.buyer.customer) {
    batch.movements.push({
      id,
      customerId: order.buyer.customer.id,
      orderId: order.id,
      kind: 'order-refund',
      amountSen: order.amountSen,
      at: settledAt,
      author: SETTLER,
    });
  }
}
