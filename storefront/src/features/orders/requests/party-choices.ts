import type { PartyChoice, PartyChoices } from '@gangway/shared/contract/sales/called-off.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { orderToken } from '../../../lib/session/order-access.ts';

/** Until the parties of a canceled sailing were asked, which takes some seconds. */
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

/** What the party of a canceled sailing may choose; null until it was asked. */
export const usePartyChoices = (number: string) => useQuery(partyChoicesQuery(number));

export const chooseForParty = (number: string, choice: PartyChoice, idempotencyKey: string) =>
  request<OrderDetail>('POST', pathOf(number), {
    body: choice,
    idempotencyKey,
    orderToken: orderToken(number),
  });
