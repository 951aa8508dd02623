import type { PaymentProvider, RefundStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Payment } from '@gangway/shared/contract/sales/payments.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import type { Outcome } from '../../reservations/payments/payments.repository.ts';
import { roundingOf } from './cash-rounding.rules.ts';
import type { OwedRefund } from './providers/provider.types.ts';

export interface NewRefund {
  id: string;
  paymentId: string;
  provider: PaymentProvider;
  orderId: string;
  amountSen: number;
  reason: string;
  at: Date;
}

export interface RefundRecord extends OwedRefund {
  status: RefundStatus;
  provider: PaymentProvider;
  /** For cash: the amount paid out, less the exact amount (R331). */
  roundingSen: number;
}

/** A payment's part for an order, with the amount not yet refunded. */
export interface RefundablePart {
  paymentId: string;
  provider: PaymentProvider;
  leftSen: number;
}

/** The payments of an order, latest first and vouchers last (R243), each with the amount of its part not yet refunded. */
export async function findRefundableParts(
  trx: Transaction<Database>,
  orderId: string,
): Promise<RefundablePart[]> {
  const rows = await trx
    .selectFrom('payment_orders as part')
    .innerJoin('payments as payment', 'payment.id', 'part.payment_id')
    .select(({ selectFrom }) => [
      'payment.id',
      'payment.provider',
      'part.amount_sen',
      selectFrom('refunds')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('refunds.amount_sen'), sql<number>`0`).as('sum'))
        .whereRef('refunds.payment_id', '=', 'part.payment_id')
        .whereRef('refunds.order_id', '=', 'part.order_id')
        .as('refunded'),
    ])
    .where('part.order_id', '=', orderId)
    .where('part.outcome', '=', 'applied')
    .orderBy(sql`payment.voucher_id is not null`)
    .orderBy('payment.settled_at', 'desc')
    .orderBy('payment.id', 'desc')
    .execute();
  return rows.map(row => ({
    paymentId: row.id,
    provider: row.provider,
    leftSen: row.amount_sen - (row.refunded ?? 0),
  }));
}

export async function insertRefund(trx: Transaction<Database>, refund: NewRefund): Promise<void> {
  await trx
    .insertInto('refunds')
    .values({
      id: refund.id,
      payment_id: refund.paymentId,
      provider: refund.provider,
      order_id: refund.orderId,
      amount_sen: refund.amountSen,
      rounding_sen: roundingOf(refund.provider, refund.amountSen),
      reason: refund.reason,
      created_at: refund.at,
      updated_at: refund.at,
    })
    .execute();
}

/** Locks a refund until the transaction ends. */
export async function lockRefund(trx: Transaction<Database>, id: string): Promise<RefundRecord | undefined> {
  const row = await trx
    .selectFrom('refunds as refund')
    .innerJoin('payments as payment', 'payment.id', 'refund.payment_id')
    .select([
      'refund.id',
      'refund.order_id',
      'refund.amount_sen',
      'refund.rounding_sen',
      'refund.status',
      'refund.provider',
      'payment.gateway_reference',
    ])
    .where('refund.id', '=', id)
    .forUpdate('refund')
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      orderId: row.order_id,
      amountSen: row.amount_sen,
      roundingSen: row.rounding_sen,
      status: row.status,
      provider: row.provider,
      gatewayReference: row.gateway_reference,
    }
  );
}

/**
 * The only function that changes a refund's status. The database refuses a change that
 * shared/domain/states/transitions.ts does not list and writes the audit entry (invariant I7). The caller holds the
 * refund's lock.
 */
export async function setRefundStatus(
  trx: Transaction<Database>,
  id: string,
  change:
    | { status: 'pending' }
    | { status: 'succeeded'; gatewayReference: string | null }
    | { status: 'failed'; error: string },
  at: Date,
): Promise<void> {
  await trx
    .updateTable('refunds')
    .set({
      status: change.status,
      updated_at: at,
      ...(change.status === 'succeeded' && {
        gateway_reference: change.gatewayReference,
        settled_at: at,
        last_error: null,
      }),
      ...(change.status === 'failed' && { last_error: change.error, settled_at: null }),
    })
    .where('id', '=', id)
    .execute();
}

/** Sets the officer who paid a refund out at the desk, and the workplace. */
export async function setHandedOut(
  trx: Transaction<Database>,
  id: string,
  officerId: string,
  counter: string,
): Promise<void> {
  await trx.updateTable('refunds').set({ handed_out_by: officerId, counter }).where('id', '=', id).execute();
}

/** The audit entry of a refund that was paid without its gateway (R376). */
export const SETTLED_BY_HAND = 'settled-by-hand';

/** Whether staff recorded that a refund was paid without its gateway. */
export async function isSettledByHand(trx: Transaction<Database>, id: string): Promise<boolean> {
  const entry = await trx
    .selectFrom('audit_entries')
    .select('id')
    .where('entity', '=', 'refunds')
    .where('entity_id', '=', id)
    .where('action', '=', SETTLED_BY_HAND)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

/** Unfinished refunds without any change since `before`, oldest first. */
export async function findStuckRefunds(
  trx: Transaction<Database>,
  from: readonly PaymentProvider[],
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('refunds as refund')
    .select('refund.id')
    .where('refund.status', '<>', 'succeeded')
    .where('refund.updated_at', '<', before)
    .where('refund.provider', 'in', from)
    .orderBy('refund.created_at')
    .limit(limit)
    .execute();
  return rows.map(row => row.id);
}

/** Increments a refund's number of attempts. */
export async function countAttempt(trx: Transaction<Database>, id: string, at: Date): Promise<void> {
  await trx
    .updateTable('refunds')
    .set({ attempts: sql`attempts + 1`, updated_at: at })
    .where('id', '=', id)
    .execute();
}

/** The orders of a payment, by number, each with its part of the amount. */
export async function findPaymentOrders(db: Connection, paymentId: string): Promise<Payment['orders']> {
  const rows = await db
    .selectFrom('payment_orders as part')
    .innerJoin('orders', 'orders.id', 'part.order_id')
    .select(['orders.number', 'orders.status', 'part.amount_sen', 'part.outcome'])
    .where('part.payment_id', '=', paymentId)
    .orderBy('orders.number')
    .execute();
  return rows.map(row => ({
    number: row.number,
    status: row.status,
    amountSen: row.amount_sen,
    outcome: row.outcome as Outcome | null,
  }));
}

/** The number of the order for whose change a payment was started; a new order may have replaced it since. */
export async function findChangedOrder(db: Connection, paymentId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('order_changes')
    .innerJoin('orders', 'orders.id', 'order_changes.order_id')
    .select('orders.number')
    .where('order_changes.payment_id', '=', paymentId)
    .executeTakeFirst();
  return row?.number;
}
