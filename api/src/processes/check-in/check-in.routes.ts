import {
  checkedIn,
  roomCheckIn,
  ticketCheckIn,
} from '@gangway/shared/contract/office/fleet/room-operation.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { createRouter } from '../../lib/http/router.ts';
import { deskOf, onRoom } from '../../reservations/cabins/desk.middleware.ts';
import { checkInByHand, checkInByTicket } from './check-in.service.ts';

/** Checking guests into their rooms, by a ticket or by hand (R33). */
export function createCheckInRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/rooms/check-in',
        permission: 'rooms.operate',
        summary: 'Check the holder of a ticket into their room',
        body: ticketCheckIn,
        data: checkedIn,
      }),
      async c => c.json(success(await checkInByTicket(deps, deskOf(c), c.req.valid('json'))), 200),
    )
    .openapi(
      endpoint({ ...onRoom('/office/rooms/{id}/check-in', 'Check guests in by hand'), body: roomCheckIn }),
      async c => {
        const { notes } = c.req.valid('json');
        return c.json(success(await checkInByHand(deps, deskOf(c), c.req.valid('param').id, notes)), 200);
      },
    );
}
