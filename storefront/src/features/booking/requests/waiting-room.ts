import type { QueuePosition, WaitingJoin, WaitingRoom } from '@gangway/shared/contract/sales/waiting-room.ts';
import { request } from '../../../lib/api/request.ts';

const path = (sailingId: number) => `/sailings/${sailingId}/waiting-room`;

export const readRoom = (sailingId: number, signal: AbortSignal) =>
  request<WaitingRoom>('GET', path(sailingId), { signal });
export const joinLine = (sailingId: number, body: WaitingJoin) =>
  request<QueuePosition>('POST', `${path(sailingId)}/join`, { body });
export const readPlace = (sailingId: number, token: string, signal: AbortSignal) =>
  request<QueuePosition>('POST', `${path(sailingId)}/place`, { body: { token }, signal });
export const leaveLine = (sailingId: number, token: string) =>
  request<null>('POST', `${path(sailingId)}/leave`, { body: { token } });
