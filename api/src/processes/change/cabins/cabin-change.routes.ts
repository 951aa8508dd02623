import {
  type CabinChangeRequest,
  cabinChange,
  cabinChangeParams,
  cabinChangePreview,
  cabinChangeRequest,
  cabinChangeResult,
  cabinChoice,
} from '@gangway/shared/contract/office/orders/cabin-changes.ts';
import { orderParams } from '@gangway/shared/contract/sales/orders.ts';
import { z } from '@hono/zod-openapi';
import { approverOfWaiver, createApproval } from '../../../features/staff/users/approval.service.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { endpoint, idempotencyHeader, success } from '../../../lib/http/endpoint.ts';
import { requestKey } from '../../../lib/http/idempotency.repository.ts';
import { createRouter } from '../../../lib/http/router.ts';
import { deskOf } from '../../../reservations/cabins/desk.middleware.ts';
import {
  type ApproveWaiver,
  changeCabin,
  listCabinChoices,
  previewCabinChange,
} from './cabin-change.service.ts';

const permission = 'orders.sell';

/** The part of a request that is stored with its key. It must not allow guessing a password. */
const withoutPassword = ({ approval, ...request }: CabinChangeRequest) => ({
  ...request,
  approver: approval?.username,
});

/** Moving guests to another cabin of their sailing, before or after check-in (R220). */
export function createCabinChangeRoutes(deps: Deps) {
  const approval = createApproval(deps);
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/orders/{number}/cabins',
        permission,
        summary: 'The cabins that guests of this order can move to',
        params: orderParams,
        data: z.array(cabinChoice),
      }),
      async c => {
        const choices = await listCabinChoices(deps, deskOf(c), c.req.valid('param').number);
        return c.json(success(choices), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/orders/{number}/cabins/{cabinId}/change/preview',
        permission,
        summary: 'The price of another cabin for these guests',
        params: cabinChangeParams,
        body: cabinChange,
        data: cabinChangePreview,
      }),
      async c => {
        const { number, cabinId } = c.req.valid('param');
        const preview = await previewCabinChange(deps, deskOf(c), number, cabinId, c.req.valid('json'));
        return c.json(success(preview), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/orders/{number}/cabins/{cabinId}/change',
        permission,
        summary: 'Move guests to another cabin of their sailing, or swap two cabins',
        params: cabinChangeParams,
        headers: idempotencyHeader,
        body: cabinChangeRequest,
        data: cabinChangeResult,
      }),
      async c => {
        const { number, cabinId } = c.req.valid('param');
        const request = c.req.valid('json');
        const desk = deskOf(c);
        const keyParts = ['cabin', number, cabinId, withoutPassword(request)];
        const key = requestKey(desk.caller, c.req.valid('header'), keyParts);
        const approve: ApproveWaiver = credentials => approverOfWaiver(approval, desk.caller, credentials);
        return c.json(success(await changeCabin(deps, key, desk, number, cabinId, request, approve)), 200);
      },
    );
}
