import { versionHeader } from '@gangway/shared/contract/base/versions.ts';
import { menuEntry, menuParams, menuSave } from '@gangway/shared/contract/office/system/roles.ts';
import { z } from '@hono/zod-openapi';
import type { Deps } from '../../../lib/http/context.ts';
import { endpoint, success } from '../../../lib/http/endpoint.ts';
import { asStaff } from '../../../lib/http/permission.ts';
import { createRouter } from '../../../lib/http/router.ts';
import { seenVersion } from '../../../lib/seen-version.ts';
import { deleteMenu, listMenus, saveMenu } from './menus.service.ts';

/** The menu, for administrators (R39). */
export function createOfficeMenusRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/menus',
        permission: 'roles.manage',
        summary: 'All menu entries',
        data: z.array(menuEntry),
      }),
      async c => c.json(success(await listMenus(deps)), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/menus/save',
        permission: 'roles.manage',
        summary: 'Create or change a menu entry',
        headers: versionHeader,
        body: menuSave,
        data: menuEntry,
      }),
      async c => {
        const save = c.req.valid('json');
        const seen = save.id === undefined ? 'any' : seenVersion(c.req.valid('header'));
        return c.json(success(await saveMenu(deps, asStaff(c.get('caller')), save, seen)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/menus/{id}/delete',
        permission: 'roles.manage',
        summary: 'Delete a menu entry without entries below it',
        params: menuParams,
        data: z.null(),
      }),
      async c => {
        await deleteMenu(deps, asStaff(c.get('caller')), c.req.valid('param').id);
        return c.json(success(null), 200);
      },
    );
}
