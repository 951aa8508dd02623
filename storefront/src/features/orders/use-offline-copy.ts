import { useEffect } from 'react';
import { storeCopy } from '../../lib/offline/offline-copies.ts';
import { ME_PATH, useMe } from '../../lib/requests/me.ts';

/**
 * Makes the order available offline: installs the service worker and stores the user info. (The order and its tickets are
 * stored when they are fetched.) Without the user info, being offline would end the session, and so delete the tickets.
 */
export function useOfflineCopy(): void {
  const { data: me, dataUpdatedAt } = useMe();
  useEffect(installWorker, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: stored again whenever it was fetched again
  useEffect(() => {
    if (me) void storeCopy(ME_PATH, JSON.stringify(me), 'application/json');
  }, [me, dataUpdatedAt]);
}

/** Must match the build's output path: at the root, so that its scope is the whole site. */
const WORKER = '/sw.js';

/** Makes the site available offline. Called on pages with e-tickets, which need it. */
function installWorker(): void {
  // The development server's modules would be cached forever.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Service workers are forbidden in some private windows: the site then works online only.
  navigator.serviceWorker.register(WORKER).catch(() => undefined);
}
