import type { PartyChoice, PartyChoices } from '@gangway/shared/contract/sales/called-off.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { refreshOrders } from './order.ts';

/** What the party of a canceled sailing may choose; null where it was not asked yet, or has chosen. */
export const usePartyChoices = (number: string) =>
  useQuery({
    queryKey: ['orders', 'called-off', number],
    queryFn: ({ signal }) => request<PartyChoices | null>('GET', `/orders/${number}/called-off`, { signal }),
    staleTime: 0,
    gcTime: 0,
    meta: { inline: true },
  });

/** Decides for a party that said at the desk or on the phone what it wants. */
export async function chooseForParty(number: string, body: PartyChoice, idempotencyKey: string) {
  await request('POST', `/orders/${number}/called-off`, { body, idempotencyKey });
  await refreshOrders();
}
