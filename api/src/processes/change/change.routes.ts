import { versionHeader } from '@gangway/shared/contract/base/versions.ts';
import {
  contactChange,
  passengerChange,
  passengerParams,
  sailingMove,
  sailingMovePreview,
  sailingMoveRequest,
  sailingMoveResult,
} from '@gangway/shared/contract/office/orders/order-changes.ts';
import { officeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import { orderParams } from '@gangway/shared/contract/sales/orders.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, idempotencyHeader, success } from '../../lib/http/endpoint.ts';
import { requestKey } from '../../lib/http/idempotency.repository.ts';
import { createRouter } from '../../lib/http/router.ts';
import { seenVersion } from '../../lib/seen-version.ts';
import { correctContact, correctPassenger, moveToSailing, previewMove, reissue } from './change.service.ts';

const permission = 'orders.sell';

/** Changes of an order by the desk: a passenger's data, the contact, the e-tickets, the sailing. */
export function createChangeRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/orders/{number}/passengers/{passengerId}',
        permission,
        summary: 'Correct a passenger’s data',
        params: passengerParams,
        headers: versionHeader,
        body: passengerChange,
        data: officeOrderDetail,
      }),
      async c => {
        const { number, passengerId } = c.req.valid('param');
        const booker = { caller: c.get('caller'), language: c.get('language') };
        const seen = seenVersion(c.req.valid('header'));
        const change = c.req.valid('json');
        const order = await correctPassenger(deps, booker, number, passengerId, change, seen);
        return c.json(success(order), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/orders/{number}/contact',
        permission,
        summary: 'Change the contact and the remarks of an order',
        params: orderParams,
        headers: versionHeader,
        body: contactChange,
        data: officeOrderDetail,
      }),
      async c => {
        const { number } = c.req.valid('param');
        const seen = seenVersion(c.req.valid('header'));
        const order = await correctContact(deps, c.get('caller'), number, c.req.valid('json'), seen);
        return c.json(success(order), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/orders/{number}/reissue',
        permission,
        summary: 'Reissue the e-tickets of passengers not on board; old codes are refused',
        params: orderParams,
        headers: idempotencyHeader,
        data: officeOrderDetail,
      }),
      async c => {
        const { number } = c.req.valid('param');
        const key = requestKey(c.get('caller'), c.req.valid('header'), ['reissue', number]);
        return c.json(success(await reissue(deps, key, number)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/orders/{number}/move/preview',
        permission,
        summary: 'The price of another sailing for this party',
        params: orderParams,
        body: sailingMove,
        data: sailingMovePreview,
      }),
      async c => {
        const booker = { caller: c.get('caller'), language: c.get('language') };
        const { number } = c.req.valid('param');
        return c.json(success(await previewMove(deps, booker, number, c.req.valid('json'))), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/orders/{number}/move',
        permission,
        summary: 'Move this party to another sailing',
        params: orderParams,
        headers: idempotencyHeader,
        body: sailingMoveRequest,
        data: sailingMoveResult,
      }),
      async c => {
        const request = c.req.valid('json');
        const booker = { caller: c.get('caller'), language: c.get('language') };
        const { number } = c.req.valid('param');
        const key = requestKey(booker.caller, c.req.valid('header'), ['move', number, request]);
        return c.json(success(await moveToSailing(deps, key, booker, number, request)), 200);
      },
    );
}
