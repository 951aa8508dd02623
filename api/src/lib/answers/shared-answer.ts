import { gzipSync } from 'node:zlib';
import type { Context, TypedResponse } from 'hono';

interface Written {
  plain: Uint8Array<ArrayBuffer>;
  packed?: Uint8Array<ArrayBuffer>;
}

/** As the routes of JSON calls are typed. */
type JsonOf<Answer> = Response & TypedResponse<Answer, 200, 'json'>;

/** Different answers that are kept of one reading; a search has few that many ask for. */
const MOST = 500;
/** A smaller answer is not worth packing. */
const PACKED_FROM = 1024;

/**
 * Answers in JSON to what was read once for many: each is written once for as long as the reading is shared, and packed once.
 * `reading` says which reading it is from, `key` which answer it is.
 */
export function createSharedAnswers() {
  const answers = new WeakMap<object, Map<string, Written>>();
  return <Answer>(c: Context, reading: object, key: string, make: () => Answer): JsonOf<Answer> => {
    const known = answers.get(reading) ?? new Map<string, Written>();
    answers.set(reading, known);
    const written = known.get(key) ?? { plain: Uint8Array.from(Buffer.from(JSON.stringify(make()))) };
    if (known.size < MOST) known.set(key, written);
    c.header('Content-Type', 'application/json');
    const typed = (response: Response) => response as JsonOf<Answer>;
    if (written.plain.length < PACKED_FROM) return typed(c.body(written.plain));
    c.header('Vary', 'Accept-Encoding');
    if (!takesGzip(c.req.header('Accept-Encoding'))) return typed(c.body(written.plain));
    written.packed ??= Uint8Array.from(gzipSync(written.plain));
    c.header('Content-Encoding', 'gzip');
    return typed(c.body(written.packed));
  };
}

const takesGzip = (accepted: string | undefined): boolean =>
  accepted !== undefined && /(^|,)\s*gzip\s*(;\s*q\s*=\s*(1|0\.[0-9]*[1-9]))?\s*(,|$)/i.test(accepted);
