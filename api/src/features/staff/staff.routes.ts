import { versionHeader } from '@gangway/shared/contract/base/versions.ts';
import {
  sessionUser,
  staffCredentials,
  staffSessionParams,
  staffSessions,
  systemUser,
  systemUserName,
  systemUserPage,
  systemUserPageRequest,
  systemUserParams,
  systemUserSave,
} from '@gangway/shared/contract/people/staff.ts';
import { z } from '@hono/zod-openapi';
import { noteKnownDevice, originOf } from '../../accounts/known-devices/known-device.middleware.ts';
import { endSession } from '../../accounts/sessions/sessions.service.ts';
import { clientAddress } from '../../lib/http/client-address.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { asStaff } from '../../lib/http/permission.ts';
import { createRouter } from '../../lib/http/router.ts';
import { seenVersion } from '../../lib/seen-version.ts';
import { createStaffLogin, readSessionUser } from './session-user.service.ts';
import { endStaffSession, readStaffSessions } from './staff-sessions.service.ts';
import { findActiveNames } from './users/system-users.repository.ts';
import { createSystemUserSave, deleteSystemUser, pageSystemUsers } from './users/system-users.service.ts';

/** The `sysUser` calls (R71). */
export function createStaffRoutes(deps: Deps) {
  const logIn = createStaffLogin(deps);
  const saveSystemUser = createSystemUserSave(deps);
  return createRouter()
    .openapi(
      endpoint({
        method: 'post',
        path: '/sysUser/login',
        permission: 'public',
        summary: 'Sign a system user in; data is the token',
        body: staffCredentials,
        data: z.string(),
      }),
      async c => {
        const { trustProxy } = deps.env;
        const device = { userAgent: c.req.header('User-Agent') ?? '', address: clientAddress(c, trustProxy) };
        const attempt = { ...c.req.valid('json'), origin: originOf(c, 'staff', trustProxy) };
        const { id, token } = await logIn(attempt, device, c.get('stationId') ?? null, c.get('language'));
        noteKnownDevice(c, deps, { kind: 'staff', id });
        return c.json(success(token), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/sysUser/info',
        permission: 'staff',
        summary: 'The signed-in system user with roles, permissions and menu',
        data: sessionUser,
      }),
      async c => c.json(success(await readSessionUser(deps, asStaff(c.get('caller')))), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/sysUser/logout',
        permission: 'public',
        summary: 'Sign out; a session that has ended already is no error',
        data: z.null(),
      }),
      async c => {
        await endSession(deps, deps.db, c.req.header('X-Token'));
        return c.json(success(null), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/sysUser/page',
        permission: 'staff.read',
        summary: 'One page of the system users',
        body: systemUserPageRequest,
        data: systemUserPage,
      }),
      async c => c.json(success(await pageSystemUsers(deps, c.req.valid('json'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/sysUser/delete/{id}',
        permission: 'staff.manage',
        summary: 'Delete a system user and end their sessions',
        params: systemUserParams,
        data: z.null(),
      }),
      async c => {
        await deleteSystemUser(deps, asStaff(c.get('caller')), c.req.valid('param').id);
        return c.json(success(null), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/sysUser/save',
        permission: 'staff',
        summary: 'Create or change a system user; another user needs staff.manage',
        headers: versionHeader,
        body: systemUserSave,
        data: systemUser,
      }),
      async c => {
        const save = c.req.valid('json');
        const seen = save.id === undefined ? 'any' : seenVersion(c.req.valid('header'));
        const saved = await saveSystemUser(asStaff(c.get('caller')), save, seen);
        return c.json(success(saved), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/sysUser/sessions',
        permission: 'staff.manage',
        summary: 'Where system users are signed in',
        data: staffSessions,
      }),
      async c => c.json(success(await readStaffSessions(deps, asStaff(c.get('caller')), 'all')), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/sysUser/sessions/mine',
        permission: 'staff',
        summary: 'Where I am signed in',
        data: staffSessions,
      }),
      async c => c.json(success(await readStaffSessions(deps, asStaff(c.get('caller')), 'own')), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/sysUser/sessions/{id}/end',
        permission: 'staff',
        summary: 'End a session; another user’s session needs staff.manage',
        params: staffSessionParams,
        data: z.null(),
      }),
      async c => {
        await endStaffSession(deps, asStaff(c.get('caller')), c.req.valid('param').id);
        return c.json(success(null), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/sysUser/list',
        permission: 'staff.read',
        summary: 'The active system users, for a choice',
        data: z.array(systemUserName),
      }),
      async c => c.json(success(await findActiveNames(deps.db)), 200),
    );
}
