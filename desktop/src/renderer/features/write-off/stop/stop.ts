import type { GateState, ScannerState } from '../../../../bridge-gate.ts';
import type { DiskFailure } from '../gate/gate-store.ts';

/** Why tickets that are scanned now are not verified here. */
export type StopReason =
  | 'station'
  | DiskFailure
  | 'not-signed-in'
  | 'session-over'
  | 'not-permitted'
  | 'not-enrolled'
  | 'revoked'
  | 'not-ready'
  | 'unplugged';

interface Workplace {
  /** Whether the station of this computer cannot be asked. */
  isLost: boolean;
  state: Pick<GateState, 'officer' | 'ready' | 'stopped'>;
  disk: DiskFailure | null;
  /** Undefined until it is known. */
  scanner: Pick<ScannerState, 'unplugged'> | undefined;
}

/** What stops the scanner of this workplace, what has to be mended first before the rest; null where nothing does. */
export function stopOf({ isLost, state, disk, scanner }: Workplace): StopReason | null {
  if (isLost) return 'station';
  if (disk) return disk;
  if (state.officer) return state.officer;
  if (!state.ready) {
    const { stopped } = state;
    return stopped === 'not-enrolled' || stopped === 'revoked' ? stopped : 'not-ready';
  }
  return scanner?.unplugged ? 'unplugged' : null;
}
