import { useEffect } from 'react';
import { bridge } from '../../../lib/bridge.ts';
import { isMuted } from '../sound/muted.ts';
import { sound } from '../sound/sound.ts';
import { followGate } from './gate-store.ts';

/** Keeps up with the gate while its screen is open, and sounds what happens where somebody sees it. */
export function useFollowedGate(): void {
  useEffect(
    () =>
      followGate(bridge, verdict => {
        if (!isMuted() && document.visibilityState === 'visible') sound(verdict);
      }),
    [],
  );
}
