import { gzipSync } from 'node:zlib';
import type { Context } from 'hono';

/** Smaller answers are not compressed. */
const PACKED_FROM = 1024;

/** An answer to many requests: written once, and compressed once, for the first client that accepts it. */
export interface Packable {
  plain: Uint8Array<ArrayBuffer>;
  packed?: Uint8Array<ArrayBuffer>;
}

export const packable = (text: string): Packable => ({ plain: Uint8Array.from(Buffer.from(text)) });

/**
 * The body in an encoding that the client accepts. Sets the headers except the content type; `compression` adds `Vary` to the
 * plain one.
 */
export function bodyOf(c: Context, answer: Packable): Uint8Array<ArrayBuffer> {
  if (answer.plain.length < PACKED_FROM) return answer.plain;
  if (!takesGzip(c.req.header('Accept-Encoding'))) return answer.plain;
  answer.packed ??= Uint8Array.from(gzipSync(answer.plain));
  c.header('Content-Encoding', 'gzip');
  c.header('Vary', 'Accept-Encoding', { append: true });
  return answer.packed;
}

const takesGzip = (accepted: string | undefined): boolean =>
  accepted !== undefined && /(^|,)\s*gzip\s*(;\s*q\s*=\s*(1|0\.[0-9]*[1-9]))?\s*(,|$)/i.test(accepted);
