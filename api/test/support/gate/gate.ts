import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { channels, Input, Output } from '../../../../desktop/src/bridge.ts';
import type { GateRecord, GateState } from '../../../../desktop/src/bridge-gate.ts';
import type { GateInternals } from '../../../../desktop/src/station/gate/gate-station.ts';
import { defaultSettings, writeSettings } from '../../../../desktop/src/station/scanner/scanner-settings.ts';
import { createFileVault } from '../../../../desktop/src/station/session/file-vault.ts';
import { openWorkplace } from '../../../../desktop/src/station/testing/open-workplace.ts';
import { stationCode } from './enrolled.ts';
import type { Terminal } from './terminal.ts';

/** Intervals short enough for tests. */
const QUICK = { online: 100, firstRetry: 5, longestRetry: 50 };

/** For tests that trigger every sync themselves. */
export const MANUAL_INTERVALS = { online: 1e9, firstRetry: 1e9, longestRetry: 1e9 };

interface GateOptions {
  name: string;
  /** The API's address, possibly through a proxy; by default direct. */
  apiUrl?: string;
  /** The path of the scanner's port; by default none. */
  port?: string;
  /** The folder of an existing workplace. */
  folder?: string;
  internals?: GateInternals;
}

export type Gate = Awaited<ReturnType<typeof openGate>>;

/** An enrolled workplace's folder with the terminal's officer signed in; deleted after the test. */
export async function makeGateFolder(
  { officer, gangway, url }: Pick<Terminal, 'officer' | 'gangway' | 'url'>,
  port: string | null = null,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-station-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await createFileVault(join(folder, 'token')).write(officer.headers['X-Token']);
  const settings = { ...defaultSettings, enabled: port !== null, path: port ?? 'auto' };
  await writeSettings(join(folder, 'scanner.json'), { settings, wedge: null });
  await enrollFolder({ folder, apiUrl: url }, await stationCode(gangway));
  return folder;
}

/** Enrolls the workplace of a folder, over its own bridge. */
export async function enrollFolder(
  { folder, apiUrl }: { folder: string; apiUrl: string },
  code: string,
): Promise<void> {
  const station = await openWorkplace({ folder, apiUrl, report: () => {} });
  const answer = await station.dispatch('station.enroll', { code, name: 'Gate' });
  await station.close();
  const { ok, ...refused } = answer.ok ? (answer.value as Output<'station.enroll'>) : answer;
  if (!ok) throw new Error(`not enrolled: ${JSON.stringify(refused)}`);
}

/** A gate that boards the terminal's sailing, synced with the server; closed after the test. */
export async function openGate(terminal: Terminal, options: GateOptions) {
  const { name, apiUrl = terminal.url, port, internals } = options;
  const folder = options.folder ?? (await makeGateFolder(terminal, port));
  const faults: unknown[] = [];
  const records: GateRecord[] = [];
  const station = await openWorkplace({
    folder,
    apiUrl,
    report: fault => faults.push(fault),
    gateInternals: { pace: QUICK, ...internals },
  });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= station.close();
    return closed;
  };
  onTestFinished(close);
  station.eventPublisher.listen((event, data) => {
    if (event === 'gate.record' && isNew(data as GateRecord)) records.push(data as GateRecord);
  });
  const known = new Set<string>();
  const isNew = ({ eventId }: GateRecord) => !known.has(eventId) && Boolean(known.add(eventId));

  async function ask<C extends keyof typeof channels>(channel: C, input: Input<C>): Promise<Output<C>> {
    const answer = await station.dispatch(channel, input);
    if (!answer.ok) throw new Error(`${channel}: ${answer.error.code}`);
    return answer.value as Output<C>;
  }

  await station.site.request('/prod-api/sysUser/info');
  await ask('gate.assignment', { sailingId: terminal.sailingId, gate: name });
  await ask('gate.sync', undefined);
  await ask('scanner.listen', { who: 'gate' });
  return {
    folder,
    ask,
    close,
    faults,
    /** The decisions of this gate, each once, in order. */
    records: records as readonly GateRecord[],
    scan: (code: string): Promise<GateRecord> => ask('gate.scan', { code }),
    state: (): Promise<GateState> => ask('gate.state', undefined),
    /** Waits until it is in sync with the server, in both directions. */
    sync: (): Promise<GateState> => ask('gate.sync', undefined),
  };
}
