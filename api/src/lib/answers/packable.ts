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

/** Whether an answer is large enough to be compressed. */
export const isPackable = ({ plain }: Packable): boolean => plain.length >= PACKED_FROM;

/**
 * The body in an encoding that the client accepts. Sets the headers except the content type; `compression` adds `Vary` to the
 * plain one.
 */
export function bodyOf(c: Context, answer: Packable): Uint8Array<ArrayBuffer> {
  if (!isPackable(answer) || !takesGzip(c.req.header('Accept-Encoding'))) return answer.plain;
  c.header('Content-Encoding', 'gzip');
  c.header('Vary', 'Accept-Encoding', { append: true });
  return packedOf(answer);
}

/** The body with gzip. */
export function packedOf(answer: Packable): Uint8Array<ArrayBuffer> {
  answer.packed ??= Uint8Array.from(gzipSync(answer.plain));
  return answer.packed;
}

/** Whether a client that sends this `Accept-Encoding` accepts gzip. */
export const takesGzip = (accepted: string | undefined): boolean =>
  accepted !== undefined && /(^|,)\s*gzip\s*(;\s*q\s*=\s*(1|0\.[0-9]*[1-9]))?\s*(,|$)/i.test(accepted);
