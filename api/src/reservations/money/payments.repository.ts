import type { PaymentProvider, PaymentStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';

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
  /** None where it buys a voucher. */
  orders: readonly { id: string; amountSen: number }[];
  amountSen: number;
  /** Of cash: what is taken, less the exact amount (R331). */
  roundingSen?: number;
  /** Cash as it was handed over. */
  tenderedSen?: number | null;
  /** What its provider calls it, where that is known already. */
  gatewayReference?: string | null;
  /** What else staff typed when they took it. */
  details?: Readonly<Record<string, string>>;
  /** Paid on top of what had paid the orders. */
  difference?: boolean;
  /** A further way beside the one that paid the orders. */
  split?: boolean;
  /** The voucher that pays. */
  voucherId?: string;
  /** It pays a part, and the order waits for the rest. */
  beside?: boolean;
  /** Who took it at the desk, and at which workplace. */
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

export async function findPaymentRecord(db: Connection, id: string): Promise<PaymentRecord | undefined> {
  const row = await db.selectFrom('payments').select(columns).where('id', '=', id).executeTakeFirst();
  return row && toRecord(row);
}

/** Locks a payment until the transaction ends. Whoever locks a payment and its orders takes the payment first. */
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

/** The parts of a payment, in the order in which their orders are locked everywhere: by sailing. */
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
 * The one way a payment changes its status. The database refuses a change that shared/domain/states/transitions.ts does not know
 * and writes the audit entry (invariant I7). The caller holds the payment's lock, or has just made it.
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

/** Keeps how the gateway calls a payment, once it is open there. */
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
