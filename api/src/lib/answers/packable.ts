import { gzipSync } from 'node:zlib';
import type { Context } from 'hono';

/** A smaller answer is not worth packing. */
const PACKED_FROM = 1024;

/** What many are answered with: written once, and packed once, when the first takes it packed. */
export interface Packable {
  plain: Uint8Array<ArrayBuffer>;
  packed?: Uint8Array<ArrayBuffer>;
}

export const packable = (text: string): Packable => ({ plain: Uint8Array.from(Buffer.from(text)) });

/** The body in the form that the client takes; its headers but for the type are set. `compression` tells caches of the plain one. */
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
