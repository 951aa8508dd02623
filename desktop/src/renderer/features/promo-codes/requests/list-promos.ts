import type { OfficeRoutePage } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import type { OfficePromoPage } from '@gangway/shared/contract/office/orders/promo-codes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

export const usePromos = (query: object) =>
  useQuery({
    queryKey: ['promo-codes', query],
    queryFn: ({ signal }) => request<OfficePromoPage>('GET', '/office/promo-codes', { query, signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });

/** The routes on sale, as options for the routes that a code is valid on. */
export const useSoldRoutes = () =>
  useQuery({
    queryKey: ['routes', 'sold'],
    queryFn: ({ signal }) => request<OfficeRoutePage['items']>('GET', '/routes', { signal }),
  });
