import {
  roomMaintenance,
  roomMaintenanceOver,
  roomNote,
} from '@gangway/shared/contract/office/fleet/room-operation.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { createRouter } from '../../lib/http/router.ts';
import { deskOf, onRoom } from '../../reservations/cabins/desk.middleware.ts';
import {
  beginMaintenance,
  checkOut,
  completeCleaning,
  endMaintenance,
  undoCheckIn,
} from './room-operation.service.ts';

/** Check-out, undoing a check-in, cleaning and maintenance (R33). */
export function createRoomOperationRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({ ...onRoom('/office/rooms/{id}/check-out', 'Check the guests out'), body: roomNote }),
      async c => {
        const { notes } = c.req.valid('json');
        return c.json(success(await checkOut(deps, deskOf(c), c.req.valid('param').id, notes)), 200);
      },
    )
    .openapi(
      endpoint(onRoom('/office/rooms/{id}/check-in-undone', 'Undo a check-in made by mistake')),
      async c => c.json(success(await undoCheckIn(deps, deskOf(c), c.req.valid('param').id)), 200),
    )
    .openapi(
      endpoint({ ...onRoom('/office/rooms/{id}/clean-completed', 'Mark the room as clean'), body: roomNote }),
      async c => {
        const { notes } = c.req.valid('json');
        return c.json(success(await completeCleaning(deps, deskOf(c), c.req.valid('param').id, notes)), 200);
      },
    )
    .openapi(
      endpoint({
        ...onRoom('/office/rooms/{id}/maintenance', 'Take the room off sale until it is repaired'),
        body: roomMaintenance,
      }),
      async c => {
        const { notes } = c.req.valid('json');
        return c.json(success(await beginMaintenance(deps, deskOf(c), c.req.valid('param').id, notes)), 200);
      },
    )
    .openapi(
      endpoint({
        ...onRoom('/office/rooms/{id}/maintenance-over', 'End the maintenance of a room'),
        body: roomMaintenanceOver,
      }),
      async c => {
        const over = c.req.valid('json');
        return c.json(success(await endMaintenance(deps, deskOf(c), c.req.valid('param').id, over)), 200);
      },
    );
}
