import { queryOptions, useQuery } from '@tanstack/react-query';
import type { DeviceCart } from '../../../lib/cart/device-cart.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { syncCart } from './sync-cart.ts';

const cartSyncQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['cart-step', token],
    queryFn: syncCart,
    enabled: token !== null,
    staleTime: 0,
    meta: { inline: true },
  });

/** The synchronization of a logged-in customer's cart with their account. */
export const useCartSync = () => useQuery(cartSyncQuery(useSession(session => session.token)));

/** Whether the cart has local changes that the account does not have yet. */
export const hasUnsyncedChanges = ({ items, known, changed }: DeviceCart): boolean =>
  known !== null && (changed.length > 0 || items.map(({ id }) => id).join() !== known.join());
