import {
  menuEntry,
  menuParams,
  menuSave,
  role,
  roleParams,
  roleSave,
} from '@gangway/shared/contract/office/roles.ts';
import { z } from '@hono/zod-openapi';
import type { Deps } from '../../../lib/http/context.ts';
import { endpoint, success } from '../../../lib/http/endpoint.ts';
import { asStaff } from '../../../lib/http/permission.ts';
import { createRouter } from '../../../lib/http/router.ts';
import { deleteMenu, listMenus, saveMenu } from '../menus/office-menus.service.ts';
import { deleteRole, listRoles, saveRole } from './office-roles.service.ts';

/** Roles and menus, for administrators (specification sections 2 and 6). */
export function createOfficeRolesRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/roles',
        permission: 'staff.read',
        summary: 'Every role with what its holders may do and see',
        data: z.array(role),
      }),
      async c => c.json(success(await listRoles(deps)), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/roles/save',
        permission: 'roles.manage',
        summary: 'Create a role, or change one',
        body: roleSave,
        data: role,
      }),
      async c => c.json(success(await saveRole(deps, asStaff(c.get('caller')), c.req.valid('json'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/roles/{id}/delete',
        permission: 'roles.manage',
        summary: 'Delete a role that nobody holds',
        params: roleParams,
        data: z.null(),
      }),
      async c => {
        await deleteRole(deps, asStaff(c.get('caller')), c.req.valid('param').id);
        return c.json(success(null), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/menus',
        permission: 'roles.manage',
        summary: 'The whole menu',
        data: z.array(menuEntry),
      }),
      async c => c.json(success(await listMenus(deps)), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/menus/save',
        permission: 'roles.manage',
        summary: 'Add an entry of the menu, or change one',
        body: menuSave,
        data: menuEntry,
      }),
      async c => c.json(success(await saveMenu(deps, asStaff(c.get('caller')), c.req.valid('json'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/menus/{id}/delete',
        permission: 'roles.manage',
        summary: 'Delete an entry of the menu that has none below it',
        params: menuParams,
        data: z.null(),
      }),
      async c => {
        await deleteMenu(deps, asStaff(c.get('caller')), c.req.valid('param').id);
        return c.json(success(null), 200);
      },
    );
}
