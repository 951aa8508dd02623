import { versionHeader } from '@gangway/shared/contract/base/versions.ts';
import { officeQueue, queueChange } from '@gangway/shared/contract/office/sailings/queue.ts';
import { sailingParams } from '@gangway/shared/contract/sailings.ts';
import { inSnapshot } from '../../lib/database/snapshot.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { asStaff } from '../../lib/http/permission.ts';
import { createRouter } from '../../lib/http/router.ts';
import { seenVersion } from '../../lib/seen-version.ts';
import { changeOfficeQueue, readOfficeQueue } from './office-queue.service.ts';

/** The opening of a sale and its queue, for planners. */
export function createOfficeQueueRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/sailings/{id}/waiting-room',
        permission: 'catalogue.manage',
        summary: 'The length of a sailing’s queue, and its pace',
        params: sailingParams,
        data: officeQueue,
      }),
      async c => {
        const { id } = c.req.valid('param');
        return c.json(success(await inSnapshot(deps.db, db => readOfficeQueue(deps, db, id))), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/sailings/{id}/waiting-room',
        permission: 'catalogue.manage',
        summary: 'Set the start of the sale, and open or close the queue',
        params: sailingParams,
        headers: versionHeader,
        body: queueChange,
        data: officeQueue,
      }),
      async c => {
        const { id } = c.req.valid('param');
        const change = c.req.valid('json');
        const seen = seenVersion(c.req.valid('header'));
        return c.json(
          success(await changeOfficeQueue(deps, asStaff(c.get('caller')), id, change, seen)),
          200,
        );
      },
    );
}
