import type { ScannerState } from '../../../../bridge-gate.ts';

/** Whether a scanner is gone, or is not there yet. */
type Missing = Pick<ScannerState, 'unplugged'> & Partial<Pick<ScannerState, 'absent'>>;

type Scanners = Missing &
  Pick<ScannerState, 'wedge'> & {
    lanes: Pick<ScannerState['lanes'], 'first' | 'wedge'>;
    others: readonly (Missing & Pick<ScannerState['others'][number], 'lane'>)[];
  };

/**
 * Which lanes a scanner stops that was unplugged or has not been there since the start (R341); `all`: none is left, as where
 * there is but one scanner.
 */
export function laneStopsOf({ unplugged, absent, wedge, lanes, others }: Scanners): {
  all: boolean;
  lanes: string[];
} {
  const types = wedge !== null && lanes.wedge !== '';
  const serial = [{ lane: lanes.first, unplugged, absent: absent ?? false }, ...others];
  const stopped = serial.filter(scanner => scanner.unplugged || scanner.absent).map(({ lane }) => lane);
  const all = stopped.length === serial.length && !types;
  return { all, lanes: all ? [] : stopped };
}
