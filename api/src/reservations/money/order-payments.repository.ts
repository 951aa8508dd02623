import type { OfficePayment } from '@gangway/shared/contract/office/orders/orders.ts';
import type { Connection } from '../../lib/database/database.ts';
import type { Outcome } from './payments.repository.ts';

/** Every payment that was begun for an order, oldest first, with the part of it that is this order's. */
export async function readOrderPayments(db: Connection, orderId: string): Promise<OfficePayment[]> {
  const rows = await db
    .selectFrom('payment_orders as part')
    .innerJoin('payments as payment', 'payment.id', 'part.payment_id')
    .leftJoin('receipts as receipt', 'receipt.payment_id', 'payment.id')
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
    // Change was given on the whole of it.
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
