import {
  ROOMS_EVENT,
  roomBoard,
  roomBoardQuery,
  shipOverview,
} from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { createRoute, z } from '@hono/zod-openapi';
import { answerLive, liveStreamCall } from '../../lib/answers/live-stream.ts';
import { createStreamLimit } from '../../lib/answers/stream-limit.ts';
import { inSnapshot } from '../../lib/database/snapshot.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { createRouter } from '../../lib/http/router.ts';
import { readBoard, readOverview } from './board.service.ts';
import { createRoomsBroadcast } from './rooms-broadcast.live.ts';

const permission = 'rooms.operate';
/** The desks of a ship or a terminal may share one address. */
const LIMITS = { perAddress: 200, inAll: 1_000 };
const BEAT_MS = 15_000;

/** The rooms of a ship for its desks, and the stream that signals changes. */
export function createBoardRoutes(deps: Deps, { beatMs = BEAT_MS, limits = LIMITS } = {}) {
  const broadcast = createRoomsBroadcast(deps, beatMs);
  const limit = createStreamLimit(limits);
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/rooms/overview',
        permission,
        summary: 'Ships with the number of rooms in each state',
        data: z.array(shipOverview),
      }),
      async c => c.json(success(await readOverview(deps.db)), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/rooms/board',
        permission,
        summary: 'The rooms of a ship in their current state',
        query: roomBoardQuery,
        data: roomBoard,
      }),
      async c => {
        const { shipId } = c.req.valid('query');
        return c.json(success(await inSnapshot(deps.db, db => readBoard({ ...deps, db }, shipId))), 200);
      },
    )
    .openapi(
      createRoute({
        ...liveStreamCall(permission),
        path: '/office/rooms/events',
        summary: `Server-sent events \`${ROOMS_EVENT}\` whenever the rooms of a ship look different`,
        tags: ['office'],
        request: { query: roomBoardQuery },
      }),
      async c => {
        const { shipId } = c.req.valid('query');
        return answerLive(c, deps, limit, stream => broadcast.add(shipId, stream));
      },
    );
}
