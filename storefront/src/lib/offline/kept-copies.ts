import { API_PREFIX } from '../api/prefix.ts';
import { COPIES_CACHE } from '../session/private-traces.ts';
import { sessionToken } from '../session/session.ts';

/**
 * What the server said last, kept on this device for when it cannot be reached. These are somebody's own data: they leave
 * with whoever signs out.
 */
const KEPT_AT = 'X-Kept-At';

/** A site that is opened without TLS has no such storage; then there are no copies. */
const storage = (): CacheStorage | undefined => (globalThis.isSecureContext ? globalThis.caches : undefined);

export interface Copy {
  response: Response;
  /** Instant. */
  keptAt: string;
}

/** Keeps an answer to a call. Never fails: a full storage costs the copy and nothing else. */
export async function storeCopy(path: string, body: BodyInit, type: string): Promise<void> {
  const owner = sessionToken();
  try {
    const cache = await storage()?.open(COPIES_CACHE);
    const headers = { 'Content-Type': type, [KEPT_AT]: new Date().toISOString() };
    await cache?.put(API_PREFIX + path, new Response(body, { headers }));
    // Whoever signed out while this was being written must not find it either.
    if (owner !== sessionToken()) await storage()?.delete(COPIES_CACHE);
  } catch {
    // No copy.
  }
}

export async function copyOf(path: string): Promise<Copy | undefined> {
  const cache = await storage()?.open(COPIES_CACHE);
  const response = await cache?.match(API_PREFIX + path);
  return response && { response, keptAt: response.headers.get(KEPT_AT) ?? '' };
}

export async function deleteCopy(path: string): Promise<void> {
  const cache = await storage()?.open(COPIES_CACHE);
  await cache?.delete(API_PREFIX + path);
}
