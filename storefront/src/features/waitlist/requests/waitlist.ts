import type { SailingDetail, SailingSummary } from '@gangway/shared/contract/sailings.ts';
import type {
  WaitlistEntry,
  WaitlistJoined,
  WaitlistJoinInput,
} from '@gangway/shared/contract/sales/waitlist.ts';
import { addDays } from '@gangway/shared/domain/time/local-date.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { today } from '../../../lib/format/dates.ts';

/** Short enough to see an offer soon after its mail. */
const ASK_EVERY_MS = 5_000;
const DAYS_AROUND = 7;
const OTHERS = 9;

export const joinWaitlist = (body: WaitlistJoinInput) =>
  request<WaitlistJoined>('POST', '/waitlist/join', { body });

export const entryQuery = (token: string) =>
  queryOptions({
    queryKey: ['waitlist', 'entry', token],
    queryFn: ({ signal }) => request<WaitlistEntry>('POST', '/waitlist/entry', { body: { token }, signal }),
    refetchInterval: ASK_EVERY_MS,
    meta: { inline: true },
  });

/** The own position. */
export const useEntry = (token: string) => useQuery(entryQuery(token));

/** Confirms the address, declines an offer, or leaves the list. */
export const changeEntry = (action: 'confirm' | 'decline' | 'leave', token: string) =>
  request<WaitlistEntry>('POST', `/waitlist/${action}`, { body: { token } });

const otherSoldOutQuery = ({ date, route }: SailingDetail, party: number) => {
  const first = addDays(date, -DAYS_AROUND);
  const query = {
    departure: route.departure.code,
    destination: route.destination.code,
    from: first < today() ? today() : first,
    to: addDays(date, DAYS_AROUND),
    party,
    soldOut: 'true',
    size: OTHERS + 1,
  };
  return queryOptions({
    queryKey: ['other-sold-out', query],
    queryFn: ({ signal }) => request<{ items: SailingSummary[] }>('GET', '/sailings', { query, signal }),
    meta: { inline: true },
  });
};

/** Sailings of the same route within a week that are also sold out: a party may wait for several. */
export const useOtherSoldOut = (sailing: SailingDetail, party: number) =>
  useQuery(otherSoldOutQuery(sailing, party));
