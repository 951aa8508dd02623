import type { GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** Sailings that are boarding, have boarded or board next, by departure. */
export const gateSailingsQuery = () =>
  queryOptions({
    queryKey: ['gate', 'sailings'],
    queryFn: ({ signal }) => request<GateSailing[]>('GET', '/office/boarding/sailings', { signal }),
    meta: { inline: true },
  });
