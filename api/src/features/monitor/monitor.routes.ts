import { BOARDING_EVENT, boardingMonitor, monitorParams } from '@gangway/shared/contract/monitor.ts';
import { createRoute, z } from '@hono/zod-openapi';
import { createEventStream, eventStreamHeaders } from '../../lib/answers/event-stream.ts';
import { createStreamLimit } from '../../lib/answers/stream-limit.ts';
import { AppError } from '../../lib/errors.ts';
import { clientAddress } from '../../lib/http/client-address.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { requires } from '../../lib/http/permission.ts';
import { createRouter } from '../../lib/http/router.ts';
import { createBoardingBroadcast } from './boarding-broadcast.live.ts';
import { readMonitor } from './monitor.service.ts';

const RETRY_MS = 3_000;
/** A terminal's screens may share one address. */
const LIMITS = { perAddress: 20, inAll: 2_000 };
const BEAT_MS = 15_000;

/** The live boarding monitor, for screens in the terminal: public, and without anything about who sails. */
export function createMonitorRoutes(deps: Deps, { beatMs = BEAT_MS, limits = LIMITS } = {}) {
  const broadcast = createBoardingBroadcast(deps, beatMs);
  const limit = createStreamLimit(limits);
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/monitor/{sailingId}',
        permission: 'public',
        summary: 'How the boarding of a sailing goes',
        params: monitorParams,
        data: boardingMonitor,
      }),
      async c => c.json(success(await readMonitor(deps, c.req.valid('param').sailingId)), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/monitor/{sailingId}/events',
        summary: `The same, as server-sent events \`${BOARDING_EVENT}\` whenever it changes`,
        tags: ['monitor'],
        'x-permission': 'public' as const,
        middleware: requires('public'),
        request: { params: monitorParams },
        responses: {
          200: { description: 'The stream', content: { 'text/event-stream': { schema: z.string() } } },
        },
      }),
      async c => {
        const { sailingId } = c.req.valid('param');
        const first = await readMonitor(deps, sailingId);
        if (deps.live.ending.aborted) throw new AppError('unavailable');
        const closed = limit.open(clientAddress(c, deps.env.trustProxy));
        const stream = createEventStream(RETRY_MS, () => {
          deps.live.ending.removeEventListener('abort', stream.end);
          leave();
          closed();
        });
        const leave = broadcast.add(sailingId, stream, first);
        deps.live.ending.addEventListener('abort', stream.end);
        return new Response(stream.body, { headers: eventStreamHeaders });
      },
    );
}
