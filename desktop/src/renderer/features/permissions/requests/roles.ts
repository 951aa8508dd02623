import type { Role, RoleSave } from '@gangway/shared/contract/office/system/roles.ts';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';

export const useRoles = () =>
  useQuery({
    queryKey: ['roles'],
    queryFn: ({ signal }) => request<Role[]>('GET', '/office/roles', { signal }),
    meta: { inline: true },
  });

export const refreshRoles = () => queryClient.invalidateQueries({ queryKey: ['roles'] });

export const savingRoles = ['roles', 'save'];

/** Whether changes of roles are being saved. */
export const useSavingRoles = () => useIsMutating({ mutationKey: savingRoles }) > 0;

/** Creates a role, or changes the one with an id. */
export async function saveRole(role: RoleSave, version?: number): Promise<Role> {
  const saved = await request<Role>('POST', '/office/roles/save', { body: role, version });
  await refreshRoles();
  return saved;
}

/** Sets whether the holders of a role must have a second factor. */
export async function requireSecondFactor(id: number, required: boolean): Promise<void> {
  await request<Role>('POST', `/office/roles/${id}/second-factor`, { body: { required } });
  await refreshRoles();
}

export async function deleteRole(id: number): Promise<void> {
  await request<null>('POST', `/office/roles/${id}/delete`);
  await refreshRoles();
}
