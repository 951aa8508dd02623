import { clearToken, sessionToken, useSession } from './session.ts';

/** Holds copies of answers about somebody's orders (offline/kept-copies.ts). */
export const COPIES_CACHE = 'gangway.copies';

/** Stands as long as somebody is signed in on this device: what is kept here may be theirs. */
const SIGNED_IN = 'gangway.signed-in';

/** What is kept under these names says nothing of anybody. */
const stays = new Set(['gangway.referral', SIGNED_IN]);

function clear(storage: Storage): void {
  for (const key of Object.keys(storage))
    if (key.startsWith('gangway.') && !stays.has(key)) storage.removeItem(key);
}

/** Takes off this device what opens orders, what was typed for one, and what was kept to be shown without a connection. */
function removePrivateTraces(): void {
  clear(localStorage);
  clear(sessionStorage);
  // Without TLS there is no such storage, and nothing in it.
  if (globalThis.isSecureContext) void caches.delete(COPIES_CACHE);
}

function signedIn(): void {
  try {
    localStorage.setItem(SIGNED_IN, 'yes');
  } catch {
    // Storage is full or forbidden: a session then ends with its sign-out only.
  }
}

function signedOut(): void {
  localStorage.removeItem(SIGNED_IN);
  removePrivateTraces();
}

useSession.subscribe(({ token, ended }, before) => {
  if (token !== null && before.token === null) signedIn();
  if (token === null && before.token !== null) signedOut();
  // The server let go of the session (401, 503, 506). Whoever stays on the page keeps what it shows, and no more.
  else if (ended && !before.ended) removePrivateTraces();
});

if (useSession.getState().token !== null) signedIn();
// The cookie ran out, or was taken away, while nobody was here.
else if (localStorage.getItem(SIGNED_IN) !== null) signedOut();

// Somebody signed out in another tab: what this one shows and holds in memory was theirs, too.
addEventListener('storage', ({ key, newValue }) => {
  if (key !== SIGNED_IN || newValue !== null || sessionToken() === null) return;
  clearToken();
  location.reload();
});
