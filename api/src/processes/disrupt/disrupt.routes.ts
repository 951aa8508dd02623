import {
  disrupted,
  disruptionPreview,
  disruptionPreviewRequest,
  disruptionRequest,
  disruptionTerms,
} from '@gangway/shared/contract/office/sailings/disruptions.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, idempotencyHeader, success } from '../../lib/http/endpoint.ts';
import { requestKey } from '../../lib/http/idempotency.repository.ts';
import { asStaff } from '../../lib/http/permission.ts';
import { createRouter } from '../../lib/http/router.ts';
import { disruptSailings } from './disrupt.service.ts';
import { previewDisruption, readDisruptionTerms } from './disruption-preview.service.ts';

/** Delays, other gates, other ships and cancellations, of a sailing or a range of them. */
export function createDisruptRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/disruptions/terms',
        permission: 'catalogue.manage',
        summary: 'The default terms of the choice after a canceled sailing',
        data: disruptionTerms,
      }),
      async c => c.json(success(await readDisruptionTerms(deps)), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/disruptions/preview',
        permission: 'catalogue.manage',
        summary: 'Preview a delay, another gate or ship, or a cancellation: everyone affected',
        body: disruptionPreviewRequest,
        data: disruptionPreview,
      }),
      async c => {
        const caller = asStaff(c.get('caller'));
        const preview = await previewDisruption(deps, caller, c.req.valid('json'), c.get('language'));
        return c.json(success(preview), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/disruptions',
        permission: 'catalogue.manage',
        summary: 'Delay sailings, change their gate or ship, or cancel them; all or none',
        headers: idempotencyHeader,
        body: disruptionRequest,
        data: disrupted,
      }),
      async c => {
        const caller = asStaff(c.get('caller'));
        const request = c.req.valid('json');
        const key = requestKey(caller, c.req.valid('header'), ['disruptions', request]);
        return c.json(success(await disruptSailings(deps, caller.id, key, request)), 200);
      },
    );
}
