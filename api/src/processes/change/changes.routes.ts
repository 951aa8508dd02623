import {
  contactChange,
  passengerChange,
  passengerParams,
  sailingMove,
  sailingMovePreview,
  sailingMoveRequest,
  sailingMoveResult,
} from '@gangway/shared/contract/office/order-changes.ts';
import { officeOrderDetail } from '@gangway/shared/contract/office/orders.ts';
import { orderParams } from '@gangway/shared/contract/orders.ts';
import { actorOf } from '../../lib/caller.ts';
import { inTransaction } from '../../lib/database/database.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, idempotencyHeader, success } from '../../lib/http/endpoint.ts';
import { answerOnce } from '../../lib/http/idempotency.repository.ts';
import { createRouter } from '../../lib/http/router.ts';
import { orderIdOf, readOfficeOrder } from '../../reservations/orders/office-order.service.ts';
import { changeContact, changePassenger } from './details.service.ts';
import { moveOrder } from './move.service.ts';
import { planMove } from './move-plan.service.ts';

const permission = 'orders.sell';

/** What the desk changes of an order: a passenger's data, the contact, the sailing. */
export function createOrderChangesRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/orders/{number}/passengers/{passengerId}',
        permission,
        summary: 'Put a passenger’s data right',
        params: passengerParams,
        body: passengerChange,
        data: officeOrderDetail,
      }),
      async c => {
        const { number, passengerId } = c.req.valid('param');
        const language = c.get('language');
        const order = await inTransaction(deps, actorOf(c.get('caller')), async trx => {
          const id = await orderIdOf(trx, number);
          await changePassenger(trx, deps, id, passengerId, c.req.valid('json'), language);
          return readOfficeOrder(trx, id, deps.clock.now());
        });
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
        body: contactChange,
        data: officeOrderDetail,
      }),
      async c => {
        const order = await inTransaction(deps, actorOf(c.get('caller')), async trx => {
          const id = await orderIdOf(trx, c.req.valid('param').number);
          await changeContact(trx, deps, id, c.req.valid('json'));
          return readOfficeOrder(trx, id, deps.clock.now());
        });
        return c.json(success(order), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/orders/{number}/move/preview',
        permission,
        summary: 'What another sailing would cost this party',
        params: orderParams,
        body: sailingMove,
        data: sailingMovePreview,
      }),
      async c => {
        const preview = await inTransaction(deps, actorOf(c.get('caller')), async trx => {
          const id = await orderIdOf(trx, c.req.valid('param').number);
          const plan = await planMove(trx, deps, id, c.req.valid('json'), c.get('language'));
          return plan.preview;
        });
        return c.json(success(preview), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/orders/{number}/move',
        permission,
        summary: 'Take this party to another sailing',
        params: orderParams,
        headers: idempotencyHeader,
        body: sailingMoveRequest,
        data: sailingMoveResult,
      }),
      async c => {
        const request = c.req.valid('json');
        const booker = { caller: c.get('caller'), language: c.get('language') };
        const actor = actorOf(booker.caller);
        const { number } = c.req.valid('param');
        const key = {
          owner: actor,
          key: c.req.valid('header')['idempotency-key'],
          request: ['move', number, request],
        };
        const moved = await answerOnce(deps, key, actor, async trx =>
          moveOrder(trx, deps, await orderIdOf(trx, number), request, booker),
        );
        return c.json(success(moved), 200);
      },
    );
}
