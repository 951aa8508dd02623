import type { PartyChoice, PartyChoices } from '@gangway/shared/contract/sales/called-off.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { orderToken } from '../../../lib/session/order-access.ts';

/** Polling interval until the parties of a canceled sailing have been asked, which takes some seconds. */
const ASKED_MS = 5_000;

const pathOf = (number: string) => `/orders/${encodeURIComponent(number)}/called-off`;

export const partyChoicesQuery = (number: string) =>
  queryOptions({
    queryKey: ['party-choices', number],
    queryFn: ({ signal }) =>
      request<PartyChoices | null>('GET', pathOf(number), { orderToken: orderToken(number), signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data === null ? ASKED_MS : false),
    refetchOnReconnect: 'always',
    meta: { inline: true },
  });

/** The choices of a canceled sailing's party; null until it was asked. */
export const usePartyChoices = (number: string) => useQuery(partyChoicesQuery(number));

export const chooseForParty = (number: string, choice: PartyChoice, idempotencyKey: string) =>
  request<OrderDetail>('POST', pathOf(number), {
    body: choice,
    idempotencyKey,
    orderToken: orderToken(number),
  });
