import type { WalletName } from '@gangway/shared/contract/sales/wallets.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { orderToken } from '../../../lib/session/order-access.ts';

const HOUR_MS = 3_600_000;

const walletsQuery = queryOptions({
  queryKey: ['wallets'],
  queryFn: ({ signal }) => request<WalletName[]>('GET', '/tickets/wallets', { signal }),
  staleTime: HOUR_MS,
  meta: { inline: true },
});

/** The wallets that e-tickets can be put into. */
export const useWallets = (enabled: boolean) => useQuery({ ...walletsQuery, enabled });

/** The address that puts a ticket into Google Wallet. */
export async function googleWalletUrl(orderNumber: string, ticketId: string): Promise<string> {
  const path = `/tickets/${ticketId}/google-wallet`;
  const { url } = await request<{ url: string }>('GET', path, { orderToken: orderToken(orderNumber) });
  return url;
}
