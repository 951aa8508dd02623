import type { SystemUser, SystemUserSave } from '@gangway/shared/contract/people/staff.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';

/** `POST /sysUser/page` (R71) takes its filters as a body. */
export const useSystemUsers = (page: object) =>
  useQuery({
    queryKey: ['system-users', page],
    queryFn: ({ signal }) =>
      request<{ items: SystemUser[]; total: number }>('POST', '/sysUser/page', { body: page, signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });

const changed = async () => {
  await queryClient.invalidateQueries({ queryKey: ['system-users'] });
  await queryClient.invalidateQueries({ queryKey: ['roles'] });
};

/** Creates a system user, or changes the one with an id. */
export async function saveSystemUser(user: SystemUserSave, version?: number): Promise<SystemUser> {
  const saved = await request<SystemUser>('POST', '/sysUser/save', { body: user, version });
  await changed();
  return saved;
}

/** Removes a user's second factor, for a lost phone. */
export async function resetSecondFactor(id: string): Promise<void> {
  await request<null>('POST', `/sysUser/second-factor/${id}/reset`);
  await changed();
}

export async function deleteSystemUser(id: string): Promise<void> {
  await request<null>('POST', `/sysUser/delete/${id}`);
  await changed();
}
