import {
  cashDrawerDetail,
  cashDrawerPage,
  drawerClosing,
  drawerMovement,
  drawerOpening,
  drawerParams,
  drawersQuery,
} from '@gangway/shared/contract/office/orders/drawers.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, idempotencyHeader, success } from '../../lib/http/endpoint.ts';
import { requestKey } from '../../lib/http/idempotency.repository.ts';
import { asStaff } from '../../lib/http/permission.ts';
import { createRouter } from '../../lib/http/router.ts';
import {
  closeDrawer,
  moveCash,
  openDrawer,
  pageDrawers,
  readDrawer,
  readOwnDrawer,
} from './drawers.service.ts';

/** Cash drawers at the desk (R257). */
export function createDrawersRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/drawers',
        permission: 'reports.read',
        summary: 'All cash drawers',
        query: drawersQuery,
        data: cashDrawerPage,
      }),
      async c => c.json(success(await pageDrawers(deps.db, c.req.valid('query'))), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/drawers/own',
        permission: 'orders.sell',
        summary: 'The caller’s open drawer; null without one',
        data: cashDrawerDetail.nullable(),
      }),
      async c => c.json(success(await readOwnDrawer(deps.db, asStaff(c.get('caller')).id)), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/drawers/own',
        permission: 'orders.sell',
        summary: 'Open a drawer with a float',
        headers: idempotencyHeader,
        body: drawerOpening,
        data: cashDrawerDetail,
      }),
      async c => {
        const caller = asStaff(c.get('caller'));
        const request = c.req.valid('json');
        const key = requestKey(caller, c.req.valid('header'), ['drawer', request]);
        return c.json(success(await openDrawer(deps, key, caller, request.floatSen)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/drawers/{id}',
        permission: 'orders.sell',
        summary: 'A drawer with its movements; another officer’s drawer needs permission to see reports',
        params: drawerParams,
        data: cashDrawerDetail,
      }),
      async c => {
        const drawer = await readDrawer(deps.db, asStaff(c.get('caller')), c.req.valid('param').id);
        return c.json(success(drawer), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/drawers/{id}/movements',
        permission: 'orders.sell',
        summary: 'Pay cash into the caller’s drawer, or take cash out',
        params: drawerParams,
        headers: idempotencyHeader,
        body: drawerMovement,
        data: cashDrawerDetail,
      }),
      async c => {
        const caller = asStaff(c.get('caller'));
        const { id } = c.req.valid('param');
        const request = c.req.valid('json');
        const key = requestKey(caller, c.req.valid('header'), ['drawer-movement', id, request]);
        return c.json(success(await moveCash(deps, key, caller, id, request)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/drawers/{id}/close',
        permission: 'orders.sell',
        summary: 'Close a drawer with the counted cash',
        params: drawerParams,
        body: drawerClosing,
        data: cashDrawerDetail,
      }),
      async c => {
        const caller = asStaff(c.get('caller'));
        const drawer = await closeDrawer(deps, caller, c.req.valid('param').id, c.req.valid('json'));
        return c.json(success(drawer), 200);
      },
    );
}
