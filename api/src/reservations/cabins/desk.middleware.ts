import { boardRoom } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { officeRoomParams } from '@gangway/shared/contract/office/fleet/rooms.ts';
import type { Context } from 'hono';
import type { AppEnv } from '../../lib/http/context.ts';
import { asStaff } from '../../lib/http/permission.ts';
import type { Desk } from './desk.types.ts';

/** The desk of a call. */
export const deskOf = (c: Context<AppEnv>): Desk => ({
  caller: asStaff(c.get('caller')),
  language: c.get('language'),
});

/** A call that operates one room and returns its new state. */
export const onRoom = <const Path extends string>(path: Path, summary: string) =>
  ({
    method: 'post',
    path,
    permission: 'rooms.operate',
    summary,
    params: officeRoomParams,
    data: boardRoom,
  }) as const;
