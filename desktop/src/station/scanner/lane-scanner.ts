import type { ScannerNote, ScannerSettings, ScannerState } from '../../bridge-gate.ts';
import type { EventPublisher } from '../lib/handlers.ts';
import { createCodeLine } from './code-line.ts';
import { createCodeRouter } from './code-router.ts';
import type { PortSources } from './find-ports.ts';
import { keepPort, off, type PortState } from './port-keeper.ts';

interface LaneScannerNeeds {
  eventPublisher: EventPublisher;
  report: (fault: unknown) => void;
  /** The gate's handling of a code. */
  gate?: ((code: string) => Promise<unknown>) | undefined;
  sources: PortSources;
  /** The ports of the other lanes, which are not this one's to find. */
  others: () => readonly string[];
  /** Whether a scanner is meant to be there although no port was named: it has a lane. */
  isLane: () => boolean;
  changed: () => void;
}

/** How a scanner is, apart from its settings. */
export type LaneScannerState = Pick<
  ScannerState,
  'status' | 'path' | 'failure' | 'detail' | 'note' | 'unplugged' | 'absent'
>;

export type LaneScanner = ReturnType<typeof createLaneScanner>;

/** One serial scanner of this workplace: its port, its codes, and how it is. */
export function createLaneScanner({
  eventPublisher,
  report,
  gate,
  sources,
  others,
  isLane,
  changed,
}: LaneScannerNeeds) {
  let port: PortState = off;
  let note: ScannerNote | null = null;
  /** Whether the port was open with the settings as they are. */
  let wasOpen = false;
  let isPortNamed = false;
  /** Whoever has set it up believes that it reads. Before the first look nobody knows. */
  const isAbsent = () =>
    (isPortNamed || isLane()) && !wasOpen && port.status === 'searching' && port.failure !== null;
  const setNote = (next: ScannerNote | null) => {
    note = next;
    changed();
  };

  const router = createCodeRouter({ eventPublisher, gate, report, note: setNote });
  let line = createCodeLine('cr', router.route);
  const keeper = keepPort({
    sources,
    report,
    others,
    bytes: bytes => line.push(bytes),
    changed(next) {
      // Drop unfinished input of the earlier connection.
      if (next.status !== 'open') line.letGo();
      port = next;
      wasOpen ||= next.status === 'open';
      changed();
    },
  });

  return {
    state: (): LaneScannerState => ({
      ...port,
      note,
      unplugged: wasOpen && port.status === 'searching',
      absent: isAbsent(),
    }),
    note: setNote,
    listen: router.listen,
    /** Restarts with these settings; resolves after the first search. */
    async use(settings: ScannerSettings): Promise<void> {
      line.letGo();
      line = createCodeLine(settings.delimiter, router.route);
      wasOpen = false;
      isPortNamed = settings.path !== 'auto';
      await keeper.use(settings);
    },
    lend: keeper.lend,
    takeBack: keeper.takeBack,
    reclaimPort: keeper.reclaimPort,
    async close(): Promise<void> {
      line.letGo();
      await keeper.close();
    },
  };
}
