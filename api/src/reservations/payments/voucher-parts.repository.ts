import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { sql } from 'kysely';
import { type Connection, type Database, prepared, type Transaction } from '../../lib/database/database.ts';

/** A voucher's part of an order that is not paid yet. */
export interface HeldPart {
  paymentId: string;
  voucherId: string;
  amountSen: number;
}

/** The amounts that vouchers reserve for an unpaid order. Changed only under the order's lock. */
export async function findHeldParts(db: Connection, orderId: string): Promise<HeldPart[]> {
  const rows = await db
    .selectFrom('payment_orders as part')
    .innerJoin('payments as payment', 'payment.id', 'part.payment_id')
    .select(['payment.id', 'payment.voucher_id', 'part.amount_sen'])
    .where('part.order_id', '=', orderId)
    .where('part.beside', '=', true)
    .where('part.outcome', 'is', null)
    .where('payment.status', '=', 'pending')
    .orderBy('payment.id')
    .execute();
  return rows.flatMap(row =>
    row.voucher_id ? [{ paymentId: row.id, voucherId: row.voucher_id, amountSen: row.amount_sen }] : [],
  );
}

/** The vouchers that pay an order, oldest use first; `held` until the rest of it is paid. */
export async function readOrderVouchers(db: Connection, orderId: string): Promise<OrderDetail['vouchers']> {
  const rows = await db
    .selectFrom('payment_orders as part')
    .innerJoin('payments as payment', 'payment.id', 'part.payment_id')
    .innerJoin('vouchers as voucher', 'voucher.id', 'payment.voucher_id')
    .modifyFront(prepared('order-vouchers'))
    .select(['voucher.code_ending', 'part.amount_sen', 'payment.status'])
    .where('part.order_id', '=', orderId)
    .where('payment.status', 'in', ['pending', 'succeeded'])
    .orderBy('payment.created_at')
    .orderBy('payment.id')
    .execute();
  return rows.map(row => ({
    ending: row.code_ending,
    amountSen: row.amount_sen,
    held: row.status === 'pending',
  }));
}

/**
 * Orders with a reserved voucher amount that will not be paid any more, of all vouchers or one. They are locked until the
 * transaction ends. Orders that are already locked are skipped, because the caller may hold an order and must not wait for
 * another.
 */
export async function lockLapsedOrders(
  trx: Transaction<Database>,
  now: Date,
  { voucherId, limit }: { voucherId?: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o
    where o.id in (
        select part.order_id from payments p join payment_orders part on part.payment_id = p.id
        where p.voucher_id is not null and p.status = 'pending'
          ${voucherId ? sql`and p.voucher_id = ${voucherId}` : sql``}
      )
      and (o.status <> 'unpaid' or o.hold_expires_at <= ${now})
    order by o.sailing_id, o.id
    limit ${limit}
    for update skip locked
  `.execute(trx);
  return rows.map(({ id }) => id);
}
