import { versionHeader } from '@gangway/shared/contract/base/versions.ts';
import {
  officeRoomType,
  officeRoomTypePage,
  officeRoomTypeParams,
  officeRoomTypeSave,
  officeRoomTypesQuery,
  priceChanges,
} from '@gangway/shared/contract/office/fleet/room-types.ts';
import { z } from '@hono/zod-openapi';
import type { Deps } from '../../../lib/http/context.ts';
import { endpoint, success } from '../../../lib/http/endpoint.ts';
import { asStaff } from '../../../lib/http/permission.ts';
import { createRouter } from '../../../lib/http/router.ts';
import { seenVersion } from '../../../lib/seen-version.ts';
import {
  changePrices,
  changeRoomType,
  createRoomType,
  deleteRoomType,
  pageRoomTypes,
} from './room-types.service.ts';

const permission = 'catalogue.manage';
const params = officeRoomTypeParams;

/** Room type management with a price for each weekday and session (R34). */
export function createRoomTypesRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/room-types',
        permission,
        summary: 'One page of the room types',
        query: officeRoomTypesQuery,
        data: officeRoomTypePage,
      }),
      async c => c.json(success(await pageRoomTypes(deps, c.req.valid('query'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/room-types',
        permission,
        summary: 'Create a room type',
        body: officeRoomTypeSave,
        data: officeRoomType,
      }),
      async c =>
        c.json(success(await createRoomType(deps, asStaff(c.get('caller')), c.req.valid('json'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/room-types/prices',
        permission,
        summary: 'Change cells of the price table',
        body: priceChanges,
        data: z.null(),
      }),
      async c => {
        const { changes } = c.req.valid('json');
        return c.json(
          success(await changePrices(deps, asStaff(c.get('caller')), changes, c.get('language'))),
          200,
        );
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/room-types/{id}',
        permission,
        summary: 'Change a room type',
        params,
        headers: versionHeader,
        body: officeRoomTypeSave,
        data: officeRoomType,
      }),
      async c => {
        const { id } = c.req.valid('param');
        const seen = seenVersion(c.req.valid('header'));
        return c.json(
          success(await changeRoomType(deps, asStaff(c.get('caller')), id, c.req.valid('json'), seen)),
          200,
        );
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/room-types/{id}/delete',
        permission,
        summary: 'Delete a room type without rooms',
        params,
        data: z.null(),
      }),
      async c =>
        c.json(success(await deleteRoomType(deps, asStaff(c.get('caller')), c.req.valid('param').id)), 200),
    );
}
