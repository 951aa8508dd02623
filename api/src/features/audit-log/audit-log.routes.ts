/*
 * The audit log as the office reads it, its parts by month, and the files of its archived months. Entries are written with what they
 * describe, by `lib/database/audit.repository.ts`.
 *
 * May import: operator.
 */

import {
  auditPage,
  auditQuery,
  settingChange,
  settingParams,
} from '@gangway/shared/contract/office/system/audit.ts';
import { z } from '@hono/zod-openapi';
import { pageOf } from '../../lib/database/paging.ts';
import type { Data } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { createRouter } from '../../lib/http/router.ts';
import { findSettingChanges } from './audit-log.repository.ts';
import { readAuditPage } from './audit-log.service.ts';

/** The audit log (invariant I7): who did what and when. It can only be read. */
export function createAuditLogRoutes({ db }: Data) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/audit-entries',
        permission: 'settings.read',
        summary: 'One page of the audit log',
        query: auditQuery,
        data: auditPage,
      }),
      async c => {
        const query = c.req.valid('query');
        const entries = await readAuditPage({ db }, query, c.get('language'));
        return c.json(success(pageOf(entries, query)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/settings/{key}/history',
        permission: 'settings.read',
        summary: 'The changes of a setting, latest first',
        params: settingParams,
        data: z.array(settingChange),
      }),
      async c => c.json(success(await findSettingChanges(db, c.req.valid('param').key)), 200),
    );
}
