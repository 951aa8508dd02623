import {
  conflictResolution,
  conflictsResolution,
  conflictsResolved,
  countClosing,
  departureBoard,
  departureParams,
  GATE_EVENT,
  gateConflict,
  gateConflictPage,
  gateConflictParams,
  gateConflictsQuery,
  gateScansRequest,
  gateScansResult,
  gateSync,
  gateSyncRequest,
  standDownParams,
} from '@gangway/shared/contract/office/gate/gate.ts';
import { createRoute } from '@hono/zod-openapi';
import { answerLive, liveStreamCall } from '../../../lib/answers/live-stream.ts';
import { createStreamLimit } from '../../../lib/answers/stream-limit.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { endpoint, success } from '../../../lib/http/endpoint.ts';
import { asStaff } from '../../../lib/http/permission.ts';
import { createRouter } from '../../../lib/http/router.ts';
import { pageConflicts, settleConflict, settleConflicts } from '../conflicts/conflicts.service.ts';
import { readDeparture } from '../departures/departures.service.ts';
import { closeCount, standGateDown } from '../departures/final-count.service.ts';
import { createGateBroadcast } from './gate-broadcast.live.ts';
import { requireReach, requireStation } from './reach.service.ts';
import { takeScans } from './scans.service.ts';
import { syncStation } from './sync.service.ts';

const permission = 'boarding.verify';
/** The gates of a terminal may share one address. */
const LIMITS = { perAddress: 200, inAll: 1_000 };
const TIMES = { beatMs: 15_000, pauseMs: 250 };

/** The calls of stations that decide offline: what they download, and the scans that they upload (R109). */
export function createGateFeedRoutes(deps: Deps, { times = TIMES, limits = LIMITS } = {}) {
  const broadcast = createGateBroadcast(deps, times);
  const limit = createStreamLimit(limits);
  return createRouter()
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/gate/sync',
        permission,
        summary: 'All changes that a workplace has not received yet',
        body: gateSyncRequest,
        data: gateSync,
      }),
      async c => {
        const request = c.req.valid('json');
        requireStation(c.get('stationId'), request.station.id);
        return c.json(success(await syncStation(deps, asStaff(c.get('caller')), request)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/gate/scans',
        permission,
        summary: 'Upload the scans of a gate',
        body: gateScansRequest,
        data: gateScansResult,
      }),
      async c => {
        const request = c.req.valid('json');
        requireStation(c.get('stationId'), request.stationId);
        return c.json(success(await takeScans(deps, asStaff(c.get('caller')), request)), 200);
      },
    )
    .openapi(
      createRoute({
        ...liveStreamCall(permission),
        path: '/office/gate/events',
        summary: `Server-sent events \`${GATE_EVENT}\` whenever something happened at a gate, or to a ticket`,
        tags: ['office'],
      }),
      async c => answerLive(c, deps, limit, stream => broadcast.add(stream, c.get('stationId'))),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/gate/conflicts',
        permission: 'boarding.override',
        summary: 'One page of the boarding conflicts',
        query: gateConflictsQuery,
        data: gateConflictPage,
      }),
      async c => c.json(success(await pageConflicts(deps.db, c.req.valid('query'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/gate/conflicts/{id}/resolve',
        permission: 'boarding.override',
        summary: 'Resolve a conflict, once',
        params: gateConflictParams,
        body: conflictResolution,
        data: gateConflict,
      }),
      async c => {
        const { id } = c.req.valid('param');
        return c.json(
          success(await settleConflict(deps, asStaff(c.get('caller')), id, c.req.valid('json'))),
          200,
        );
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/gate/conflicts/resolve',
        permission: 'boarding.override',
        summary: 'Resolve many conflicts with one reason',
        body: conflictsResolution,
        data: conflictsResolved,
      }),
      async c =>
        c.json(success(await settleConflicts(deps, asStaff(c.get('caller')), c.req.valid('json'))), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/gate/departures/{id}',
        permission,
        summary: 'Passengers on board of a sailing, and those missing',
        params: departureParams,
        data: departureBoard,
      }),
      async c => {
        const { id } = c.req.valid('param');
        await requireReach(deps, asStaff(c.get('caller')), c.get('stationId'), id);
        return c.json(success(await readDeparture(deps, id)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/gate/departures/{id}/close',
        permission: 'boarding.override',
        summary: 'Close the final count of a sailing; later scans are amendments',
        params: departureParams,
        body: countClosing,
        data: departureBoard,
      }),
      async c => {
        const { id } = c.req.valid('param');
        await requireReach(deps, asStaff(c.get('caller')), c.get('stationId'), id);
        return c.json(
          success(await closeCount(deps, asStaff(c.get('caller')), id, c.req.valid('json'))),
          200,
        );
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/gate/departures/{id}/gates/{stationId}/stand-down',
        permission: 'boarding.override',
        summary: 'Confirm that a silent gate holds no scans of a sailing',
        params: standDownParams,
        data: departureBoard,
      }),
      async c => {
        const params = c.req.valid('param');
        await requireReach(deps, asStaff(c.get('caller')), c.get('stationId'), params.id);
        return c.json(success(await standGateDown(deps, asStaff(c.get('caller')), params)), 200);
      },
    );
}
