import { failureOf } from '@gangway/shared/contract/base/api-error.ts';
import { BOARDING_EVENT, type BoardingMonitor } from '@gangway/shared/contract/monitor.ts';
import { API_PREFIX } from '../../lib/api/prefix.ts';
import { request } from '../../lib/api/request.ts';

/** Polling interval while there is no stream. */
const POLL_MS = 10_000;

export interface Watched {
  boarding?: BoardingMonitor;
  /** Whether the shown data are current. */
  live: boolean;
  failure?: 'unknown' | 'failed';
}

/**
 * Subscribes to the boarding progress of a sailing, and polls every ten seconds while the stream is not connected. A
 * browser reconnects a stream that was interrupted; one that was refused is opened again after the next successful poll.
 * Returns a function that stops it.
 */
export function watchBoarding(sailingId: string, onChange: (change: Partial<Watched>) => void): () => void {
  const path = `/monitor/${encodeURIComponent(sailingId)}`;
  const stop = new AbortController();
  let stream: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (boarding: BoardingMonitor) => onChange({ boarding, live: true, failure: undefined });

  function openStream() {
    if (stream && stream.readyState !== EventSource.CLOSED) return;
    stream = new EventSource(`${API_PREFIX}${path}/events`);
    stream.addEventListener(BOARDING_EVENT, ({ data }) => {
      clearTimeout(timer);
      timer = undefined;
      show(JSON.parse(data) as BoardingMonitor);
    });
    stream.addEventListener('error', () => {
      timer ??= setTimeout(poll);
    });
  }

  async function poll() {
    try {
      show(await request<BoardingMonitor>('GET', path, { signal: stop.signal }));
      openStream();
    } catch (error) {
      onChange({ live: false, failure: failureOf(error) === 'sailing-not-found' ? 'unknown' : 'failed' });
    }
    if (stop.signal.aborted) stream?.close();
    else if (stream?.readyState !== EventSource.OPEN) timer = setTimeout(poll, POLL_MS);
  }

  void poll();
  return () => {
    stop.abort();
    clearTimeout(timer);
    stream?.close();
  };
}
