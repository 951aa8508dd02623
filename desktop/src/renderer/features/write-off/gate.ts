import type { BoardingDecision } from '@gangway/shared/contract/boarding.ts';
import { BOARDING_EVENT, type BoardingMonitor } from '@gangway/shared/contract/monitor.ts';
import type {
  BoardingParty,
  GateSailing,
  PartyBoarded,
  UndoneBoarding,
} from '@gangway/shared/contract/office/boarding.ts';
import { request } from '../../lib/api/request.ts';

/** What every event at a gate carries. The same `eventId` sent again is the same event with the same answer. */
export interface Scene {
  eventId: string;
  sailingId: number | undefined;
  gate: string;
  /** ISO 8601 */
  scannedAt: string;
}

export type BoardingCount = Pick<BoardingMonitor, 'boarded' | 'booked' | 'phase'>;

/**
 * Where the write-off screen gets its answers: the only thing it talks to, so that a station with a memory of its own
 * may stand in for the server.
 */
export interface Gate {
  sailings(signal?: AbortSignal): Promise<GateSailing[]>;
  verifyScan(code: string, scene: Scene): Promise<BoardingDecision>;
  verifyTyped(ticketId: string, verificationCode: string, scene: Scene): Promise<BoardingDecision>;
  /** The party of the ticket that an event showed. */
  party(eventId: string, signal?: AbortSignal): Promise<BoardingParty>;
  boardParty(
    eventId: string,
    tickets: readonly { ticketId: string; eventId: string }[],
    scene: Omit<Scene, 'eventId'>,
  ): Promise<PartyBoarded>;
  undo(undo: { eventId: string; ticketId: string; gate: string; reason: string }): Promise<UndoneBoarding>;
  /** Tells how boarding goes, now and whenever it changes; gives how to stop. */
  watch(sailingId: number, tell: (count: BoardingCount) => void): () => void;
}

/** The gate whose answers come from the server. */
export const onlineGate: Gate = {
  sailings: signal => request('GET', '/office/boarding/sailings', { signal }),
  verifyScan: (code, scene) => request('POST', '/boarding/scan', { body: { code, ...scene } }),
  verifyTyped: (ticketId, verificationCode, scene) =>
    request('POST', '/boarding/typed', { body: { ticketId, verificationCode, ...scene } }),
  party: (eventId, signal) => request('GET', `/office/boarding/events/${eventId}/party`, { signal }),
  boardParty: (eventId, tickets, scene) =>
    request('POST', `/office/boarding/events/${eventId}/party`, { body: { tickets, ...scene } }),
  undo: body => request('POST', '/office/boarding/undo', { body }),
  watch(sailingId, tell) {
    const stream = new EventSource(`/prod-api/monitor/${sailingId}/events`);
    stream.addEventListener(BOARDING_EVENT, ({ data }) => tell(JSON.parse(data) as BoardingMonitor));
    return () => stream.close();
  },
};
