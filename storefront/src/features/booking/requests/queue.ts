import type { QueueJoin, QueuePosition, QueueState } from '@gangway/shared/contract/sales/queue.ts';
import { request } from '../../../lib/api/request.ts';

const path = (sailingId: number) => `/sailings/${sailingId}/waiting-room`;

export const readQueue = (sailingId: number, signal: AbortSignal) =>
  request<QueueState>('GET', path(sailingId), { signal });
export const joinQueue = (sailingId: number, body: QueueJoin) =>
  request<QueuePosition>('POST', `${path(sailingId)}/join`, { body });
export const readPosition = (sailingId: number, token: string, signal: AbortSignal) =>
  request<QueuePosition>('POST', `${path(sailingId)}/place`, { body: { token }, signal });
export const leaveQueue = (sailingId: number, token: string) =>
  request<null>('POST', `${path(sailingId)}/leave`, { body: { token } });
