import { createHash } from 'node:crypto';
import { createThread } from '../../../lib/process/thread.ts';
import type { ETicketFile } from './e-ticket.types.ts';

/** Ends the thread, which holds the fonts of four scripts, after this long without a request. */
const IDLE_MS = 60_000;
/** The size of the cache of files: those of about 500 orders. */
const MOST_BYTES = 16 * 1024 * 1024;

const drawing = createThread<ETicketFile, Uint8Array>(new URL('./e-ticket.worker.ts', import.meta.url), {
  idleMs: IDLE_MS,
});
const makeFile = createKeptFiles(drawing.ask, MOST_BYTES);

/**
 * E-tickets as a PDF, cached by its content. It is made again only if a seat, a gate or anything else on it
 * changes.
 */
export const makeETicketFile = (file: ETicketFile): Promise<Uint8Array> => makeFile(file);

/** Caches what `make` returns, by its input; the oldest files are dropped when all together exceed `mostBytes`. */
export function createKeptFiles<Content>(
  make: (content: Content) => Promise<Uint8Array>,
  mostBytes: number,
): (content: Content) => Promise<Uint8Array> {
  const kept = new Map<string, Promise<Uint8Array>>();
  const sizes = new Map<string, number>();
  let bytes = 0;
  const forget = (key: string) => {
    bytes -= sizes.get(key) ?? 0;
    sizes.delete(key);
    kept.delete(key);
  };
  return content => {
    const key = createHash('sha256').update(JSON.stringify(content)).digest('base64');
    const cached = kept.get(key);
    if (cached) return cached;
    const making = make(content);
    kept.set(key, making);
    making.then(
      file => {
        sizes.set(key, file.length);
        bytes += file.length;
        for (const oldest of sizes.keys()) {
          if (bytes <= mostBytes) break;
          forget(oldest);
        }
      },
      () => kept.delete(key),
    );
    return making;
  };
}
