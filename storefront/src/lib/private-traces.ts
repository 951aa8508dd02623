import { useSession } from './session.ts';

/** Holds copies of answers about somebody's orders (offline/kept-copies.ts). */
export const COPIES_CACHE = 'gangway.copies';

/** What is kept under these names says nothing of anybody, or is let go by its own module. */
const stays = new Set(['gangway.referral', 'gangway.cart']);

function clear(storage: Storage): void {
  for (const key of Object.keys(storage))
    if (key.startsWith('gangway.') && !stays.has(key)) storage.removeItem(key);
}

/** Takes off this device what opens orders, what was typed for one, and what was kept to be shown without a connection. */
export function removePrivateTraces(): void {
  clear(localStorage);
  clear(sessionStorage);
  // Without TLS there is no such storage, and nothing in it.
  if (globalThis.isSecureContext) void caches.delete(COPIES_CACHE);
}

useSession.subscribe(({ token }, before) => {
  if (token === null && before.token !== null) removePrivateTraces();
});
