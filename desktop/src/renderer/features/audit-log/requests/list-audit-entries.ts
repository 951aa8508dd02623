import type { AuditPage } from '@gangway/shared/contract/office/system/audit.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

export const useAuditEntries = (query: Record<string, string | number | boolean>) =>
  useQuery({
    queryKey: ['audit-entries', query],
    queryFn: ({ signal }) => request<AuditPage>('GET', '/office/audit-entries', { query, signal }),
    placeholderData: keepPreviousData,
    // Always refetched: users look for what happened a minute ago.
    staleTime: 0,
    meta: { inline: true },
  });
