import type { OfficePaymentPage, PaymentDesks } from '@gangway/shared/contract/office/orders/payments.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { download } from '../../../lib/api/download.ts';
import { request } from '../../../lib/api/request.ts';

/** The users who have taken money at the desk, and the desks. */
export const paymentDesksQuery = queryOptions({
  queryKey: ['payments', 'desks'],
  queryFn: ({ signal }) => request<PaymentDesks>('GET', '/office/payments/desks', { signal }),
  meta: { inline: true },
});

/** The filtered rows as an Excel file. */
export const downloadPayments = (query: Record<string, unknown>) =>
  download('/office/payments/export.xlsx', { query: query as Record<string, string> });

export const paymentsQuery = (query: object) =>
  queryOptions({
    queryKey: ['payments', 'list', query],
    queryFn: ({ signal }) => request<OfficePaymentPage>('GET', '/office/payments', { query, signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });
