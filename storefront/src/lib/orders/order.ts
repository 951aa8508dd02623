import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { earlyAnswer } from '../api/early-answers.ts';
import { request } from '../api/request.ts';
import { storeCopy } from '../offline/offline-copies.ts';
import { withOfflineCopy } from '../offline/with-offline-copy.ts';
import { pathOfOrder } from '../paths.ts';
import { isAtCounter } from '../refunds/refund-at-counter.ts';
import { orderToken } from '../session/order-access.ts';
import { isNearDeparture, PIER_MS } from './near-departure.ts';
import { followOrder } from './unpaid-orders.ts';

const WAITING_MS = 10_000;

/** An order from the server or, offline, its copy stored at `keptAt`. */
export interface ShownOrder extends OrderDetail {
  keptAt?: string;
}

async function fetchOrder(number: string, signal: AbortSignal): Promise<ShownOrder> {
  const path = pathOfOrder(number);
  const ask = async () => {
    const order = await (earlyAnswer<ShownOrder>(path) ??
      request<ShownOrder>('GET', path, { orderToken: orderToken(number), signal }));
    void storeCopy(path, JSON.stringify(order), 'application/json');
    followOrder(order);
    return order;
  };
  return withOfflineCopy(path, ask, async ({ response, keptAt }) => ({ ...(await response.json()), keptAt }));
}

/** A payment may arrive from another tab or late from the bank, and a refund settles soon after it began. */
const waitsForMoney = ({ status, refunds }: ShownOrder): boolean =>
  status === 'unpaid' || refunds.some(refund => refund.status === 'pending' && !isAtCounter(refund));

export const orderQuery = (number: string) =>
  queryOptions({
    queryKey: ['order', number],
    queryFn: ({ signal }) => fetchOrder(number, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (!data) return false;
      if (waitsForMoney(data)) return WAITING_MS;
      return data.status === 'paid' && isNearDeparture(data.sailing.departsAt) ? PIER_MS : false;
    },
    refetchOnReconnect: 'always',
    meta: { inline: true },
  });

/** An order that this visitor may see, with tickets, cabins, refunds and history. */
export const useOrder = (number: string) => useQuery(orderQuery(number));
