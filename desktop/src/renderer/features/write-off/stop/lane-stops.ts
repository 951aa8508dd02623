import type { ScannerState } from '../../../../bridge-gate.ts';

type Scanners = Pick<ScannerState, 'unplugged' | 'wedge'> & {
  lanes: Pick<ScannerState['lanes'], 'first' | 'wedge'>;
  others: readonly Pick<ScannerState['others'][number], 'lane' | 'unplugged'>[];
};

/** Which lanes an unplugged scanner stops; `all`: none is left, as where there is but one scanner. */
export function laneStopsOf({ unplugged, wedge, lanes, others }: Scanners): {
  all: boolean;
  lanes: string[];
} {
  const types = wedge !== null && lanes.wedge !== '';
  const serial = [{ lane: lanes.first, unplugged }, ...others];
  const stopped = serial.filter(scanner => scanner.unplugged).map(({ lane }) => lane);
  const all = stopped.length === serial.length && !types;
  return { all, lanes: all ? [] : stopped };
}
