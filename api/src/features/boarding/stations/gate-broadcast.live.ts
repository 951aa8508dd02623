import { GATE_EVENT } from '@gangway/shared/contract/office/gate/gate.ts';
import { findRevokedStations } from '../../../accounts/stations/station.repository.ts';
import type { EventStream } from '../../../lib/answers/event-stream.ts';
import type { Deps } from '../../../lib/http/context.ts';

/** Channel of migration 0023: a station was revoked. */
const REVOKED = 'station';

/** Channels of migration 0017: boardings and changed sailings, and everything else that gates show. */
const CHANNELS = ['sailing', 'gate'] as const;

/**
 * Notifies stations of events, across copies of the API. A notification contains no data: each station syncs. The
 * number of stations causes no queries, and events within `pauseMs` are sent as one.
 */
export function createGateBroadcast(
  { db, live, clock }: Deps,
  { beatMs, pauseMs }: { beatMs: number; pauseMs: number },
) {
  const stations = new Map<EventStream, string | undefined>();
  let stopHearing: (() => void)[] = [];
  let beats: NodeJS.Timeout | undefined;
  let pause: NodeJS.Timeout | undefined;
  let again = false;

  const publish = (stream: EventStream) => stream.send(GATE_EVENT, { asOf: clock.now().toISOString() });

  function poke(): void {
    again = pause !== undefined;
    if (again) return;
    for (const stream of stations.keys()) publish(stream);
    pause = setTimeout(() => {
      pause = undefined;
      if (again) poke();
    }, pauseMs);
  }

  function endStreamsOf(revoked: readonly string[]): void {
    for (const [stream, id] of stations)
      if (id !== undefined && revoked.includes(id)) {
        // The client is notified, requests the changes, and is refused.
        publish(stream);
        stream.end();
      }
  }

  /** A null id means that listening (re)started, so a revocation may have been missed. */
  function heardRevoked(stationId: string | null): void {
    const stationIds = [...stations.values()].filter(id => id !== undefined);
    if (stationId !== null) endStreamsOf([stationId]);
    // Without an answer all streams are ended; the stations reconnect and are checked then.
    else findRevokedStations(db, stationIds).then(endStreamsOf, () => endStreamsOf(stationIds));
  }

  function begin(): void {
    beats = setInterval(() => {
      for (const stream of stations.keys()) stream.beat();
    }, beatMs);
    stopHearing = [...CHANNELS.map(channel => live.on(channel, poke)), live.on(REVOKED, heardRevoked)];
  }

  function rest(): void {
    clearInterval(beats);
    clearTimeout(pause);
    for (const stop of stopHearing) stop();
    beats = undefined;
    pause = undefined;
  }

  return {
    /**
     * Notifies a station at once, because it may have missed events, and then of each event. Returns a function that
     * unsubscribes.
     */
    add(stream: EventStream, stationId?: string): () => void {
      stations.set(stream, stationId);
      if (!beats) begin();
      publish(stream);
      return () => {
        stations.delete(stream);
        if (stations.size === 0) rest();
      };
    },
  };
}
