/*
 * The operator's settings as the office reads and saves them, and the uploads of its logo and of the picture of the home page.
 *
 * May import: operator.
 */

import { versionHeader } from '@gangway/shared/contract/base/versions.ts';
import { picture } from '@gangway/shared/contract/office/fleet/pictures.ts';
import { publicSettings, settingRecord, settingSave } from '@gangway/shared/contract/settings.ts';
import { z } from '@hono/zod-openapi';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { asStaff } from '../../lib/http/permission.ts';
import { createRouter } from '../../lib/http/router.ts';
import { uploadEndpoint } from '../../lib/http/upload.ts';
import { seenVersion } from '../../lib/seen-version.ts';
import { listSettings, readPublicSettings, readUseTime } from '../../operator/settings.service.ts';
import { saveSetting, uploadHero, uploadLogo } from './branding.service.ts';

/** The `config` calls (R71), and the public settings. */
export function createSettingsRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/settings/public',
        permission: 'public',
        summary: 'The public settings: names, contact and limits',
        data: publicSettings,
      }),
      async c => c.json(success(await readPublicSettings(deps.db)), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/config/queryList',
        permission: 'settings.read',
        summary: 'All settings with their values',
        data: z.array(settingRecord),
      }),
      async c => c.json(success(await listSettings(deps.db)), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/config/add',
        permission: 'settings.manage',
        summary: 'Set a setting for the first time',
        body: settingSave,
        data: settingRecord,
      }),
      async c => c.json(success(await saveSetting(deps, asStaff(c.get('caller')), c.req.valid('json'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/config/update',
        permission: 'settings.manage',
        summary: 'Change a setting',
        headers: versionHeader,
        body: settingSave,
        data: settingRecord,
      }),
      async c => {
        const seen = seenVersion(c.req.valid('header'));
        const changed = await saveSetting(deps, asStaff(c.get('caller')), c.req.valid('json'), seen);
        return c.json(success(changed), 200);
      },
    )
    .openapi(
      uploadEndpoint({
        path: '/office/branding/logo',
        permission: 'settings.manage',
        summary: 'Upload a logo, JPG/PNG of at most 5 MB, which the setting `logo` then names',
        data: picture,
      }),
      async c => c.json(success(await uploadLogo(deps, c.req.valid('form').files)), 200),
    )
    .openapi(
      uploadEndpoint({
        path: '/office/branding/hero',
        permission: 'settings.manage',
        summary:
          'Upload a picture for the home page, JPG/PNG of at most 5 MB, which the setting `heroPicture` then names',
        data: picture,
      }),
      async c => c.json(success(await uploadHero(deps, c.req.valid('form').files)), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/config/getUseTime',
        permission: 'staff',
        summary: 'The end of the system’s license',
        data: z.string(),
      }),
      async c => c.json(success(await readUseTime(deps.db, c.get('language'))), 200),
    );
}
