import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Whether the browser reports that the device is online. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
