import type { SailingDetail, SailingSummary } from '@gangway/shared/contract/sailings.ts';
import { addDays } from '@gangway/shared/domain/time/local-date.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { today } from '../../../lib/format/dates.ts';

const DAYS_AROUND = 4;

const neighboringSailingsQuery = ({ date, route }: SailingDetail, party: number) => {
  const first = addDays(date, -DAYS_AROUND);
  const query = {
    departure: route.departure.code,
    destination: route.destination.code,
    from: first < today() ? today() : first,
    to: addDays(date, DAYS_AROUND),
    party,
    size: 40,
  };
  return queryOptions({
    queryKey: ['neighboring-sailings', query],
    queryFn: ({ signal }) => request<{ items: SailingSummary[] }>('GET', '/sailings', { query, signal }),
    meta: { inline: true },
  });
};

/** Sailings of the same route a few days before and after, with enough places for the party. */
export const useNeighboringSailings = (sailing: SailingDetail, party: number) =>
  useQuery(neighboringSailingsQuery(sailing, party));
