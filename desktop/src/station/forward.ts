import type { Handler } from 'hono';

/** What the page may say to the API; everything else (cookies above all) stays here. */
const ASKED = [
  'Accept',
  'Accept-Language',
  'Content-Type',
  'Idempotency-Key',
  'If-None-Match',
  'Last-Event-ID',
];
const ANSWERED = ['Content-Type', 'Content-Disposition', 'Cache-Control', 'ETag', 'Date', 'Retry-After'];
/** Headers that the API makes for its clients, such as the number of rows of an export. */
const OWN = 'x-gangway-';

/** Code of the envelope when the API was not reached at all (HTTP: bad gateway). */
const UNREACHED = 502;

/** Sends a request of the page on to the API under the station's token, and the answer back as it streams in. */
export function forwardTo(apiUrl: string, token: () => string | null): Handler {
  return async c => {
    const { pathname, search } = new URL(c.req.url);
    const { method, body, signal } = c.req.raw;
    const headers = picked(c.req.raw.headers, ASKED);
    const held = token();
    if (held) headers.set('X-Token', held);
    try {
      const request: RequestInit & { duplex: 'half' } = { method, headers, body, signal, duplex: 'half' };
      const answer = await fetch(new URL(pathname + search, apiUrl), { ...request, redirect: 'manual' });
      const mayEnd = () => signal.aborted || isOfEvents(answer);
      const passedOn = answer.body && passOn(answer.body, mayEnd);
      return new Response(passedOn, { status: answer.status, headers: picked(answer.headers, ANSWERED) });
    } catch {
      return c.json({ code: UNREACHED, msg: '', data: { error: 'network' } }, UNREACHED);
    }
  };
}

/** Whoever hears events comes back when they end, however they do. */
const isOfEvents = ({ headers }: Response): boolean =>
  headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;

/** A stream that breaks off at the API breaks off here, except where it may just end: there it is no fault. */
function passOn(body: ReadableStream<Uint8Array>, mayEnd: () => boolean): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        if (mayEnd()) controller.close();
        else controller.error(error);
      }
    },
    cancel: reason => reader.cancel(reason),
  });
}

function picked(from: Headers, names: readonly string[]): Headers {
  const headers = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  for (const [name, value] of from) if (name.startsWith(OWN)) headers.set(name, value);
  return headers;
}
