import { roomEventPage, roomEventsQuery } from '@gangway/shared/contract/office/fleet/room-events.ts';
import {
  cabinGuestPage,
  cabinGuestsQuery,
  checkInSailing,
  checkInSailingsQuery,
} from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { z } from '@hono/zod-openapi';
import type { Deps } from '../../../lib/http/context.ts';
import { endpoint, success } from '../../../lib/http/endpoint.ts';
import { createRouter } from '../../../lib/http/router.ts';
import { listCheckInSailings, pageCabinGuests, pageRoomEvents } from './check-in-records.service.ts';

const permission = 'rooms.operate';

/** Check-in management and check-in records (R33, R35). */
export function createCheckInRecordsRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/check-in/sailings',
        permission,
        summary: 'Sailings with expected cabin guests',
        query: checkInSailingsQuery,
        data: z.array(checkInSailing),
      }),
      async c => c.json(success(await listCheckInSailings(deps, c.req.valid('query').date)), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/check-in/guests',
        permission,
        summary: 'One page of the cabin guests of a sailing, arrived or expected',
        query: cabinGuestsQuery,
        data: cabinGuestPage,
      }),
      async c => c.json(success(await pageCabinGuests(deps, c.req.valid('query'))), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/room-events',
        permission,
        summary: 'One page of the events of rooms',
        query: roomEventsQuery,
        data: roomEventPage,
      }),
      async c => c.json(success(await pageRoomEvents(deps, c.req.valid('query'))), 200),
    );
}
