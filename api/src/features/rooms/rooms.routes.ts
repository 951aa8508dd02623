import { versionHeader } from '@gangway/shared/contract/base/versions.ts';
import {
  officeRoom,
  officeRoomPage,
  officeRoomParams,
  officeRoomSave,
  officeRoomsQuery,
  roomChoices,
  roomsBulk,
  roomsBulkResult,
} from '@gangway/shared/contract/office/fleet/rooms.ts';
import { z } from '@hono/zod-openapi';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { createRouter } from '../../lib/http/router.ts';
import { seenVersion } from '../../lib/seen-version.ts';
import { deskOf } from '../../reservations/cabins/desk.middleware.ts';
import { changeRoom, createRoom, deleteRoom, pageRooms, readRoomChoices } from './rooms.service.ts';
import { createRooms } from './rooms-bulk.service.ts';

const manage = 'catalogue.manage';
const params = officeRoomParams;

/** The room inventory; daily operations are in room-operation.routes.ts. */
export function createRoomsRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/rooms',
        permission: 'rooms.operate',
        summary: 'One page of the rooms of all ships',
        query: officeRoomsQuery,
        data: officeRoomPage,
      }),
      async c => c.json(success(await pageRooms(deps, c.req.valid('query'))), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/rooms/choices',
        permission: 'rooms.operate',
        summary: 'Ships, types and officers to choose from',
        data: roomChoices,
      }),
      async c => c.json(success(await readRoomChoices(deps.db)), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/rooms',
        permission: manage,
        summary: 'Create a room',
        body: officeRoomSave,
        data: officeRoom,
      }),
      async c => c.json(success(await createRoom(deps, deskOf(c), c.req.valid('json'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/rooms/bulk',
        permission: manage,
        summary: 'Create the rooms of several decks',
        body: roomsBulk,
        data: roomsBulkResult,
      }),
      async c => c.json(success(await createRooms(deps, deskOf(c), c.req.valid('json'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/rooms/{id}',
        permission: manage,
        summary: 'Change a room',
        params,
        headers: versionHeader,
        body: officeRoomSave,
        data: officeRoom,
      }),
      async c => {
        const { id } = c.req.valid('param');
        return c.json(
          success(
            await changeRoom(deps, deskOf(c), id, c.req.valid('json'), seenVersion(c.req.valid('header'))),
          ),
          200,
        );
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/rooms/{id}/delete',
        permission: manage,
        summary: 'Delete a room that was never used',
        params,
        data: z.null(),
      }),
      async c => c.json(success(await deleteRoom(deps, deskOf(c), c.req.valid('param').id)), 200),
    );
}
