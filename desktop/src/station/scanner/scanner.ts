import type { ScannerNote, ScannerSettings, ScannerState, WedgeSettings } from '../../bridge-gate.ts';
import type { EventPublisher, Handlers } from '../lib/handlers.ts';
import { createCodeLine } from './code-line.ts';
import { createCodeRouter } from './code-router.ts';
import { type PortSources, portsOfThisComputer } from './find-ports.ts';
import { keepPort, off, type PortState } from './port-keeper.ts';
import { readSettings, writeSettings } from './scanner-settings.ts';

interface ScannerNeeds {
  /** Where its settings are kept. */
  file: string;
  eventPublisher: EventPublisher;
  /** Receives unexpected errors, for the log. */
  report: (fault: unknown) => void;
  /** The gate's handling of a code, while the gate is the listener. Called synchronously, in the order of the scans. */
  gate?: (code: string) => Promise<unknown>;
  sources?: PortSources;
}

export type Scanner = Awaited<ReturnType<typeof openScanner>>;

/** The ticket scanner of this workplace (R32): from its port to whoever listens. */
export async function openScanner({
  file,
  eventPublisher,
  report,
  gate,
  sources = portsOfThisComputer,
}: ScannerNeeds) {
  const kept = await readSettings(file);
  let { settings, wedge } = kept;
  let port: PortState = off;
  let note: ScannerNote | null = kept.lost ? 'settings-lost' : null;

  /** Whether the port was open with the settings as they are. */
  let wasOpen = false;

  const state = (): ScannerState => ({
    settings,
    wedge,
    ...port,
    note,
    unplugged: wasOpen && port.status === 'searching',
  });
  let published = '';
  const publishState = () => {
    const now = JSON.stringify(state());
    if (now !== published) eventPublisher.publish('scanner.state', state());
    published = now;
  };

  const router = createCodeRouter({
    eventPublisher,
    gate,
    report,
    note(next) {
      note = next;
      publishState();
    },
  });
  let line = createCodeLine(settings.delimiter, router.route);
  const keeper = keepPort({
    sources,
    report,
    bytes: bytes => line.push(bytes),
    changed(next) {
      // Drop unfinished input of the earlier connection.
      if (next.status !== 'open') line.letGo();
      port = next;
      wasOpen ||= next.status === 'open';
      publishState();
    },
  });
  void keeper.use(settings).catch(report);

  async function configure(next: ScannerSettings): Promise<ScannerState> {
    await writeSettings(file, { settings: next, wedge });
    line.letGo();
    line = createCodeLine(next.delimiter, router.route);
    settings = next;
    note = null;
    wasOpen = false;
    await keeper.use(next);
    return state();
  }

  async function learn(next: WedgeSettings | null): Promise<ScannerState> {
    await writeSettings(file, { settings, wedge: next });
    wedge = next;
    publishState();
    return state();
  }

  return {
    handlers: {
      'scanner.state': async () => state(),
      'scanner.configure': configure,
      'scanner.learn': learn,
      'scanner.listen': async ({ who }) => {
        // Boarding needs the scanner more than a test that was left open.
        if (who !== 'nobody') await keeper.reclaimPort();
        router.listen(who);
        return null;
      },
    } satisfies Partial<Handlers>,
    lend: keeper.lend,
    takeBack: keeper.takeBack,
    async close(): Promise<void> {
      line.letGo();
      await keeper.close();
    },
  };
}
