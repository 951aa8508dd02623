import { BOARDING_EVENT, boardingMonitor, monitorParams } from '@gangway/shared/contract/monitor.ts';
import { createRoute } from '@hono/zod-openapi';
import { createBroadcast } from '../../lib/answers/broadcast.ts';
import { answerLive, liveStreamCall } from '../../lib/answers/live-stream.ts';
import { createStreamLimit } from '../../lib/answers/stream-limit.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { createRouter } from '../../lib/http/router.ts';
import { readMonitor } from './monitor.service.ts';

/** A terminal's screens may share one address. */
const LIMITS = { perAddress: 20, inAll: 2_000 };
const BEAT_MS = 15_000;

/** Channel of migration 0017; the payload is a sailing's id. */
const CHANNEL = 'sailing';

/** The live boarding monitor for screens in the terminal: public, and without personal data. */
export function createMonitorRoutes(deps: Deps, { beatMs = BEAT_MS, limits = LIMITS } = {}) {
  const broadcast = createBroadcast(deps, {
    channel: CHANNEL,
    event: BOARDING_EVENT,
    read: sailingId => readMonitor(deps, sailingId),
    news: state => ({ ...state, asOf: undefined }),
    // Bookings, and the opening and closing of boarding by time, send no notification.
    beatMs,
  });
  const limit = createStreamLimit(limits);
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/monitor/{sailingId}',
        permission: 'public',
        summary: 'The boarding progress of a sailing',
        params: monitorParams,
        data: boardingMonitor,
      }),
      async c => c.json(success(await readMonitor(deps, c.req.valid('param').sailingId)), 200),
    )
    .openapi(
      createRoute({
        ...liveStreamCall('public'),
        path: '/monitor/{sailingId}/events',
        summary: `The same, as server-sent events \`${BOARDING_EVENT}\` whenever it changes`,
        tags: ['monitor'],
        request: { params: monitorParams },
      }),
      async c => {
        const { sailingId } = c.req.valid('param');
        const first = await readMonitor(deps, sailingId);
        return answerLive(c, deps, limit, stream => broadcast.add(sailingId, stream, first));
      },
    );
}
