import type { SailingOptions } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

/** Ships and routes to filter and plan by. */
export const useSailingOptions = () =>
  useQuery({
    queryKey: ['sailings', 'options'],
    queryFn: ({ signal }) => request<SailingOptions>('GET', '/office/sailings/options', { signal }),
  });
