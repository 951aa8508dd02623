import type { SessionUser, SystemUser } from '@gangway/shared/contract/people/staff.ts';
import { request } from '../../lib/api/request.ts';

/** What a save of oneself sends along unchanged. */
type OwnFields = Pick<
  SessionUser,
  'id' | 'version' | 'username' | 'name' | 'avatar' | 'introduction' | 'email' | 'roles'
>;

/** `POST /sysUser/save` (R71) with the user's unchanged fields and a new password. */
export const changeOwnPassword = (
  { id, version, username, name, avatar, introduction, email, roles }: OwnFields,
  { currentPassword, password }: { currentPassword: string; password: string },
) =>
  request<SystemUser>('POST', '/sysUser/save', {
    body: { id, username, name, avatar, introduction, email, roles, currentPassword, password },
    version,
  });
