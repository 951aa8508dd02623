import { versionHeader } from '@gangway/shared/contract/base/versions.ts';
import {
  role,
  roleParams,
  roleSave,
  roleSecondFactor,
} from '@gangway/shared/contract/office/system/roles.ts';
import { z } from '@hono/zod-openapi';
import type { Deps } from '../../../lib/http/context.ts';
import { endpoint, success } from '../../../lib/http/endpoint.ts';
import { asStaff } from '../../../lib/http/permission.ts';
import { createRouter } from '../../../lib/http/router.ts';
import { seenVersion } from '../../../lib/seen-version.ts';
import { deleteRole, listRoles, requireSecondFactor, saveRole } from './roles.service.ts';

/** Roles, for administrators (R39, R61). */
export function createOfficeRolesRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/roles',
        permission: 'staff.read',
        summary: 'All roles with their permissions and menus',
        data: z.array(role),
      }),
      async c => c.json(success(await listRoles(deps)), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/roles/save',
        permission: 'roles.manage',
        summary: 'Create or change a role',
        headers: versionHeader,
        body: roleSave,
        data: role,
      }),
      async c => {
        const save = c.req.valid('json');
        const seen = save.id === undefined ? 'any' : seenVersion(c.req.valid('header'));
        return c.json(success(await saveRole(deps, asStaff(c.get('caller')), save, seen)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/roles/{id}/second-factor',
        permission: 'roles.manage',
        summary: 'Set whether the holders of a role must have a second factor',
        params: roleParams,
        body: roleSecondFactor,
        data: role,
      }),
      async c => {
        const { id } = c.req.valid('param');
        const { required } = c.req.valid('json');
        return c.json(success(await requireSecondFactor(deps, asStaff(c.get('caller')), id, required)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/roles/{id}/delete',
        permission: 'roles.manage',
        summary: 'Delete a role without holders',
        params: roleParams,
        data: z.null(),
      }),
      async c => {
        await deleteRole(deps, asStaff(c.get('caller')), c.req.valid('param').id);
        return c.json(success(null), 200);
      },
    );
}
