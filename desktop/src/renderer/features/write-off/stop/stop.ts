import type { GateState, ScannerState } from '../../../../bridge-gate.ts';
import type { DiskFailure } from '../gate/gate-store.ts';
import { laneStopsOf } from './lane-stops.ts';

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
  | 'unplugged'
  | 'absent'
  | 'not-opened';

interface Workplace {
  /** Whether the station of this computer cannot be asked. */
  isLost: boolean;
  state: Pick<GateState, 'officer' | 'ready' | 'stopped'>;
  disk: DiskFailure | null;
  /** Undefined until it is known. */
  scanner: ScannerStop | undefined;
}

/** What has become of the only scanner, or of all of them. */
interface ScannerStop {
  unplugged: boolean;
  /** It is set up and has not been there since the start: not found, or found and not to be opened. */
  absent?: 'absent' | 'not-opened' | null;
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
  return scanner?.unplugged ? 'unplugged' : (scanner?.absent ?? null);
}

/** What has become of the scanners of a workplace, where none of them is left to scan with. */
export function scannerStopOf(scanners: ScannerState): ScannerStop {
  const all = [scanners, ...scanners.others];
  if (!laneStopsOf(scanners).all) return { unplugged: false };
  const isFound = all.some(({ failure }) => failure !== 'not-there' && failure !== 'list-failed');
  return { unplugged: all.some(({ unplugged }) => unplugged), absent: isFound ? 'not-opened' : 'absent' };
}
