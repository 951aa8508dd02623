import { promisify } from 'node:util';
import { gzip as gzipWithCallback } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { isPackable, type Packable, packedOf, takesGzip } from './packable.ts';

const gzipStream = compress();
const gzip = promisify(gzipWithCallback);

/** Calls of gates that read lists with a POST, over links of any kind. */
const GATE_CALLS = /\/office\/gate\/(scans|sync)$/;

/** Bytes; a larger answer is compressed by another thread, because all other requests wait for this one. */
const SLOW_FROM = 32 * 1024;

/**
 * Compresses pages, lists, documents, and the gates' data of the day. Files that were compressed in the build and streams of
 * events are sent unchanged. Answers to other writes are small and many, and are not compressed.
 */
export const compression: MiddlewareHandler = (c, next) =>
  c.req.method === 'GET' || GATE_CALLS.test(c.req.path)
    ? gzipStream(c, async () => {
        await next();
        await compressJson(c);
      })
    : next();

/**
 * Compresses JSON at once instead of as a stream, which costs several times as much, and leaves small JSON as it is. The
 * middleware of Hono would compress it too, because its length is not in the headers.
 */
async function compressJson(c: Context): Promise<void> {
  const { status, headers } = c.res;
  const isPlainJson = headers.get('Content-Type') === 'application/json' && !headers.has('Content-Encoding');
  if (!isPlainJson || !takesGzip(c.req.header('Accept-Encoding'))) return;
  const answer: Packable = { plain: new Uint8Array(await c.res.arrayBuffer()) };
  const isPacked = isPackable(answer);
  const sent = isPacked ? await pack(answer) : answer.plain;
  headers.set('Content-Length', String(sent.length));
  if (isPacked) {
    headers.set('Content-Encoding', 'gzip');
    headers.append('Vary', 'Accept-Encoding');
    const tag = headers.get('ETag');
    // A strong one names these bytes alone.
    if (tag && !tag.startsWith('W/')) headers.set('ETag', `W/${tag}`);
  }
  // Assigned to an answer that exists, Hono would join the headers of both.
  c.res = undefined;
  c.res = new Response(sent, { status, headers });
}

const pack = async (answer: Packable): Promise<Uint8Array<ArrayBuffer>> =>
  answer.plain.length < SLOW_FROM ? packedOf(answer) : Uint8Array.from(await gzip(answer.plain));
