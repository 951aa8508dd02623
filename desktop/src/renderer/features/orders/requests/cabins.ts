import type {
  CabinChangeInput,
  CabinChangePreview,
  CabinChangeRequestInput,
  CabinChangeResult,
  CabinChoice,
} from '@gangway/shared/contract/office/orders/cabin-changes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { refreshOrders } from './order.ts';

/** The cabins of the order's ship, with their guests. */
export const useCabinChoices = (number: string) =>
  useQuery({
    queryKey: ['orders', 'cabins', number],
    queryFn: ({ signal }) => request<CabinChoice[]>('GET', `/office/orders/${number}/cabins`, { signal }),
    staleTime: 0,
    meta: { inline: true },
  });

/** What another cabin would cost these guests now. */
export const useCabinPreview = (
  number: string,
  cabinId: string,
  change: CabinChangeInput,
  enabled: boolean,
) =>
  useQuery({
    queryKey: ['orders', 'cabin-preview', number, cabinId, change],
    queryFn: ({ signal }) =>
      request<CabinChangePreview>('POST', `/office/orders/${number}/cabins/${cabinId}/change/preview`, {
        body: change,
        signal,
      }),
    enabled,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });

export async function changeCabin(
  number: string,
  cabinId: string,
  body: CabinChangeRequestInput,
  idempotencyKey: string,
): Promise<CabinChangeResult> {
  const changed = await request<CabinChangeResult>(
    'POST',
    `/office/orders/${number}/cabins/${cabinId}/change`,
    { body, idempotencyKey },
  );
  await refreshOrders();
  return changed;
}
