import { versionHeader } from '@gangway/shared/contract/base/versions.ts';
import {
  createdSailing,
  officeSailing,
  officeSailingDetail,
  officeSailingPage,
  officeSailingsQuery,
  sailingChange,
  sailingCreate,
  sailingMonthQuery,
  sailingOptions,
} from '@gangway/shared/contract/office/sailings/sailings.ts';
import { sailingParams } from '@gangway/shared/contract/sailings.ts';
import { z } from '@hono/zod-openapi';
import { inSnapshot } from '../../../lib/database/snapshot.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { endpoint, success } from '../../../lib/http/endpoint.ts';
import { asStaff } from '../../../lib/http/permission.ts';
import { createRouter } from '../../../lib/http/router.ts';
import { seenVersion } from '../../../lib/seen-version.ts';
import { createSailing } from '../planning/planning.service.ts';
import {
  listMonth,
  listOfficeSailings,
  listSailingOptions,
  readOfficeSailing,
} from './office-sailings.service.ts';
import { changeSailing, deleteSailing } from './sailing-changes.service.ts';
import { closeSailing, departSailing, reopenSailing } from './sailing-states.service.ts';

/** Sailings in the back office: for all staff to read, and for planners to change. */
export function createOfficeSailingsRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/sailings',
        permission: 'staff',
        summary: 'All sailings, with the places held and sold',
        query: officeSailingsQuery,
        data: officeSailingPage,
      }),
      async c => c.json(success(await listOfficeSailings(deps.db, c.req.valid('query'))), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/sailings/month',
        permission: 'staff',
        summary: 'All sailings of a month',
        query: sailingMonthQuery,
        data: z.array(officeSailing),
      }),
      async c => c.json(success(await listMonth(deps.db, c.req.valid('query'))), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/sailings/options',
        permission: 'staff',
        summary: 'Ships and routes for filters and planning',
        data: sailingOptions,
      }),
      async c => c.json(success(await listSailingOptions(deps.db)), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/sailings/{id}',
        permission: 'catalogue.manage',
        summary: 'A sailing with its fares, bookings and possible actions',
        params: sailingParams,
        data: officeSailingDetail,
      }),
      async c => {
        const { id } = c.req.valid('param');
        return c.json(success(await inSnapshot(deps.db, db => readOfficeSailing(deps, db, id))), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/sailings',
        permission: 'catalogue.manage',
        summary: 'Create a sailing',
        body: sailingCreate,
        data: createdSailing,
      }),
      async c => {
        const form = c.req.valid('json');
        const id = await createSailing(deps, asStaff(c.get('caller')), form, c.get('language'));
        return c.json(success({ id }), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/sailings/{id}',
        permission: 'catalogue.manage',
        summary: 'Change times, gate, capacity, terms and special fares',
        params: sailingParams,
        headers: versionHeader,
        body: sailingChange,
        data: officeSailingDetail,
      }),
      async c => {
        const { id } = c.req.valid('param');
        const seen = seenVersion(c.req.valid('header'));
        const changed = await changeSailing(deps, asStaff(c.get('caller')), id, c.req.valid('json'), seen);
        return c.json(success(changed), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/sailings/{id}/close',
        permission: 'catalogue.manage',
        summary: 'Take a sailing off sale',
        params: sailingParams,
        data: officeSailingDetail,
      }),
      async c => {
        const { id } = c.req.valid('param');
        return c.json(success(await closeSailing(deps, asStaff(c.get('caller')), id)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/sailings/{id}/reopen',
        permission: 'catalogue.manage',
        summary: 'Reopen a closed sailing for sale',
        params: sailingParams,
        data: officeSailingDetail,
      }),
      async c => {
        const { id } = c.req.valid('param');
        return c.json(success(await reopenSailing(deps, asStaff(c.get('caller')), id)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/sailings/{id}/depart',
        permission: 'catalogue.manage',
        summary: 'Mark a sailing as departed',
        params: sailingParams,
        data: officeSailingDetail,
      }),
      async c => {
        const { id } = c.req.valid('param');
        return c.json(success(await departSailing(deps, asStaff(c.get('caller')), id)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/sailings/{id}/delete',
        permission: 'catalogue.manage',
        summary: 'Delete a sailing that was never booked',
        params: sailingParams,
        data: z.null(),
      }),
      async c => {
        await deleteSailing(deps, asStaff(c.get('caller')), c.req.valid('param').id);
        return c.json(success(null), 200);
      },
    );
}
