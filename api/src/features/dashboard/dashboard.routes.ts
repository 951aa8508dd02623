import { dashboard } from '@gangway/shared/contract/office/system/dashboard.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { asStaff } from '../../lib/http/permission.ts';
import { createRouter } from '../../lib/http/router.ts';
import { readDashboard } from './dashboard.service.ts';

/** The office's start page. */
export function createDashboardRoutes(deps: Deps) {
  return createRouter().openapi(
    endpoint({
      method: 'get',
      path: '/office/dashboard',
      permission: 'staff',
      summary: 'The dashboard, limited to what the caller may see',
      data: dashboard,
    }),
    async c => c.json(success(await readDashboard(deps, asStaff(c.get('caller')))), 200),
  );
}
