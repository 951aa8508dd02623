import { sailingParams } from '@gangway/shared/contract/sailings.ts';
import {
  queueDrawPart,
  queueDrawQuery,
  queueJoin,
  queuePosition,
  queueState,
  waitingTokenBody,
} from '@gangway/shared/contract/sales/queue.ts';
import { z } from '@hono/zod-openapi';
import { createSharedAnswers } from '../../lib/answers/shared-answer.ts';
import { clientAddress } from '../../lib/http/client-address.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { createRouter } from '../../lib/http/router.ts';
import { createQueues } from './queue.service.ts';

/** Waiting for a turn to book a sailing (R190 to R194). Tokens are sent in bodies, because addresses are logged. */
export function createQueueRoutes(deps: Deps, sharedMs: number) {
  const queues = createQueues(deps, sharedMs);
  const { answer } = createSharedAnswers();
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/sailings/{id}/waiting-room',
        permission: 'public',
        summary: 'The queue of a sailing: its position, its pace and the places left',
        params: sailingParams,
        data: queueState,
      }),
      async c => {
        const queue = await queues.read(c.req.valid('param').id);
        return answer(c, queue, 'queue', () => success(queue));
      },
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/sailings/{id}/waiting-room/line',
        permission: 'public',
        summary: 'The draw of a queue, with all data to repeat it',
        params: sailingParams,
        query: queueDrawQuery,
        data: queueDrawPart,
      }),
      async c => {
        const { after } = c.req.valid('query');
        return c.json(success(await queues.draw(c.req.valid('param').id, after)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/sailings/{id}/waiting-room/join',
        permission: 'public',
        summary: 'Join the queue; the same token keeps the same position',
        params: sailingParams,
        body: queueJoin,
        data: queuePosition,
      }),
      async c => {
        const address = clientAddress(c, deps.env.trustProxy);
        const position = await queues.join(c.req.valid('param').id, c.req.valid('json'), address);
        return c.json(success(position), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/sailings/{id}/waiting-room/place',
        permission: 'public',
        summary: 'The caller’s position in the queue; asking for it begins a turn that was granted',
        params: sailingParams,
        body: waitingTokenBody,
        data: queuePosition,
      }),
      async c =>
        c.json(success(await queues.position(c.req.valid('param').id, c.req.valid('json').token)), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/sailings/{id}/waiting-room/leave',
        permission: 'public',
        summary: 'Leave the queue, or end a turn',
        params: sailingParams,
        body: waitingTokenBody,
        data: z.null(),
      }),
      async c => {
        await queues.leave(c.req.valid('param').id, c.req.valid('json').token);
        return c.json(success(null), 200);
      },
    );
}
