import { SERVER_DATE_HEADER } from '@gangway/shared/contract/office/gate/server-date.ts';
import { isSignedBody } from '@gangway/shared/node/station-signature.ts';
import type { Handler } from 'hono';

/** Request headers that the page may set; all others (cookies above all) are dropped. */
const ASKED = [
  'Accept',
  'Accept-Language',
  'Content-Type',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'Last-Event-ID',
];
const ANSWERED = ['Content-Type', 'Content-Disposition', 'Cache-Control', 'ETag', 'Date', 'Retry-After'];
/** Response headers that the API defines, such as the number of rows of an export. */
const OWN = 'x-gangway-';

/** Envelope code when the API was not reached (HTTP: bad gateway). */
const UNREACHED = 502;

/** Forwards a request of the page to the API with the station's token, and streams the answer back. */
export function forwardTo(apiUrl: string, token: () => string | null, send: typeof fetch): Handler {
  return async c => {
    const { pathname, search } = new URL(c.req.url);
    const { method, signal } = c.req.raw;
    const headers = picked(c.req.raw.headers, ASKED);
    const held = token();
    if (held) headers.set('X-Token', held);
    try {
      // JSON is signed completely (docs/decisions/0021); pictures and spreadsheets are streamed.
      const body = isSignedBody(headers.get('Content-Type')) ? await c.req.text() : c.req.raw.body;
      const request: RequestInit & { duplex: 'half' } = { method, headers, body, signal, duplex: 'half' };
      const answer = await send(new URL(pathname + search, apiUrl), { ...request, redirect: 'manual' });
      const mayEnd = () => signal.aborted || isOfEvents(answer);
      const passedOn = answer.body && passOn(answer.body, mayEnd);
      return new Response(passedOn, { status: answer.status, headers: answered(answer.headers) });
    } catch {
      return c.json({ code: UNREACHED, msg: '', data: { error: 'network' } }, UNREACHED);
    }
  };
}

/** Clients of event streams reconnect whenever a stream ends. */
const isOfEvents = ({ headers }: Response): boolean =>
  headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;

/** Aborts the stream if the API aborts it, except for event streams, which simply end. */
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

function answered(from: Headers): Headers {
  const headers = picked(from, ANSWERED);
  const date = from.get('Date');
  if (date !== null) headers.set(SERVER_DATE_HEADER, date);
  return headers;
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
