/** Must match the build's output path: at the root, so that its scope is the whole site. */
const WORKER = '/sw.js';

/** Makes the site available offline. Called on pages with e-tickets, which need it. */
export function installWorker(): void {
  // The development server's modules would be cached forever.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Service workers are forbidden in some private windows: the site then works online only.
  navigator.serviceWorker.register(WORKER).catch(() => undefined);
}
