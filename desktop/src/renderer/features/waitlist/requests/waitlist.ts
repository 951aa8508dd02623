import type {
  OfficeWaitlist,
  OfficeWaitlistSailings,
  StandbyJoin,
} from '@gangway/shared/contract/office/sailings/waitlist.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';

/** Offers are made, accepted and declined without the desk. */
const ASK_EVERY_MS = 5_000;

export const waitlistsQuery = (date: string | null) =>
  queryOptions({
    queryKey: ['waitlist', 'sailings', date],
    queryFn: ({ signal }) =>
      request<OfficeWaitlistSailings>('GET', '/office/waitlists', {
        query: date === null ? {} : { date },
        signal,
      }),
    refetchInterval: ASK_EVERY_MS,
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });

export const waitlistQuery = (sailingId: number) =>
  queryOptions({
    queryKey: ['waitlist', 'list', sailingId],
    queryFn: ({ signal }) => request<OfficeWaitlist>('GET', `/office/waitlists/${sailingId}`, { signal }),
    refetchInterval: ASK_EVERY_MS,
    meta: { inline: true },
  });

async function change(sailingId: number, path: string, body: object): Promise<OfficeWaitlist> {
  try {
    return await request<OfficeWaitlist>('POST', `/office/waitlists/${sailingId}${path}`, { body });
  } finally {
    await queryClient.invalidateQueries({ queryKey: ['waitlist'] });
  }
}

export const addStandby = (sailingId: number, party: StandbyJoin) => change(sailingId, '/standby', party);

export const moveParty = (sailingId: number, id: string, body: { with: string; reason: string }) =>
  change(sailingId, `/parties/${id}/move`, body);

export const offerNow = (sailingId: number, id: string, reason: string) =>
  change(sailingId, `/parties/${id}/offer`, { reason });

export const removeParty = (sailingId: number, id: string, reason: string) =>
  change(sailingId, `/parties/${id}/end`, { reason });
