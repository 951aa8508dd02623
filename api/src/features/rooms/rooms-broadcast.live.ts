import { ROOMS_EVENT } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import type { EventStream } from '../../lib/answers/event-stream.ts';
import type { Deps } from '../../lib/http/context.ts';

/** Channel of migration 0017; the payload is a ship's id. */
const CHANNEL = 'rooms';

/**
 * Notifies desks of changes to the rooms of their ship, across copies of the API. A notification contains no data:
 * desks read the board again, with their own permission.
 */
export function createRoomsBroadcast({ live, clock }: Deps, beatMs: number) {
  const desks = new Map<EventStream, number>();
  let stopHearing: (() => void) | undefined;
  let beats: NodeJS.Timeout | undefined;

  function publish(stream: EventStream, shipId: number): void {
    stream.send(ROOMS_EVENT, { shipId, asOf: clock.now().toISOString() });
  }

  function begin(): void {
    beats = setInterval(() => {
      for (const stream of desks.keys()) stream.beat();
    }, beatMs);
    stopHearing = live.on(CHANNEL, payload => {
      for (const [stream, shipId] of desks)
        if (payload === null || Number(payload) === shipId) publish(stream, shipId);
    });
  }

  function rest(): void {
    clearInterval(beats);
    stopHearing?.();
    beats = undefined;
  }

  return {
    /**
     * Notifies a desk at once, because it may have missed events, and then of each change. Returns a function that unsubscribes.
     */
    add(shipId: number, stream: EventStream): () => void {
      desks.set(stream, shipId);
      if (!beats) begin();
      publish(stream, shipId);
      return () => {
        desks.delete(stream);
        if (desks.size === 0) rest();
      };
    },
  };
}
