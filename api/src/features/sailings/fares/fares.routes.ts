import {
  farePreview,
  farePreviewRequest,
  faresChanged,
  faresRequest,
} from '@gangway/shared/contract/office/sailings/fares.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { endpoint, idempotencyHeader, success } from '../../../lib/http/endpoint.ts';
import { requestKey } from '../../../lib/http/idempotency.repository.ts';
import { asStaff } from '../../../lib/http/permission.ts';
import { createRouter } from '../../../lib/http/router.ts';
import { changeFares, previewFares } from './fare-change.service.ts';

/** The fares of many sailings at once. */
export function createFaresRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/fares/preview',
        permission: 'catalogue.manage',
        summary: 'Preview a change of fares of many sailings, with the bookings at each price',
        body: farePreviewRequest,
        data: farePreview,
      }),
      async c => {
        const preview = await previewFares(deps, c.req.valid('json'), c.get('language'));
        return c.json(success(preview), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/fares',
        permission: 'catalogue.manage',
        summary: 'Set or remove special fares of sailings, all or none',
        headers: idempotencyHeader,
        body: faresRequest,
        data: faresChanged,
      }),
      async c => {
        const request = c.req.valid('json');
        const key = requestKey(asStaff(c.get('caller')), c.req.valid('header'), ['fares', request]);
        return c.json(success(await changeFares(deps, key, request)), 200);
      },
    );
}
