import type { ScannerState } from '../../../../bridge-gate.ts';

/** Whether a scanner was unplugged, or has been missing since the start. */
type Missing = Pick<ScannerState, 'unplugged'> & Partial<Pick<ScannerState, 'absent'>>;

type Scanners = Missing &
  Pick<ScannerState, 'wedge'> & {
    lanes: Pick<ScannerState['lanes'], 'first' | 'wedge'>;
    others: readonly (Missing & Pick<ScannerState['others'][number], 'lane'>)[];
  };

/** The lanes that a missing scanner stops (R341); `all`: no scanner is left. */
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
