import { GATE_EVENT } from '@gangway/shared/contract/office/gate/gate.ts';
import type { EventStream } from '../../../lib/answers/event-stream.ts';
import type { Deps } from '../../../lib/http/context.ts';

/** Channels of migration 0017: boardings and changed sailings, and everything else that gates show. */
const CHANNELS = ['sailing', 'gate'] as const;

/**
 * Notifies stations of events, across copies of the API. A notification contains no data: each station syncs. The
 * number of stations causes no queries, and events within `pauseMs` are sent as one.
 */
export function createGateBroadcast(
  { live, clock }: Pick<Deps, 'live' | 'clock'>,
  { beatMs, pauseMs }: { beatMs: number; pauseMs: number },
) {
  const stations = new Set<EventStream>();
  let stopHearing: (() => void)[] = [];
  let beats: NodeJS.Timeout | undefined;
  let pause: NodeJS.Timeout | undefined;
  let again = false;

  const publish = (stream: EventStream) => stream.send(GATE_EVENT, { asOf: clock.now().toISOString() });

  function poke(): void {
    again = pause !== undefined;
    if (again) return;
    for (const stream of stations) publish(stream);
    pause = setTimeout(() => {
      pause = undefined;
      if (again) poke();
    }, pauseMs);
  }

  function begin(): void {
    beats = setInterval(() => {
      for (const stream of stations) stream.beat();
    }, beatMs);
    stopHearing = CHANNELS.map(channel => live.on(channel, poke));
  }

  function rest(): void {
    clearInterval(beats);
    clearTimeout(pause);
    for (const stop of stopHearing) stop();
    beats = undefined;
    pause = undefined;
  }

  return {
    /** Notifies a station at once, for events it may have missed, and then of each event. Returns how to unsubscribe. */
    add(stream: EventStream): () => void {
      stations.add(stream);
      if (!beats) begin();
      publish(stream);
      return () => {
        stations.delete(stream);
        if (stations.size === 0) rest();
      };
    },
  };
}
