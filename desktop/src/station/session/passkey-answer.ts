import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** As long as the server waits for the browser. */
const WAIT_MS = 5 * 60_000;

const SECRET_BYTES = 32;

/** How the wait for the browser ended. */
type PasskeyOutcome = 'done' | 'timed-out' | 'canceled';

/** What the browser is told when it comes back. */
export interface ReturnTexts {
  title: string;
  done: string;
}

/** A wait for the browser on this computer (RFC 8252): only what comes from here, and knows the state, ends it. */
export interface PasskeyWait {
  port: number;
  state: string;
  /** The secret of this workplace, of which the server got the digest: without it the proof is worth nothing. */
  officeSecret: string;
  officeDigest: string;
  /** The proof of a log-in once the outcome is `done`; null where a passkey was added. */
  proof(): string | null;
  outcome: Promise<PasskeyOutcome>;
  cancel(): void;
}

/** Opens the address on 127.0.0.1 to which the browser brings the answer, once. */
export async function waitForPasskey(texts: ReturnTexts): Promise<PasskeyWait> {
  const secret = randomBytes(SECRET_BYTES);
  const state = randomBytes(SECRET_BYTES).toString('base64url');
  const ended = Promise.withResolvers<PasskeyOutcome>();
  let proof: string | null = null;
  let port = 0;
  const server = createServer((request, response) => {
    const url = URL.parse(request.url ?? '/', `http://127.0.0.1:${port}`);
    // Another name for this address would be a page that means to look like this computer.
    const isOurs = request.headers.host === `127.0.0.1:${port}` && request.method === 'GET';
    if (!isOurs || url?.pathname !== '/passkey' || !isSame(url.searchParams.get('state') ?? '', state)) {
      response.writeHead(404).end();
      return;
    }
    proof = url.searchParams.get('proof');
    response.writeHead(200, headers).end(pageOf(texts), () => ended.resolve('done'));
  });
  await listen(server);
  port = (server.address() as AddressInfo).port;
  const timer = setTimeout(() => ended.resolve('timed-out'), WAIT_MS);
  const outcome = ended.promise.finally(() => {
    clearTimeout(timer);
    server.close();
    server.closeIdleConnections();
  });
  return {
    port,
    state,
    officeSecret: secret.toString('base64url'),
    officeDigest: createHash('sha256').update(secret).digest('base64url'),
    proof: () => proof,
    outcome,
    cancel: () => ended.resolve('canceled'),
  };
}

const listen = (server: Server) =>
  new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));

/** Compares bytes: a text of the same length may have more of them. */
function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'",
  'Referrer-Policy': 'no-referrer',
  Connection: 'close',
};

const pageOf = ({ title, done }: ReturnTexts) =>
  `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><h1>${title}</h1><p>${done}</p>`;
