import { monitorParams } from '@gangway/shared/contract/monitor.ts';
import {
  STANDBY_EVENT,
  standbyScreen,
  waitlistEntry,
  waitlistJoin,
  waitlistJoined,
  waitlistTokenBody,
} from '@gangway/shared/contract/sales/waitlist.ts';
import { createRoute, z } from '@hono/zod-openapi';
import { createBroadcast } from '../../lib/answers/broadcast.ts';
import { answerLive, liveStreamCall } from '../../lib/answers/live-stream.ts';
import { createStreamLimit } from '../../lib/answers/stream-limit.ts';
import { requireCustomer } from '../../lib/caller.ts';
import { inSnapshot } from '../../lib/database/snapshot.ts';
import { clientAddress } from '../../lib/http/client-address.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { createRouter } from '../../lib/http/router.ts';
import { createJoining } from './join-list.service.ts';
import { readStandby } from './standby.service.ts';
import { confirmEntry, declineOffer, leaveLists, readEntriesOf, readEntry } from './waitlist.service.ts';

/** A terminal's screens may share one address. */
const LIMITS = { perAddress: 20, inAll: 500 };
const BEAT_MS = 15_000;

/** Waiting for places of a sold-out sailing (R280 to R285). Tokens are sent in bodies, because addresses are logged. */
export function createWaitlistRoutes(deps: Deps, { beatMs = BEAT_MS, limits = LIMITS } = {}) {
  const joining = createJoining(deps);
  const limit = createStreamLimit(limits);
  const broadcast = createBroadcast(deps, {
    channel: 'waitlist',
    event: STANDBY_EVENT,
    read: sailingId => readStandby(deps, sailingId),
    beatMs,
  });
  return createRouter()
    .openapi(
      endpoint({
        method: 'post',
        path: '/waitlist/join',
        permission: 'public',
        summary: 'Join the waiting lists of sold-out sailings',
        body: waitlistJoin,
        data: waitlistJoined,
      }),
      async c => {
        const address = clientAddress(c, deps.env.trustProxy);
        return c.json(success(await joining.join(c.req.valid('json'), c.get('caller'), address)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/waitlist/confirm',
        permission: 'public',
        summary: 'Confirm the e-mail address by the mailed link; the party then waits',
        body: waitlistTokenBody,
        data: waitlistEntry,
      }),
      async c => c.json(success(await confirmEntry(deps, c.get('caller'), c.req.valid('json').token)), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/waitlist/entry',
        permission: 'public',
        summary: 'The caller’s position on the waiting list, and the current offer',
        body: waitlistTokenBody,
        data: waitlistEntry,
      }),
      async c => {
        const { token } = c.req.valid('json');
        return c.json(success(await inSnapshot(deps.db, db => readEntry({ ...deps, db }, token))), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/waitlist/leave',
        permission: 'public',
        summary: 'Leave the waiting lists, and give up the offer',
        body: waitlistTokenBody,
        data: waitlistEntry,
      }),
      async c => c.json(success(await leaveLists(deps, c.get('caller'), c.req.valid('json').token)), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/waitlist/decline',
        permission: 'public',
        summary: 'Decline the offer, and wait for the other sailings',
        body: waitlistTokenBody,
        data: waitlistEntry,
      }),
      async c => c.json(success(await declineOffer(deps, c.get('caller'), c.req.valid('json').token)), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/waitlist/mine',
        permission: 'customer',
        summary: 'The customer’s parties that wait or have an offer',
        data: z.array(waitlistEntry),
      }),
      async c => c.json(success(await readEntriesOf(deps, requireCustomer(c.get('caller')))), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/standby/{sailingId}',
        permission: 'public',
        summary: 'Standby numbers: called to the counter, and waiting',
        params: monitorParams,
        data: standbyScreen,
      }),
      async c => c.json(success(await readStandby(deps, c.req.valid('param').sailingId)), 200),
    )
    .openapi(
      createRoute({
        ...liveStreamCall('public'),
        path: '/standby/{sailingId}/events',
        summary: `The same, as server-sent events \`${STANDBY_EVENT}\` whenever it changes`,
        tags: ['standby'],
        request: { params: monitorParams },
      }),
      async c => {
        const { sailingId } = c.req.valid('param');
        const first = await readStandby(deps, sailingId);
        return answerLive(c, deps, limit, stream => broadcast.add(sailingId, stream, first));
      },
    );
}
