import { versionHeader } from '@gangway/shared/contract/base/versions.ts';
import { legalParams, legalQuery, legalText } from '@gangway/shared/contract/legal.ts';
import {
  legalVersionCreate,
  legalVersionSave,
  officeLegalParams,
  officeLegalQuery,
  officeLegalVersion,
} from '@gangway/shared/contract/office/system/legal.ts';
import { z } from '@hono/zod-openapi';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { asStaff } from '../../lib/http/permission.ts';
import { createRouter } from '../../lib/http/router.ts';
import { seenVersion } from '../../lib/seen-version.ts';
import {
  changeLegalVersion,
  createLegalVersion,
  deleteLegalVersion,
  listLegalVersions,
  readLegalPage,
} from './legal.service.ts';

/** The legal pages as travelers read them. */
export function createLegalRoutes(deps: Deps) {
  return createRouter().openapi(
    endpoint({
      method: 'get',
      path: '/legal/{page}',
      permission: 'public',
      summary: 'A legal page as the operator wrote it; null while the template of the site holds',
      params: legalParams,
      query: legalQuery,
      data: legalText.nullable(),
    }),
    async c => {
      const { page } = c.req.valid('param');
      return c.json(success(await readLegalPage(deps, page, c.req.valid('query'))), 200);
    },
  );
}

const permission = 'settings.manage';
const params = officeLegalParams;

/** The versions of the legal pages (R458). */
export function createOfficeLegalRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/legal',
        permission,
        summary: 'All versions of a legal page, in every language',
        query: officeLegalQuery,
        data: z.array(officeLegalVersion),
      }),
      async c => c.json(success(await listLegalVersions(deps, c.req.valid('query').page)), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/legal',
        permission,
        summary: 'Add a version of a legal page, from today on or later',
        body: legalVersionCreate,
        data: officeLegalVersion,
      }),
      async c =>
        c.json(success(await createLegalVersion(deps, asStaff(c.get('caller')), c.req.valid('json'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/legal/{id}',
        permission,
        summary: 'Change a version that does not hold yet',
        params,
        headers: versionHeader,
        body: legalVersionSave,
        data: officeLegalVersion,
      }),
      async c => {
        const { id } = c.req.valid('param');
        const seen = seenVersion(c.req.valid('header'));
        return c.json(
          success(await changeLegalVersion(deps, asStaff(c.get('caller')), id, c.req.valid('json'), seen)),
          200,
        );
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/legal/{id}/delete',
        permission,
        summary: 'Delete a version that does not hold yet',
        params,
        data: z.null(),
      }),
      async c =>
        c.json(
          success(await deleteLegalVersion(deps, asStaff(c.get('caller')), c.req.valid('param').id)),
          200,
        ),
    );
}
