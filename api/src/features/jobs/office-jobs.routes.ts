import {
  jobsDismissal,
  jobsDismissed,
  jobsQuery,
  jobsRetried,
  jobsRetry,
  officeJobPage,
} from '@gangway/shared/contract/office/system/jobs.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { asStaff } from '../../lib/http/permission.ts';
import { createRouter } from '../../lib/http/router.ts';
import { dismissJobs, pageJobs, retryJobs } from './office-jobs.service.ts';

/** Mails and jobs: done, waiting and failed. */
export function createOfficeJobsRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/jobs',
        permission: 'jobs.manage',
        summary: 'One page of the mails, or of the other jobs',
        query: jobsQuery,
        data: officeJobPage,
      }),
      async c => {
        const page = await pageJobs(deps.db, asStaff(c.get('caller')), c.req.valid('query'));
        return c.json(success(page), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/jobs/retry',
        permission: 'jobs.manage',
        summary: 'Retry one failed job, or the oldest failed ones',
        body: jobsRetry,
        data: jobsRetried,
      }),
      async c => c.json(success(await retryJobs(deps, asStaff(c.get('caller')), c.req.valid('json'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/jobs/dismiss',
        permission: 'jobs.manage',
        summary: 'Dismiss one failed job, or the oldest failed ones',
        body: jobsDismissal,
        data: jobsDismissed,
      }),
      async c => c.json(success(await dismissJobs(deps, asStaff(c.get('caller')), c.req.valid('json'))), 200),
    );
}
