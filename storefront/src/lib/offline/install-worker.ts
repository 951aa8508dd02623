/** Must match where the site's build puts it: at the root, so that it may answer for every page. */
const WORKER = '/sw.js';

/** Makes the site available offline from now on. Called beside e-tickets, which need it. */
export function installWorker(): void {
  // Development serves the code in pieces that a worker would keep for ever.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Forbidden in some private windows: the site works as before, with a connection.
  navigator.serviceWorker.register(WORKER).catch(() => undefined);
}
