import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Below this a body is hardly any shorter compressed. */
const PACKED_FROM_BYTES = 600;
const pack = promisify(gzip);

/** `fetch`, with longer texts sent compressed. */
export const packedFetch: typeof fetch = async (input, init) => {
  const body = init?.body;
  if (typeof body !== 'string' || body.length < PACKED_FROM_BYTES) return fetch(input, init);
  const headers = new Headers(init?.headers);
  headers.set('Content-Encoding', 'gzip');
  return fetch(input, { ...init, headers, body: new Uint8Array(await pack(body)) });
};
