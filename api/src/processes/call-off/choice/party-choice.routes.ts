import { partyChoice, partyChoices } from '@gangway/shared/contract/sales/called-off.ts';
import { orderDetail, orderParams } from '@gangway/shared/contract/sales/orders.ts';
import { inSnapshot } from '../../../lib/database/snapshot.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { endpoint, idempotencyHeader, orderAccess, success } from '../../../lib/http/endpoint.ts';
import { requestKey } from '../../../lib/http/idempotency.repository.ts';
import { createRouter } from '../../../lib/http/router.ts';
import { visitorOf } from '../../../reservations/access/visitor.middleware.ts';
import { choose, readPartyChoices } from './party-choice.service.ts';

/** The choice of a canceled sailing's party, for everyone who may see its order (R231). */
export function createPartyChoiceRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/orders/{number}/called-off',
        permission: 'public',
        security: orderAccess,
        summary: 'The choices of a party of a canceled sailing; reading them decides nothing',
        params: orderParams,
        data: partyChoices.nullable(),
      }),
      async c => {
        const visit = { visitor: visitorOf(c), number: c.req.valid('param').number };
        const choices = await inSnapshot(deps.db, db => readPartyChoices({ ...deps, db }, visit));
        return c.json(success(choices), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/orders/{number}/called-off',
        permission: 'public',
        security: orderAccess,
        summary: 'Choose another sailing, or a full refund',
        params: orderParams,
        headers: idempotencyHeader,
        body: partyChoice,
        data: orderDetail,
      }),
      async c => {
        const visit = { visitor: visitorOf(c), number: c.req.valid('param').number };
        const choice = c.req.valid('json');
        const header = c.req.valid('header');
        const keyOf = (orderId: string) =>
          requestKey(visit.visitor.caller, header, ['called-off', orderId, choice]);
        return c.json(success(await choose(deps, visit, keyOf, choice, c.get('language'))), 200);
      },
    );
}
