import { newOrderNote, noteParams, notePin } from '@gangway/shared/contract/office/orders/order-notes.ts';
import { officeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import { orderParams } from '@gangway/shared/contract/sales/orders.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { endpoint, idempotencyHeader, success } from '../../../lib/http/endpoint.ts';
import { requestKey } from '../../../lib/http/idempotency.repository.ts';
import { asStaff } from '../../../lib/http/permission.ts';
import { createRouter } from '../../../lib/http/router.ts';
import { addNote, pinNote } from './notes.service.ts';

const permission = 'orders.sell';

/** Notes on an order; the gates show the pinned ones (R221). */
export function createOrderNotesRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/orders/{number}/notes',
        permission,
        summary: 'Add a note to an order',
        params: orderParams,
        headers: idempotencyHeader,
        body: newOrderNote,
        data: officeOrderDetail,
      }),
      async c => {
        const { number } = c.req.valid('param');
        const note = c.req.valid('json');
        const caller = asStaff(c.get('caller'));
        const key = requestKey(caller, c.req.valid('header'), ['note', number, note]);
        return c.json(success(await addNote(deps, key, caller, number, note)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/orders/{number}/notes/{noteId}/pin',
        permission,
        summary: 'Pin a note to the gate, or unpin it',
        params: noteParams,
        body: notePin,
        data: officeOrderDetail,
      }),
      async c => {
        const { number, noteId } = c.req.valid('param');
        const { pinned } = c.req.valid('json');
        const order = await pinNote(deps, asStaff(c.get('caller')), number, noteId, pinned);
        return c.json(success(order), 200);
      },
    );
}
