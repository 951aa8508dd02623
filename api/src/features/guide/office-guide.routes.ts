import { versionHeader } from '@gangway/shared/contract/base/versions.ts';
import {
  guideEntryCreate,
  guideEntrySave,
  guideOrder,
  officeGuideEntry,
  officeGuideParams,
  officeGuideQuery,
} from '@gangway/shared/contract/office/system/guide.ts';
import { z } from '@hono/zod-openapi';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { asStaff } from '../../lib/http/permission.ts';
import { createRouter } from '../../lib/http/router.ts';
import { seenVersion } from '../../lib/seen-version.ts';
import { changeEntry, createEntry, deleteEntry, listOfficeGuide, orderEntries } from './guide.service.ts';

const permission = 'catalogue.manage';
const params = officeGuideParams;

/** The operator's texts for travelers (R416). */
export function createOfficeGuideRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/guide',
        permission,
        summary: 'All entries of a page of the guide, in every language',
        query: officeGuideQuery,
        data: z.array(officeGuideEntry),
      }),
      async c => c.json(success(await listOfficeGuide(deps.db, c.req.valid('query').page)), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/guide',
        permission,
        summary: 'Add an entry to a page of the guide',
        body: guideEntryCreate,
        data: officeGuideEntry,
      }),
      async c => c.json(success(await createEntry(deps, asStaff(c.get('caller')), c.req.valid('json'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/guide/order',
        permission,
        summary: 'Change the order of the entries of a page',
        body: guideOrder,
        data: z.null(),
      }),
      async c =>
        c.json(success(await orderEntries(deps, asStaff(c.get('caller')), c.req.valid('json'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/guide/{id}',
        permission,
        summary: 'Change an entry of the guide',
        params,
        headers: versionHeader,
        body: guideEntrySave,
        data: officeGuideEntry,
      }),
      async c => {
        const { id } = c.req.valid('param');
        const seen = seenVersion(c.req.valid('header'));
        return c.json(
          success(await changeEntry(deps, asStaff(c.get('caller')), id, c.req.valid('json'), seen)),
          200,
        );
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/guide/{id}/delete',
        permission,
        summary: 'Delete an entry of the guide',
        params,
        data: z.null(),
      }),
      async c =>
        c.json(success(await deleteEntry(deps, asStaff(c.get('caller')), c.req.valid('param').id)), 200),
    );
}
