import type {
  OfficeVoucherDetail,
  OfficeVoucherPage,
  SoldVoucher,
  VoucherCancelRequest,
  VoucherSaleInput,
} from '@gangway/shared/contract/office/orders/vouchers.ts';
import type { PaidWithVoucher } from '@gangway/shared/contract/sales/vouchers.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';
import { refreshOrders } from './order.ts';

export const useVouchers = (query: object) =>
  useQuery({
    queryKey: ['vouchers', query],
    queryFn: ({ signal }) => request<OfficeVoucherPage>('GET', '/office/vouchers', { query, signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });

export const voucherQuery = (id: string) =>
  queryOptions({
    queryKey: ['vouchers', 'one', id],
    queryFn: ({ signal }) => request<OfficeVoucherDetail>('GET', `/office/vouchers/${id}`, { signal }),
    meta: { inline: true },
  });

const refreshVouchers = () => queryClient.invalidateQueries({ queryKey: ['vouchers'] });

export async function sellVoucher(body: VoucherSaleInput, idempotencyKey: string): Promise<SoldVoucher> {
  const sold = await request<SoldVoucher>('POST', '/office/vouchers', { body, idempotencyKey });
  await refreshVouchers();
  return sold;
}

export async function cancelVoucher(id: string, body: VoucherCancelRequest): Promise<void> {
  await request('POST', `/office/vouchers/${id}/cancel`, { body });
  await refreshVouchers();
}

/** The code of a voucher; showing it is recorded in the audit log. */
export const showVoucherCode = async (id: string): Promise<string> =>
  (await request<{ code: string }>('POST', `/office/vouchers/${id}/code`)).code;

/** Pays an order with a voucher, up to the voucher's balance. */
export async function payWithVoucher(
  number: string,
  code: string,
  idempotencyKey: string,
): Promise<PaidWithVoucher> {
  const paid = await request<PaidWithVoucher>('POST', `/orders/${number}/voucher`, {
    body: { code },
    idempotencyKey,
  });
  await refreshOrders();
  return paid;
}
