import { GATE_EVENT } from '@gangway/shared/contract/office/gate/gate.ts';
import type { GateApiDeps } from './gate-api.ts';

/** Pause after a refused stream: the API limits how many it serves. */
const REFUSED_PAUSE_MS = 30_000;

/**
 * Subscribes to events of other gates at the API. They only trigger the next sync earlier: a missing or silent
 * stream loses nothing.
 */
export function createEventStream(
  { apiUrl, token, clock, fetch: send, ending }: GateApiDeps,
  onEvent: () => void,
) {
  let open: AbortController | null = null;
  let notBefore = 0;

  async function listen(stream: AbortController): Promise<void> {
    const response = await send(new URL('/prod-api/office/gate/events', apiUrl), {
      headers: { 'X-Token': token() ?? '', Accept: 'text/event-stream' },
      signal: AbortSignal.any([ending, stream.signal]),
      redirect: 'error',
    });
    if (response.status !== 200 || !response.body) {
      notBefore = clock.now().getTime() + REFUSED_PAUSE_MS;
      await response.body?.cancel();
      return;
    }
    let line = '';
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
      const lines = (line + piece).split(/\r?\n/);
      line = lines.pop() ?? '';
      if (lines.includes(`event: ${GATE_EVENT}`)) onEvent();
    }
  }

  return {
    /** Opens the stream if it is not open. */
    open(): void {
      if (open || clock.now().getTime() < notBefore) return;
      const stream = new AbortController();
      open = stream;
      // Aborted or never opened: the next sync opens it again.
      const over = () => {
        if (open === stream) open = null;
      };
      listen(stream).then(over, over);
    },
    close(): void {
      open?.abort();
      open = null;
    },
  };
}
