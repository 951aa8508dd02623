import type { GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** Sailings that board now, have boarded or board next, in the order in which they leave. */
export const gateSailingsQuery = () =>
  queryOptions({
    queryKey: ['gate', 'sailings'],
    queryFn: ({ signal }) => request<GateSailing[]>('GET', '/office/boarding/sailings', { signal }),
    meta: { inline: true },
  });
