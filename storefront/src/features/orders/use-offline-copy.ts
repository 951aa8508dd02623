import { useEffect } from 'react';
import { installWorker } from '../../lib/offline/install-worker.ts';
import { storeCopy } from '../../lib/offline/kept-copies.ts';
import { ME_PATH, useMe } from '../../lib/requests/me.ts';

/**
 * Makes the order on the screen open without a connection: the site, and who is signed in. (The order and its tickets
 * are kept as they are fetched.) Without the latter a lost connection would end the session, and take the tickets along.
 */
export function useOfflineCopy(): void {
  const { data: me, dataUpdatedAt } = useMe();
  useEffect(installWorker, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept anew when it was fetched anew
  useEffect(() => {
    if (me) void storeCopy(ME_PATH, JSON.stringify(me), 'application/json');
  }, [me, dataUpdatedAt]);
}
