import type { ShipDetail } from '@gangway/shared/contract/sailings.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getQuery } from '../../../lib/api/get-query.ts';

const shipQuery = (code: string) =>
  queryOptions({
    queryKey: ['ship', code],
    ...getQuery<ShipDetail>(`/ships/${encodeURIComponent(code)}`),
    meta: { inline: true },
  });

/** A ship in service; fails with `ship-not-found` for any other. */
export const useShip = (code: string) => useQuery(shipQuery(code));
