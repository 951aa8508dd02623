import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import type {
  OrderChangeInput,
  OrderChangePreview,
  OrderChangeRequestInput,
  OrderChangeResult,
  ReplacingOrder,
} from '@gangway/shared/contract/sales/order-change.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { orderToken } from '../../../lib/session/order-access.ts';

const pathOf = (number: string) => `/orders/${encodeURIComponent(number)}/change`;

const changePreviewQuery = (number: string, change: OrderChangeInput) =>
  queryOptions({
    queryKey: ['change-preview', number, change],
    queryFn: ({ signal }) =>
      request<OrderChangePreview>('POST', `${pathOf(number)}/preview`, {
        body: { change },
        orderToken: orderToken(number),
        signal,
      }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    meta: { inline: true },
  });

/** The current cost of a change. */
export const useChangePreview = (number: string, change: OrderChangeInput) =>
  useQuery(changePreviewQuery(number, change));

/** The booking that replaces this one. */
export const useReplacing = (number: string) =>
  useQuery({
    queryKey: ['order-replacing', number],
    queryFn: ({ signal }) =>
      request<ReplacingOrder | null>('GET', `/orders/${encodeURIComponent(number)}/replacing`, {
        orderToken: orderToken(number),
        signal,
      }),
    meta: { inline: true },
  });

/** Makes a change for exactly what was shown, or starts the payment of its difference. */
export const changeOrder = (number: string, body: OrderChangeRequestInput, idempotencyKey: string) =>
  request<OrderChangeResult>('POST', pathOf(number), {
    body,
    idempotencyKey,
    orderToken: orderToken(number),
  });

const sailingsOnQuery = (date: string, party: number) =>
  queryOptions({
    queryKey: ['sailings-on', date, party],
    queryFn: ({ signal }) =>
      request<{ items: SailingSummary[] }>('GET', '/sailings', {
        query: { from: date, to: date, party, size: 40 },
        signal,
      }),
    enabled: date !== '',
    meta: { inline: true },
  });

/** Sailings of every route on a day, with enough places for the party. */
export const useSailingsOn = (date: string, party: number) => useQuery(sailingsOnQuery(date, party));
