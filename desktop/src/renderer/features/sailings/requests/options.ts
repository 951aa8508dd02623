import type { SailingOptions } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

/** Ships and routes, for filters and forms. */
export const useSailingOptions = () =>
  useQuery({
    queryKey: ['sailings', 'options'],
    queryFn: ({ signal }) => request<SailingOptions>('GET', '/office/sailings/options', { signal }),
  });
