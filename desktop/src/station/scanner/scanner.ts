import type {
  ScannerLanes,
  ScannerListener,
  ScannerSettings,
  ScannerState,
  WedgeSettings,
} from '../../bridge-gate.ts';
import type { EventPublisher, Handlers } from '../lib/handlers.ts';
import { type PortSources, portsOfThisComputer } from '../serial/find-ports.ts';
import type { PortLender } from '../serial/port-lender.ts';
import { createLaneScanner, type LaneScanner } from './lane-scanner.ts';
import { readSettings, writeSettings } from './scanner-settings.ts';

interface ScannerDeps {
  /** The settings file. */
  file: string;
  eventPublisher: EventPublisher;
  /** Receives unexpected errors, for the log. */
  report: (fault: unknown) => void;
  /**
   * Handles a code of the gate and its lane (empty for the only scanner), while the gate is the listener. Called
   * synchronously, in the order of the scans.
   */
  gate?: (code: string, lane: string) => Promise<unknown>;
  sources?: PortSources;
}

export type Scanner = Awaited<ReturnType<typeof openScanner>>;

/** A scanner beside the first, read with the same settings. */
type Beside = ScannerLanes['others'][number] & { scanner: LaneScanner };

/** The ticket scanners of this workplace (R32, R141): from their ports to the current listener. */
export async function openScanner({
  file,
  eventPublisher,
  report,
  gate,
  sources = portsOfThisComputer,
}: ScannerDeps) {
  const kept = await readSettings(file);
  let { settings, wedge, lanes } = kept;
  let listener: ScannerListener = 'nobody';
  let beside: Beside[] = [];

  const first = laneScanner(() => lanes.first);
  const all = () => [first, ...beside.map(({ scanner }) => scanner)];

  function laneScanner(lane: () => string): LaneScanner {
    const scanner = createLaneScanner({
      eventPublisher,
      report,
      gate: gate && (code => gate(code, lane())),
      sources,
      // Only the first scanner searches for its port.
      others: () => lanes.others.map(({ path }) => path),
      isLane: () => lane() !== '',
      changed: () => publishState(),
    });
    scanner.listen(listener);
    return scanner;
  }

  const state = (): ScannerState => ({
    settings,
    wedge,
    ...first.state(),
    lanes,
    others: beside.map(({ lane, scanner }) => ({ lane, ...scanner.state() })),
  });
  let published = '';
  let isOpen = false;
  function publishState(): void {
    if (!isOpen) return;
    const now = JSON.stringify(state());
    if (now !== published) eventPublisher.publish('scanner.state', state());
    published = now;
  }

  async function openBeside(): Promise<void> {
    const closing = beside;
    beside = [];
    for (const { scanner } of closing) await scanner.close();
    beside = lanes.others.map(({ lane, path }) => ({ lane, path, scanner: laneScanner(() => lane) }));
    await Promise.all(beside.map(({ path, scanner }) => scanner.use({ ...settings, path })));
  }

  isOpen = true;
  if (kept.lost) first.note('settings-lost');
  void first.use(settings).catch(report);
  void openBeside().catch(report);

  async function configure(next: ScannerSettings): Promise<ScannerState> {
    await writeSettings(file, { settings: next, wedge, lanes });
    settings = next;
    first.note(null);
    await first.use(next);
    await openBeside();
    return state();
  }

  async function learn(next: WedgeSettings | null): Promise<ScannerState> {
    await writeSettings(file, { settings, wedge: next, lanes });
    wedge = next;
    publishState();
    return state();
  }

  async function setLanes(next: ScannerLanes): Promise<ScannerState> {
    await writeSettings(file, { settings, wedge, lanes: next });
    const isSame = JSON.stringify(lanes.others) === JSON.stringify(next.others);
    lanes = next;
    if (!isSame) {
      await openBeside();
      // It may have found a port that now belongs to another lane.
      await first.use(settings);
    }
    publishState();
    return state();
  }

  return {
    handlers: {
      'scanner.state': async () => state(),
      'scanner.configure': configure,
      'scanner.learn': learn,
      'scanner.lanes': setLanes,
      'scanner.listen': async ({ who }) => {
        // Boarding takes the scanner back from a test that was left open.
        if (who !== 'nobody') for (const scanner of all()) await scanner.reclaimPort();
        listener = who;
        for (const scanner of all()) scanner.listen(who);
        return null;
      },
    } satisfies Partial<Handlers>,
    async lend(path: string, giveBack: () => Promise<void>): Promise<void> {
      await Promise.all(all().map(scanner => scanner.lend(path, giveBack)));
    },
    takeBack(): void {
      for (const scanner of all()) scanner.takeBack();
    },
    async close(): Promise<void> {
      await Promise.all(all().map(scanner => scanner.close()));
    },
  } satisfies PortLender & Record<string, unknown>;
}
