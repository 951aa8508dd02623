import { BOARDING_EVENT, type BoardingMonitor } from '@gangway/shared/contract/monitor.ts';
import { failureOf } from '../../lib/api/api-error.ts';
import { API_PREFIX } from '../../lib/api/prefix.ts';
import { request } from '../../lib/api/request.ts';

/** While there is no stream, the monitor asks by itself. */
const ASK_AGAIN_MS = 10_000;

export interface Watched {
  boarding?: BoardingMonitor;
  /** What is shown is what is the case, as far as the server knows. */
  live: boolean;
  failure?: 'unknown' | 'failed';
}

/**
 * Follows the boarding of a sailing: hears of every change, and asks every ten seconds while it hears nothing. A browser
 * renews a stream that broke; one that was refused is opened again with the next answer. Returns how to stop.
 */
export function watchBoarding(sailingId: string, tell: (change: Partial<Watched>) => void): () => void {
  const path = `/monitor/${encodeURIComponent(sailingId)}`;
  const stop = new AbortController();
  let stream: EventSource | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;

  function listen() {
    if (stop.signal.aborted || (stream && stream.readyState !== EventSource.CLOSED)) return;
    stream = new EventSource(`${API_PREFIX}${path}/events`);
    stream.addEventListener(BOARDING_EVENT, ({ data }) => {
      clearTimeout(next);
      tell({ boarding: JSON.parse(data) as BoardingMonitor, live: true, failure: undefined });
    });
    stream.addEventListener('error', () => {
      tell({ live: false });
      askLater();
    });
  }

  function askLater() {
    clearTimeout(next);
    if (!stop.signal.aborted) next = setTimeout(ask, ASK_AGAIN_MS);
  }

  async function ask() {
    try {
      tell({
        boarding: await request<BoardingMonitor>('GET', path, { signal: stop.signal }),
        failure: undefined,
      });
      listen();
    } catch (error) {
      if (stop.signal.aborted) return;
      tell({ live: false, failure: failureOf(error) === 'sailing-not-found' ? 'unknown' : 'failed' });
    }
    if (stream?.readyState !== EventSource.OPEN) askLater();
  }

  void ask();
  return () => {
    stop.abort();
    clearTimeout(next);
    stream?.close();
  };
}
