import { useEffect } from 'react';
import type { GateState } from '../../../../bridge-gate.ts';
import { useScannerState } from '../../../lib/scanner/use-scanner-state.ts';
import { clearShown, useGate } from './gate-store.ts';
import { isMuted } from './muted.ts';
import { sound } from './sound.ts';
import { type StopReason, scannerStopOf, stopOf } from './stop.ts';

/** What stops the scanner of this workplace. It replaces the light of the last verdict, and has its own sound. */
export function useStop(state: GateState): StopReason | null {
  const isLost = useGate(gate => gate.lost !== null);
  const disk = useGate(gate => gate.disk);
  const scanners = useScannerState().data;
  const scanner = scanners && scannerStopOf(scanners);
  const reason = stopOf({ isLost, state, disk, scanner });
  useEffect(() => {
    if (!reason) return;
    clearShown();
    if (!isMuted() && document.visibilityState === 'visible') sound('stopped');
  }, [reason]);
  return reason;
}

/** Where the first scanner is expected: its port, or its lane if it searches for the port itself. */
export function useScannerPort(): string {
  const scanner = useScannerState().data;
  if (!scanner) return '';
  return scanner.settings.path === 'auto' ? scanner.lanes.first : scanner.settings.path;
}
