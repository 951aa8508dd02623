import { apartFromRequests } from '../current-request.ts';
import type { Deps } from '../http/context.ts';
import type { EventStream } from './event-stream.ts';

/** A kind of changing state that is sent to screens, such as the boarding of a sailing. */
interface Subject<State> {
  /** The channel that announces the id of a change. */
  channel: string;
  /** The name of the sent event. */
  event: string;
  read(id: number): Promise<State>;
  /** The part of the state that is compared with the last sent one, if not all of it matters. */
  news?(state: State): unknown;
  /** The interval for changes without a notification, which also keeps connections open. */
  beatMs: number;
}

interface Watched {
  /** The screens, each with its last sent state. */
  streams: Map<EventStream, string>;
  /** A read is in progress; `again`: a change has arrived since it began. */
  reading: boolean;
  again: boolean;
}

/** Sends states to screens: each state is read once per change for all of its screens, and once per `beatMs`. */
export function createBroadcast<State>(
  { live, log }: Deps,
  { channel, event, read, news = state => state, beatMs }: Subject<State>,
) {
  const all = new Map<number, Watched>();
  let stopHearing: (() => void) | undefined;
  let beats: NodeJS.Timeout | undefined;

  async function refresh(id: number, watched: Watched): Promise<void> {
    watched.again = true;
    if (watched.reading) return;
    watched.reading = true;
    try {
      while (watched.again) {
        watched.again = false;
        const now = await read(id);
        for (const stream of watched.streams.keys()) publish(watched, stream, now);
      }
    } catch (error) {
      log.warn({ err: error, channel, id }, 'live: a state could not be read');
    } finally {
      watched.reading = false;
    }
  }

  /** Sends a screen the changes since its last state. */
  function publish({ streams }: Watched, stream: EventStream, now: State): void {
    const shown = JSON.stringify(news(now));
    if (streams.get(stream) === shown) return;
    streams.set(stream, shown);
    stream.send(event, now);
  }

  function refreshAll(): void {
    for (const [id, watched] of all) void refresh(id, watched);
  }

  function beat(): void {
    for (const { streams } of all.values()) for (const stream of streams.keys()) stream.beat();
    refreshAll();
  }

  function begin(): void {
    beats = setInterval(beat, beatMs);
    stopHearing = live.on(channel, payload => {
      const watched = all.get(Number(payload));
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
    /** Sends a screen the current state, and then each change. Returns a function that unsubscribes. */
    add(id: number, stream: EventStream, first: State): () => void {
      const watched = all.get(id) ?? { streams: new Map(), reading: false, again: false };
      all.set(id, watched);
      publish(watched, stream, first);
      if (!beats) apartFromRequests(begin);
      void apartFromRequests(() => refresh(id, watched));
      return () => {
        watched.streams.delete(stream);
        if (watched.streams.size === 0) all.delete(id);
        if (all.size === 0) rest();
      };
    },
  };
}
