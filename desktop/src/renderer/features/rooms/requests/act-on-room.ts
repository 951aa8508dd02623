import type {
  BoardRoom,
  CheckedIn,
  RoomAction,
  TicketCheckIn,
} from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

/** An action on a room, as the API takes it. */
export interface RoomOperation {
  roomId: number;
  action: RoomAction;
  notes?: string;
  /** For a repaired room: whether it is clean. */
  clean?: boolean;
}

/** Performs an action on a room. The caller shows failures. */
export function useActOnRoom() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ roomId, action, ...body }: RoomOperation) =>
      request<BoardRoom>('POST', `/office/rooms/${roomId}/${action}`, { body }),
    // Refetches also after a refusal: another user was faster, and the board is out of date.
    onSettled: () => client.invalidateQueries({ queryKey: ['rooms'] }),
    meta: { inline: true },
  });
}

/** Checks in the holder of a scanned or typed ticket. */
export function useCheckInByTicket() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TicketCheckIn) => request<CheckedIn>('POST', '/office/rooms/check-in', { body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['rooms'] }),
    meta: { inline: true },
  });
}
