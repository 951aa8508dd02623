import type {
  BoardRoom,
  CheckedIn,
  RoomAction,
  TicketCheckIn,
} from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

/** What is done to a room, as its call takes it. */
export interface RoomOperation {
  roomId: number;
  action: RoomAction;
  notes?: string;
  /** Of a repaired room: whether it is clean. */
  clean?: boolean;
}

/** Does something to a room. Failures are told by whoever asked. */
export function useActOnRoom() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ roomId, action, ...body }: RoomOperation) =>
      request<BoardRoom>('POST', `/office/rooms/${roomId}/${action}`, { body }),
    // Also where it was refused: somebody else was faster, and the board is out of date.
    onSettled: () => client.invalidateQueries({ queryKey: ['rooms'] }),
    meta: { inline: true },
  });
}

/** Checks the holder of a scanned or typed ticket in. */
export function useCheckInByTicket() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TicketCheckIn) => request<CheckedIn>('POST', '/office/rooms/check-in', { body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['rooms'] }),
    meta: { inline: true },
  });
}
