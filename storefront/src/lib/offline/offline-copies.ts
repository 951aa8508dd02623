import { API_PREFIX } from '../api/prefix.ts';
import { COPIES_CACHE } from '../session/private-storage.ts';
import { sessionToken } from '../session/session.ts';

/**
 * Copies of answers on this device, for use while the server is unreachable. They are personal data and are deleted on
 * log-out.
 */
const KEPT_AT = 'X-Kept-At';

/** Cache storage requires TLS; without it there are no copies. */
const storage = (): CacheStorage | undefined => (globalThis.isSecureContext ? globalThis.caches : undefined);

export interface Copy {
  response: Response;
  /** Instant. */
  keptAt: string;
}

/** Stores a copy of an answer. Never fails: if storage is full, only the copy is missing. */
export async function storeCopy(path: string, body: BodyInit, type: string): Promise<void> {
  const owner = sessionToken();
  try {
    const cache = await storage()?.open(COPIES_CACHE);
    const headers = { 'Content-Type': type, [KEPT_AT]: new Date().toISOString() };
    await cache?.put(API_PREFIX + path, new Response(body, { headers }));
    // If the user logged out during the write, the copy must not stay.
    if (owner !== sessionToken()) await storage()?.delete(COPIES_CACHE);
  } catch {
    // No copy is stored.
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
