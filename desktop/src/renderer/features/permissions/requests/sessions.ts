import type { StaffSession } from '@gangway/shared/contract/people/staff.ts';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';

export const useStaffSessions = () =>
  useQuery({
    queryKey: ['staff-sessions'],
    queryFn: ({ signal }) => request<StaffSession[]>('GET', '/sysUser/sessions', { signal }),
    select: items => ({ items, total: items.length }),
    meta: { inline: true },
  });

export async function endStaffSession(id: string): Promise<void> {
  await request('POST', `/sysUser/sessions/${id}/end`);
  await queryClient.invalidateQueries({ queryKey: ['staff-sessions'] });
}
