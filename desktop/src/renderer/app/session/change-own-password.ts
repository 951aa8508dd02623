import type { SessionUser, SystemUser } from '@gangway/shared/contract/people/staff.ts';
import { request } from '../../lib/api/request.ts';

/** `POST /sysUser/save` (R71) with the user's unchanged fields and a new password. */
export const changeOwnPassword = (
  { id, username, name, avatar, introduction, email, roles }: SessionUser,
  { currentPassword, password }: { currentPassword: string; password: string },
) =>
  request<SystemUser>('POST', '/sysUser/save', {
    body: { id, username, name, avatar, introduction, email, roles, currentPassword, password },
  });
