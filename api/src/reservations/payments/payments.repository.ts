import type { PaymentProvider, PaymentStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { OfficePayment } from '@gangway/shared/contract/office/orders/orders.ts';
import { sql } from 'kysely';
import { type Connection, type Database, prepared, type Transaction } from '../../lib/database/database.ts';

export type Outcome = 'applied' | 'returned';

export interface PaymentRecord {
  id: string;
  provider: PaymentProvider;
  status: PaymentStatus;
  amountSen: number;
  gatewayReference: string | null;
  createdAt: Date;
}

/** The part of a payment that is for one order. */
export interface PaymentPart {
  orderId: string;
  amountSen: number;
  /** Null until the payment has succeeded. */
  outcome: Outcome | null;
}

export interface NewPayment {
  id: string;
  provider: PaymentProvider;
  /** None if it buys a voucher. */
  orders: readonly { id: string; amountSen: number }[];
  amountSen: number;
  /** For cash: the amount taken, less the exact amount (R331). */
  roundingSen?: number;
  /** The cash tendered. */
  tenderedSen?: number | null;
  /** The provider's reference, if already known. */
  gatewayReference?: string | null;
  /** The other entries that staff typed. */
  details?: Readonly<Record<string, string>>;
  /** Whether it was paid in addition to the orders' earlier payments. */
  difference?: boolean;
  /** Whether it is a further method beside the first one. */
  split?: boolean;
  /** The voucher that it is paid from. */
  voucherId?: string;
  /** Whether it pays a part while the order waits for the rest. */
  beside?: boolean;
  /** The officer at the desk who took it, and the workplace. */
  takenBy?: string;
  counter?: string;
  at: Date;
}

export async function insertPayment(trx: Transaction<Database>, payment: NewPayment): Promise<void> {
  await trx
    .insertInto('payments')
    .values({
      id: payment.id,
      provider: payment.provider,
      amount_sen: payment.amountSen,
      rounding_sen: payment.roundingSen ?? 0,
      tendered_sen: payment.tenderedSen ?? null,
      gateway_reference: payment.gatewayReference ?? null,
      details: JSON.stringify(payment.details ?? {}),
      voucher_id: payment.voucherId ?? null,
      taken_by: payment.takenBy ?? null,
      counter: payment.counter ?? '',
      created_at: payment.at,
      updated_at: payment.at,
    })
    .execute();
  if (payment.orders.length === 0) return;
  await trx
    .insertInto('payment_orders')
    .values(
      payment.orders.map(({ id, amountSen }) => ({
        payment_id: payment.id,
        order_id: id,
        amount_sen: amountSen,
        difference: payment.difference ?? false,
        split: payment.split ?? false,
        beside: payment.beside ?? false,
      })),
    )
    .execute();
}

/** Those of these orders that no payment was started for yet. */
export async function findOrdersWithoutPayment(
  db: Connection,
  orderIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_orders')
    .select('order_id')
    .distinct()
    .where('order_id', 'in', orderIds)
    .execute();
  const begun = new Set(rows.map(row => row.order_id));
  return orderIds.filter(id => !begun.has(id));
}

export async function findPaymentRecord(db: Connection, id: string): Promise<PaymentRecord | undefined> {
  const row = await db.selectFrom('payments').select(columns).where('id', '=', id).executeTakeFirst();
  return row && toRecord(row);
}

/** Locks a payment until the transaction ends. A payment is always locked before its orders. */
export async function lockPayment(
  trx: Transaction<Database>,
  id: string,
): Promise<PaymentRecord | undefined> {
  const row = await trx
    .selectFrom('payments')
    .select(columns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && toRecord(row);
}

/** The parts of a payment, in the sequence in which orders are locked everywhere: by sailing. */
export async function findParts(db: Connection, paymentId: string): Promise<PaymentPart[]> {
  const rows = await db
    .selectFrom('payment_orders as part')
    .innerJoin('orders', 'orders.id', 'part.order_id')
    .select(['part.order_id', 'part.amount_sen', 'part.outcome'])
    .where('part.payment_id', '=', paymentId)
    .orderBy('orders.sailing_id')
    .orderBy('orders.id')
    .execute();
  return rows.map(row => ({
    orderId: row.order_id,
    amountSen: row.amount_sen,
    outcome: row.outcome as Outcome | null,
  }));
}

/**
 * The only function that changes a payment's status. The database refuses a transition that is not in
 * shared/domain/states/transitions.ts and writes the audit entry (invariant I7). The caller holds the payment's lock, or has just
 * created it.
 */
export async function setPaymentStatus(
  trx: Transaction<Database>,
  id: string,
  status: Exclude<PaymentStatus, 'pending'>,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ status, updated_at: at, ...(status === 'succeeded' && { settled_at: at }) })
    .where('id', '=', id)
    .execute();
}

