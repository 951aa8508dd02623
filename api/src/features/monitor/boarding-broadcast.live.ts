import { BOARDING_EVENT, type BoardingMonitor } from '@gangway/shared/contract/monitor.ts';
import type { EventStream } from '../../lib/answers/event-stream.ts';
import type { Deps } from '../../lib/http/context.ts';
import { readMonitor } from './monitor.service.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'live' | 'log'>;

/** Channel of migration 0017; the payload is a sailing's id. */
const CHANNEL = 'sailing';

interface Watched {
  /** The screens, each with its last sent state. */
  streams: Map<EventStream, string>;
  /** A reading is under way; `again`: something has changed since it began. */
  reading: boolean;
  again: boolean;
}

/**
 * Sends the boarding progress to screens. A sailing is read once per change for all of its screens, and once per
 * `beatMs` for changes without notifications: bookings, and the clock that opens and closes boarding.
 */
export function createBoardingBroadcast(deps: Needs, beatMs: number) {
  const sailings = new Map<number, Watched>();
  let stopHearing: (() => void) | undefined;
  let beats: NodeJS.Timeout | undefined;

  async function refresh(sailingId: number, watched: Watched): Promise<void> {
    watched.again = true;
    if (watched.reading) return;
    watched.reading = true;
    try {
      while (watched.again) {
        watched.again = false;
        const now = await readMonitor(deps, sailingId);
        for (const stream of watched.streams.keys()) publish(watched, stream, now);
      }
    } catch (error) {
      deps.log.warn({ err: error, sailing: sailingId }, 'monitor: sailing could not be read');
    } finally {
      watched.reading = false;
    }
  }

  function refreshAll(): void {
    for (const [sailingId, watched] of sailings) void refresh(sailingId, watched);
  }

  function beat(): void {
    for (const { streams } of sailings.values()) for (const stream of streams.keys()) stream.beat();
    refreshAll();
  }

  function begin(): void {
    beats = setInterval(beat, beatMs);
    stopHearing = deps.live.on(CHANNEL, payload => {
      const watched = sailings.get(Number(payload));
      if (payload === null) refreshAll();
      else if (watched) void refresh(Number(payload), watched);
    });
  }

  function rest(): void {
    clearInterval(beats);
    stopHearing?.();
    beats = undefined;
  }

  return {
    /** Sends a screen the current state, and then each change. Returns how to unsubscribe. */
    add(sailingId: number, stream: EventStream, first: BoardingMonitor): () => void {
      const watched = sailings.get(sailingId) ?? { streams: new Map(), reading: false, again: false };
      sailings.set(sailingId, watched);
      publish(watched, stream, first);
      if (!beats) begin();
      void refresh(sailingId, watched);
      return () => {
        watched.streams.delete(stream);
        if (watched.streams.size === 0) sailings.delete(sailingId);
        if (sailings.size === 0) rest();
      };
    },
  };
}

/** Sends a screen the changes since its last state. */
function publish({ streams }: Watched, stream: EventStream, now: BoardingMonitor): void {
  const shown = JSON.stringify({ ...now, asOf: undefined });
  if (streams.get(stream) === shown) return;
  streams.set(stream, shown);
  stream.send(BOARDING_EVENT, now);
}
