import { createGunzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { AppError } from '../errors.ts';

/**
 * Accepts compressed bodies (`Content-Encoding: gzip`) on calls with a matching path. The limits of `bodySize` apply to the
 * compressed body; the unpacked one is limited to `mostBytes`.
 */
export function packedBody(path: RegExp, mostBytes: number): MiddlewareHandler {
  return async (c, next) => {
    const encoding = c.req.header('Content-Encoding');
    if (encoding === undefined || c.req.method !== 'POST' || !path.test(c.req.path)) return next();
    if (encoding.toLowerCase() !== 'gzip') throw new AppError('invalid-body');
    const { headers, method, signal, url } = c.req.raw;
    const packed = Buffer.from(await c.req.arrayBuffer());
    const plain = new Headers(headers);
    plain.delete('Content-Encoding');
    plain.delete('Content-Length');
    c.req.raw = new Request(url, { method, headers: plain, signal, body: await unpack(packed, mostBytes) });
    c.req.bodyCache = {};
    return next();
  };
}

async function unpack(packed: Buffer, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  const unpacking = createGunzip();
  unpacking.end(packed);
  try {
    for await (const piece of unpacking) {
      bytes += piece.length;
      if (bytes > mostBytes) throw new AppError('body-too-large');
      pieces.push(piece);
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('invalid-body');
  }
  return new Uint8Array(Buffer.concat(pieces));
}
