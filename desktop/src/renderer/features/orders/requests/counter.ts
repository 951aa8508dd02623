import type {
  CounterPaymentInput,
  CounterReceipt,
  CounterSale,
  CounterSaleInput,
} from '@gangway/shared/contract/office/orders/counter.ts';
import { request } from '../../../lib/api/request.ts';
import { refreshOrders } from './order.ts';

export async function sellAtCounter(body: CounterSaleInput, idempotencyKey: string): Promise<CounterSale> {
  const sold = await request<CounterSale>('POST', '/office/counter-sales', { body, idempotencyKey });
  await refreshOrders();
  return sold;
}

export async function takePayment(
  number: string,
  body: CounterPaymentInput,
  idempotencyKey: string,
): Promise<CounterReceipt> {
  const paid = await request<CounterReceipt>('POST', `/office/orders/${number}/payment`, {
    body,
    idempotencyKey,
  });
  await refreshOrders();
  return paid;
}

/** Records that a refund was paid out at the counter. */
export async function handOutRefund(id: string, entries: Record<string, string>): Promise<void> {
  await request('POST', `/payments/refunds/${id}/handed-out`, { body: { entries } });
  await refreshOrders();
}
