import {
  boardRoom,
  checkedIn,
  roomCheckIn,
  roomMaintenance,
  roomMaintenanceOver,
  roomNote,
  ticketCheckIn,
} from '@gangway/shared/contract/office/room-operation.ts';
import { officeRoomParams } from '@gangway/shared/contract/office/rooms.ts';
import type { Context } from 'hono';
import type { AppEnv, Deps } from '../../../lib/http/context.ts';
import { endpoint, success } from '../../../lib/http/endpoint.ts';
import { asStaff } from '../../../lib/http/permission.ts';
import { createRouter } from '../../../lib/http/router.ts';
import { checkInByHand, checkInByTicket } from '../../../processes/check-in/check-in.service.ts';
import type { Desk } from '../../../reservations/cabins/desk.types.ts';
import { beginMaintenance, checkOut, completeCleaning, endMaintenance } from './room-operation.service.ts';

const deskOf = (c: Context<AppEnv>): Desk => ({
  caller: asStaff(c.get('caller')),
  language: c.get('language'),
});

/** A call that does something to one room and answers how it looks then. */
const onRoom = <const Path extends string>(path: Path, summary: string) =>
  ({
    method: 'post',
    path,
    permission: 'rooms.operate',
    summary,
    params: officeRoomParams,
    data: boardRoom,
  }) as const;

/** Check-in, check-out, cleaning and maintenance (specification section 2). */
export function createRoomOperationRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        ...{ method: 'post', path: '/office/rooms/check-in', permission: 'rooms.operate' },
        summary: 'Check the holder of a ticket into their room',
        body: ticketCheckIn,
        data: checkedIn,
      }),
      async c => c.json(success(await checkInByTicket(deps, deskOf(c), c.req.valid('json'))), 200),
    )
    .openapi(
      endpoint({ ...onRoom('/office/rooms/{id}/check-in', 'Check in by hand'), body: roomCheckIn }),
      async c => {
        const { notes } = c.req.valid('json');
        return c.json(success(await checkInByHand(deps, deskOf(c), c.req.valid('param').id, notes)), 200);
      },
    )
    .openapi(
      endpoint({ ...onRoom('/office/rooms/{id}/check-out', 'The guests have left'), body: roomNote }),
      async c => {
        const { notes } = c.req.valid('json');
        return c.json(success(await checkOut(deps, deskOf(c), c.req.valid('param').id, notes)), 200);
      },
    )
    .openapi(
      endpoint({ ...onRoom('/office/rooms/{id}/clean-completed', 'The room is clean'), body: roomNote }),
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
        ...onRoom('/office/rooms/{id}/maintenance-over', 'The room is repaired'),
        body: roomMaintenanceOver,
      }),
      async c => {
        const over = c.req.valid('json');
        return c.json(success(await endMaintenance(deps, deskOf(c), c.req.valid('param').id, over)), 200);
      },
    );
}