export async function setOutcome(
  trx: Transaction<Database>,
  paymentId: string,
  orderId: string,
  outcome: Outcome,
): Promise<void> {
  await trx
    .updateTable('payment_orders')
    .set({ outcome })
    .where('payment_id', '=', paymentId)
    .where('order_id', '=', orderId)
    .execute();
}

/** Stores the gateway's reference of a payment, once it is open there. */
export async function setGatewayReference(
  db: Connection,
  id: string,
  gatewayReference: string,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ gateway_reference: gatewayReference })
    .where('id', '=', id)
    .where('gateway_reference', 'is', null)
    .execute();
}

const columns = ['id', 'provider', 'status', 'amount_sen', 'gateway_reference', 'created_at'] as const;

function toRecord(row: {
  id: string;
  provider: PaymentProvider;
  status: PaymentStatus;
  amount_sen: number;
  gateway_reference: string | null;
  created_at: Date;
}): PaymentRecord {
  return {
    id: row.id,
    provider: row.provider,
    status: row.status,
    amountSen: row.amount_sen,
    gatewayReference: row.gateway_reference,
    createdAt: row.created_at,
  };
}

/** Every payment that was started for an order, oldest first, with this order's part of it. */
export async function readOrderPayments(db: Connection, orderId: string): Promise<OfficePayment[]> {
  const rows = await db
    .selectFrom('payment_orders as part')
    .innerJoin('payments as payment', 'payment.id', 'part.payment_id')
    .leftJoin('receipts as receipt', 'receipt.payment_id', 'payment.id')
    .modifyFront(prepared('order-payments'))
    .select([
      'payment.id',
      'payment.provider',
      'payment.status',
      'payment.rounding_sen',
      'payment.amount_sen as whole_sen',
      'payment.tendered_sen',
      'payment.details',
      'payment.gateway_reference',
      'payment.created_at',
      'payment.settled_at',
      'part.amount_sen',
      'part.difference',
      'part.outcome',
      'receipt.code',
    ])
    .where('part.order_id', '=', orderId)
    .orderBy('payment.created_at')
    .orderBy('part.difference')
    .orderBy('part.split')
    .orderBy('payment.id')
    .execute();
  return rows.map(row => ({
    id: row.id,
    provider: row.provider,
    status: row.status,
    amountSen: row.amount_sen,
    roundingSen: row.rounding_sen,
    // The change refers to the whole amount.
    tenderedSen: row.amount_sen === row.whole_sen ? row.tendered_sen : null,
    details: row.details as Record<string, string>,
    difference: row.difference,
    receiptNumber: row.code,
    outcome: row.outcome as Outcome | null,
    gatewayReference: row.gateway_reference,
    createdAt: row.created_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
  }));
}

/** The agent of an order, whose balance may pay it; undefined for other orders. */
export async function findAgentOfOrder(db: Connection, orderId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .modifyFront(prepared('order-agent'))
    .select('customers.id')
    .where('orders.id', '=', orderId)
    .where('customers.level', '<>', 'normal')
    .where('customers.status', '=', 'active')
    .executeTakeFirst();
  return row?.id;
}

/** A share of a payment that moves from one order to another. */
export interface MovedShare {
  paymentId: string;
  fromId: string;
  toId: string;
  amountSen: number;
  /** Whether another payment already pays the receiving order (I5). */
  split: boolean;
}

/**
 * Moves a share of a payment's applied part from one order to another; the payment itself does not change. The caller holds the
 * orders' locks, and has checked that the share has not been refunded.
 */
export async function moveShare(
  trx: Transaction<Database>,
  { paymentId, fromId, toId, amountSen, split }: MovedShare,
): Promise<void> {
  const whole = await trx
    .deleteFrom('payment_orders')
    .where('payment_id', '=', paymentId)
    .where('order_id', '=', fromId)
    .where('amount_sen', '=', amountSen)
    .returning('payment_id')
    .executeTakeFirst();
  if (!whole)
    await trx
      .updateTable('payment_orders')
      .set({ amount_sen: sql`amount_sen - ${amountSen}` })
      .where('payment_id', '=', paymentId)
      .where('order_id', '=', fromId)
      .execute();
  await trx
    .insertInto('payment_orders')
    .values({ payment_id: paymentId, order_id: toId, amount_sen: amountSen, outcome: 'applied', split })
    .execute();
}

/** Whether a payment or a refund of the provider already has this reference. */
export async function isReferenceKnown(
  db: Connection,
  provider: PaymentProvider,
  reference: string,
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from payments where provider = ${provider} and gateway_reference = ${reference})
      or exists (select from refunds where provider = ${provider} and gateway_reference = ${reference}) as known
  `.execute(db);
  return rows[0]?.known === true;
}

/** Assigns the payment for an order's change to the order that replaces it. */
export async function payOtherOrder(
  trx: Transaction<Database>,
  paymentId: string,
  orderId: string,
): Promise<void> {
  await trx
    .updateTable('payment_orders')
    .set({ order_id: orderId, difference: false })
    .where('payment_id', '=', paymentId)
    .execute();
}
