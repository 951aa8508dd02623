import type { GateState, ScannerState } from '../../../../bridge-gate.ts';
import type { DiskFailure } from './gate-store.ts';
import { laneStopsOf } from './lane-stops.ts';

/** Why scanned tickets are not verified here now. */
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
  /** Whether the station of this computer cannot be reached. */
  isLost: boolean;
  state: Pick<GateState, 'officer' | 'ready' | 'stopped'>;
  disk: DiskFailure | null;
  /** Undefined until it is known. */
  scanner: ScannerStop | undefined;
}

/** The state of the only scanner, or of all of them. */
interface ScannerStop {
  unplugged: boolean;
  /** It is configured and has been missing since the start: not found, or found but not opened. */
  absent?: 'absent' | 'not-opened' | null;
}

/** What stops the scanner of this workplace, the most urgent reason first; null if nothing does. */
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

/** The state of a workplace's scanners if none of them works. */
export function scannerStopOf(scanners: ScannerState): ScannerStop {
  const all = [scanners, ...scanners.others];
  if (!laneStopsOf(scanners).all) return { unplugged: false };
  const isFound = all.some(({ failure }) => failure !== 'not-there' && failure !== 'list-failed');
  return { unplugged: all.some(({ unplugged }) => unplugged), absent: isFound ? 'not-opened' : 'absent' };
}
