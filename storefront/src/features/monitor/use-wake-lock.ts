import { useEffect } from 'react';

/** Prevents the screen from turning off while it is visible, where the browser supports it. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    const acquire = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // Refused when the battery is low: the device's own setting then applies.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    };
    void acquire();
    document.addEventListener('visibilitychange', acquire);
    return () => {
      document.removeEventListener('visibilitychange', acquire);
      void lock?.release();
    };
  }, []);
}
