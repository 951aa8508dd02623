import { useEffect } from 'react';
import type { GateState } from '../../../../bridge-gate.ts';
import { useScannerState } from '../../../lib/scanner/use-scanner-state.ts';
import { clearShown, useGate } from '../gate/gate-store.ts';
import { isMuted } from '../sound/muted.ts';
import { sound } from '../sound/sound.ts';
import { laneStopsOf } from './lane-stops.ts';
import { type StopReason, stopOf } from './stop.ts';

/** What stops the scanner of this workplace. It takes the light from the last verdict, and makes a sound of its own. */
export function useStop(state: GateState): StopReason | null {
  const isLost = useGate(gate => gate.lost !== null);
  const disk = useGate(gate => gate.disk);
  const scanners = useScannerState().data;
  const scanner = scanners && { unplugged: laneStopsOf(scanners).all };
  const reason = stopOf({ isLost, state, disk, scanner });
  useEffect(() => {
    if (!reason) return;
    clearShown();
    if (!isMuted() && document.visibilityState === 'visible') sound('stopped');
  }, [reason]);
  return reason;
}
