import type { OfficeSailingDetail } from '@gangway/shared/contract/office/sailings/sailings.ts';
import type { SailingDetail, SailingSummary } from '@gangway/shared/contract/sailings.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

interface OnSaleQuery {
  from: string;
  to?: string;
  party: number;
  departure?: string;
  destination?: string;
  size?: number;
}

/** Sailings with enough places on sale for the party, the next one first. */
export const useSailingsOnSale = (query: OnSaleQuery, enabled = true) =>
  useQuery({
    queryKey: ['sailings', 'on-sale', query],
    queryFn: ({ signal }) => request<{ items: SailingSummary[] }>('GET', '/sailings', { query, signal }),
    enabled,
    placeholderData: keepPreviousData,
  });

/** A sailing with its room types. */
export const useSailingOffer = (id: number | null) =>
  useQuery({
    queryKey: ['sailings', 'offer', id],
    queryFn: ({ signal }) => request<SailingDetail>('GET', `/sailings/${id}`, { signal }),
    enabled: id !== null,
    placeholderData: keepPreviousData,
  });

/** The sailing that the list is filtered by, for its name. */
export const useSailing = (id: string) =>
  useQuery({
    queryKey: ['orders', 'sailing', id],
    queryFn: ({ signal }) => request<OfficeSailingDetail>('GET', `/office/sailings/${id}`, { signal }),
    enabled: id !== '',
    meta: { inline: true },
  });
