import { failureOf } from '@gangway/shared/contract/base/api-error.ts';
import { BOARDING_EVENT, type BoardingMonitor } from '@gangway/shared/contract/monitor.ts';
import { API_PREFIX } from '../../lib/api/prefix.ts';
import { request } from '../../lib/api/request.ts';

/** Polling interval while there is no stream. */
const ASK_AGAIN_MS = 10_000;

export interface Watched {
  boarding?: BoardingMonitor;
  /** Whether the shown data are current. */
  live: boolean;
  failure?: 'unknown' | 'failed';
}

/**
 * Follows the boarding of a sailing: hears of every change, and asks every ten seconds while it hears nothing. A browser
 * renews a stream that broke; one that was refused is opened again with the next answer. Returns how to stop.
 */
export function watchBoarding(sailingId: string, onChange: (change: Partial<Watched>) => void): () => void {
  const path = `/monitor/${encodeURIComponent(sailingId)}`;
  const stop = new AbortController();
  let stream: EventSource | undefined;
  let asking: ReturnType<typeof setTimeout> | undefined;

  const show = (boarding: BoardingMonitor) => onChange({ boarding, live: true, failure: undefined });

  function listen() {
    if (stream && stream.readyState !== EventSource.CLOSED) return;
    stream = new EventSource(`${API_PREFIX}${path}/events`);
    stream.addEventListener(BOARDING_EVENT, ({ data }) => {
      clearTimeout(asking);
      asking = undefined;
      show(JSON.parse(data) as BoardingMonitor);
    });
    stream.addEventListener('error', () => {
      asking ??= setTimeout(ask);
    });
  }

  async function ask() {
    try {
      show(await request<BoardingMonitor>('GET', path, { signal: stop.signal }));
      listen();
    } catch (error) {
      onChange({ live: false, failure: failureOf(error) === 'sailing-not-found' ? 'unknown' : 'failed' });
    }
    if (stop.signal.aborted) stream?.close();
    else if (stream?.readyState !== EventSource.OPEN) asking = setTimeout(ask, ASK_AGAIN_MS);
  }

  void ask();
  return () => {
    stop.abort();
    clearTimeout(asking);
    stream?.close();
  };
}
