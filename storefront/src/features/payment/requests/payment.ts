import type { Payment } from '@gangway/shared/contract/sales/payments.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { paymentJourney } from '../../../lib/payments/payment-journey.ts';
import { orderToken } from '../../../lib/session/order-access.ts';

const ASK_AGAIN_MS = 2000;

/** Whether the result is final: the money has been assigned to its orders, or the payment ended without money. */
export const isSettled = ({ status, orders }: Payment): boolean =>
  status === 'succeeded' ? orders.every(({ outcome }) => outcome !== null) : status !== 'pending';

const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: ['payment', id],
    queryFn: ({ signal }) => {
      const number = paymentJourney(id)?.orderNumber ?? null;
      return request<Payment>('GET', `/payments/${encodeURIComponent(id)}`, {
        orderToken: number && orderToken(number),
        signal,
      });
    },
    enabled: id !== '',
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) =>
      error || (data && isSettled(data)) ? false : ASK_AGAIN_MS,
    meta: { inline: true },
  });

/** A payment's state on the server, polled until it is settled. */
export const usePayment = (id: string) => useQuery(paymentQuery(id));
