import { failureOf } from '@gangway/shared/contract/base/api-error.ts';
import { API_PREFIX } from '../../lib/api/prefix.ts';
import { request } from '../../lib/api/request.ts';

/** Polling interval while there is no stream. */
const POLL_MS = 10_000;

export interface Watched<State> {
  state?: State;
  /** Whether the shown data are current. */
  live: boolean;
  failure?: 'unknown' | 'failed';
}

/**
 * Subscribes to the events of a sailing under `path`, and polls every ten seconds while the stream is not connected. A
 * browser reconnects a stream that was interrupted; one that was refused is opened again after the next successful poll.
 * Returns a function that stops it.
 */
export function watchLive<State>(
  path: string,
  event: string,
  onChange: (change: Partial<Watched<State>>) => void,
): () => void {
  const stop = new AbortController();
  let stream: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (state: State) => onChange({ state, live: true, failure: undefined });

  function openStream() {
    if (stream && stream.readyState !== EventSource.CLOSED) return;
    stream = new EventSource(`${API_PREFIX}${path}/events`);
    stream.addEventListener(event, ({ data }) => {
      clearTimeout(timer);
      timer = undefined;
      show(JSON.parse(data) as State);
    });
    stream.addEventListener('error', () => {
      timer ??= setTimeout(poll);
    });
  }

  async function poll() {
    try {
      show(await request<State>('GET', path, { signal: stop.signal }));
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
