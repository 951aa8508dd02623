import { realpath } from 'node:fs/promises';
import type { ScannerSettings, ScannerState } from '../../bridge-gate.ts';
import { findPorts, type PortSources } from '../serial/find-ports.ts';
import { type OpenPort, openPort } from '../serial/open-port.ts';
import { likelyScanners } from './known-scanners.ts';

export type PortState = Pick<ScannerState, 'status' | 'path' | 'failure' | 'detail'>;

const quiet = { path: null, failure: null, detail: '' } as const;
export const off: PortState = { status: 'off', ...quiet };
const searching: PortState = { status: 'searching', ...quiet };
const lentOut: PortState = { status: 'lent', ...quiet };

/** How often a scanner is searched: listing all ports costs a cheap computer more than trying one. */
const LOOK_MS = { auto: 750, path: 400 };

interface KeeperDeps {
  sources: PortSources;
  /** Ports that `auto` must not try, because other scanners use them. */
  others?: () => readonly string[];
  bytes(bytes: Buffer): void;
  changed(state: PortState): void;
  /** Receives unexpected errors, for the log. */
  report: (fault: unknown) => void;
}

const deviceAt = (path: string): Promise<string> => realpath(path).catch(() => path);

/** Keeps the scanner's port open: finds it, opens it, and searches again when it is gone. */
export function keepPort({ sources, others = () => [], bytes, changed, report }: KeeperDeps) {
  let settings: ScannerSettings | null = null;
  let port: { path: string; open: OpenPort } | null = null;
  let lent: { path: string; giveBack: () => Promise<void> } | null = null;
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** Runs tasks one after the other, so that no two open or close a port at the same time. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };

  async function pathsToTry({ path }: ScannerSettings): Promise<{ paths: string[]; none: PortState }> {
    const none: PortState = { ...searching, failure: 'not-there' };
    if (path !== 'auto') return { paths: [path], none };
    const { ports, listFailure } = await findPorts(sources);
    const otherDevices = await Promise.all(others().map(deviceAt));
    const paths: string[] = [];
    for (const port of likelyScanners(ports))
      if (!otherDevices.includes(await deviceAt(port.path))) paths.push(port.path);
    return { paths, none: listFailure ? { ...none, failure: 'list-failed', detail: listFailure } : none };
  }

  const lookInTurn = () => void inTurn(look).catch(report);

  async function look(): Promise<void> {
    clearTimeout(timer);
    if (!settings?.enabled || port) return;
    timer = setTimeout(lookInTurn, settings.path === 'auto' ? LOOK_MS.auto : LOOK_MS.path);
    const { paths, none } = await pathsToTry(settings);
    let state = none;
    const lentDevice = lent && (await deviceAt(lent.path));
    for (const path of paths) {
      const tried = (await deviceAt(path)) === lentDevice ? lentOut : await tryPort(path, settings);
      // The first port is the likeliest, so its error is reported.
      if (state === none || tried.status === 'open') state = tried;
      if (tried.status === 'open') break;
    }
    if (state.status === 'open') clearTimeout(timer);
    changed(state);
  }

  async function tryPort(
    path: string,
    { enabled: _, delimiter: __, ...line }: ScannerSettings,
  ): Promise<PortState> {
    const opened = await openPort({ ...line, path }, { bytes, closed: () => gone(opened) });
    if ('ok' in opened) {
      const failure = opened.failure === 'not-open' ? 'other' : opened.failure;
      return { ...searching, failure, detail: opened.detail };
    }
    port = { path, open: opened };
    return { ...quiet, status: 'open', path };
  }

  function gone(closed: unknown): void {
    if (port?.open !== closed) return;
    port = null;
    changed(searching);
    lookInTurn();
  }

  async function letGo(): Promise<void> {
    clearTimeout(timer);
    const held = port;
    port = null;
    await held?.open.close();
  }

  return {
    /** Restarts with these settings; resolves after the first search. */
    use: (next: ScannerSettings) =>
      inTurn(async () => {
        settings = next;
        await letGo();
        changed(next.enabled ? searching : off);
        await look();
      }),
    lend: (path: string, giveBack: () => Promise<void>) =>
      inTurn(async () => {
        lent = { path, giveBack };
        if (port && (await deviceAt(port.path)) !== (await deviceAt(path))) return;
        await letGo();
        await look();
      }),
    takeBack(): void {
      lent = null;
      lookInTurn();
    },
    /** Makes the borrower close a lent port. */
    reclaimPort: () => lent?.giveBack() ?? Promise.resolve(),
    close: () =>
      inTurn(async () => {
        settings = null;
        await letGo();
      }),
  };
}
