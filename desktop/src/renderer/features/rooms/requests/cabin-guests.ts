import type { CabinGuest, CheckInSailing } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

const LOOK_AGAIN_MS = 30_000;

export const checkInSailingsQuery = (date: string) =>
  queryOptions({
    queryKey: ['rooms', 'check-in', 'sailings', date],
    queryFn: ({ signal }) =>
      request<CheckInSailing[]>('GET', '/office/check-in/sailings', { query: { date }, signal }),
    refetchInterval: LOOK_AGAIN_MS,
  });

export const cabinGuestsQuery = (sailingId: number | null, query: object) =>
  queryOptions({
    queryKey: ['rooms', 'check-in', 'guests', sailingId, query],
    queryFn: ({ signal }) =>
      request<{ items: CabinGuest[]; total: number }>('GET', '/office/check-in/guests', {
        query: { ...query, sailingId },
        signal,
      }),
    enabled: sailingId !== null,
    refetchInterval: LOOK_AGAIN_MS,
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });
