import type { ScannerNote, ScannerSettings, ScannerState } from '../../bridge-gate.ts';
import type { EventPublisher } from '../lib/handlers.ts';
import type { PortSources } from '../serial/find-ports.ts';
import { createCodeLine } from './code-line.ts';
import { createCodeRouter } from './code-router.ts';
import { keepPort, off, type PortState } from './port-keeper.ts';

interface LaneScannerDeps {
  eventPublisher: EventPublisher;
  report: (fault: unknown) => void;
  /** The gate's handling of a code. */
  gate?: ((code: string) => Promise<unknown>) | undefined;
  sources: PortSources;
  /** The ports of the other lanes, which this one must not use. */
  others: () => readonly string[];
  /** Whether a scanner is expected although no port is named: it has a lane. */
  isLane: () => boolean;
  changed: () => void;
}

/** The state of a scanner, without its settings. */
export type LaneScannerState = Pick<
  ScannerState,
  'status' | 'path' | 'failure' | 'detail' | 'note' | 'unplugged' | 'absent'
>;

export type LaneScanner = ReturnType<typeof createLaneScanner>;

/** One serial scanner of this workplace: its port, its codes and its state. */
export function createLaneScanner({
  eventPublisher,
  report,
  gate,
  sources,
  others,
  isLane,
  changed,
}: LaneScannerDeps) {
  let port: PortState = off;
  let note: ScannerNote | null = null;
  /** Whether the port has been open with the current settings. */
  let wasOpen = false;
  let isPortNamed = false;
  /** A configured scanner is expected to work. Before the first search its state is unknown. */
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
