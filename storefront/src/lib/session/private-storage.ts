import { clearToken, session, sessionToken } from './session.ts';

/** Contains copies of answers about a customer's orders (offline/offline-copies.ts). */
export const COPIES_CACHE = 'gangway.copies';

/** Set while a customer is logged in on this device: stored data may be theirs. */
const SIGNED_IN = 'gangway.signed-in';

/** Keys whose values contain no personal data. */
const publicKeys = new Set(['gangway.referral', 'gangway.line', SIGNED_IN]);

function clear(storage: Storage): void {
  for (const key of Object.keys(storage))
    if (key.startsWith('gangway.') && !publicKeys.has(key)) storage.removeItem(key);
}

/** Removes access to orders, typed input and offline copies from this device. */
function removePrivateTraces(): void {
  clear(localStorage);
  clear(sessionStorage);
  // Cache storage requires TLS; without it there is nothing to delete.
  if (globalThis.isSecureContext) void caches.delete(COPIES_CACHE);
}

function signedIn(): void {
  try {
    localStorage.setItem(SIGNED_IN, 'yes');
  } catch {
    // Storage is full or forbidden: the data are then removed only by an explicit log-out.
  }
}

function signedOut(): void {
  localStorage.removeItem(SIGNED_IN);
  removePrivateTraces();
}

session.subscribe(({ token, ended }, before) => {
  if (token !== null && before.token === null) signedIn();
  if (token === null && before.token !== null) signedOut();
  // The server ended the session (401, 503, 506). The open page is left as it is; everything stored is removed.
  else if (ended && !before.ended) removePrivateTraces();
});

if (session.getState().token !== null) signedIn();
// The cookie expired or was deleted while the site was closed.
else if (localStorage.getItem(SIGNED_IN) !== null) signedOut();

// The user logged out in another tab: this tab's data in memory must go too.
addEventListener('storage', ({ key, newValue }) => {
  if (key !== SIGNED_IN || newValue !== null || sessionToken() === null) return;
  clearToken();
  location.reload();
});
