import type { OfficeSailingDetail } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

/** The sailing that the list is filtered by, for its name. */
export const useSailing = (id: string) =>
  useQuery({
    queryKey: ['orders', 'sailing', id],
    queryFn: ({ signal }) => request<OfficeSailingDetail>('GET', `/office/sailings/${id}`, { signal }),
    enabled: id !== '',
    meta: { inline: true },
  });
