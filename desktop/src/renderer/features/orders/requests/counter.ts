import type {
  CashPaymentRequest,
  CashReceipt,
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

export async function takeCash(
  number: string,
  body: CashPaymentRequest,
  idempotencyKey: string,
): Promise<CashReceipt> {
  const paid = await request<CashReceipt>('POST', `/office/orders/${number}/cash`, { body, idempotencyKey });
  await refreshOrders();
  return paid;
}

/** Notes that a refund was given in cash. */
export async function payRefundInCash(id: string): Promise<void> {
  await request('POST', `/payments/refunds/${id}/handed-out`);
  await refreshOrders();
}
