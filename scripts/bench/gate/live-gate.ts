import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { passwordOf } from '@gangway/shared/node/demonstration-accounts.ts';
import type { EventData } from '../../../desktop/src/bridge.ts';
import { defaultSettings, writeSettings } from '../../../desktop/src/station/scanner/scanner-settings.ts';
import { startSerialCable } from '../../../desktop/src/station/serial/testing/serial-cable.ts';
import { createFileVault } from '../../../desktop/src/station/session/file-vault.ts';
import type { Enrollment } from '../../../desktop/src/station/session/station-identity.ts';
import type { Station } from '../../../desktop/src/station/station.ts';
import { openWorkplace } from '../../../desktop/src/station/testing/open-workplace.ts';
import { signIn } from '../sign-in.ts';
import type { BoardingServer, BoardingShip } from './boarding-server.ts';

/** The pause between two passengers. */
const PAUSE_MS = 5;

/** A workplace in its own folder, with an officer of the server signed in. */
async function openLiveGate(server: BoardingServer, folder: string, port?: string): Promise<Station> {
  await enrollWorkplace(server, { folder, name: 'Gate' });
  const settings = { ...defaultSettings, enabled: port !== undefined, path: port ?? 'auto' };
  await writeSettings(join(folder, 'scanner.json'), { settings, wedge: null });
  const station = await openWorkplace({ folder, apiUrl: server.url, report: write });
  await station.site.request('/prod-api/sysUser/info');
  return station;
}

const write = (fault: unknown) =>
  void process.stderr.write(`${fault instanceof Error ? fault.stack : fault}\n`);

/** Turns a folder into that of an enrolled workplace, with the server's officer signed in. */
export async function enrollWorkplace(
  { url, token }: Pick<BoardingServer, 'url' | 'token'>,
  { folder, name }: { folder: string; name: string },
): Promise<void> {
  await createFileVault(join(folder, 'token')).write(token);
  const station = await openWorkplace({ folder, apiUrl: url, report: write });
  const enrollment = (await ask(station, 'station.enroll', {
    code: await stationCode(url),
    name,
  })) as Enrollment;
  await station.close();
  if (!enrollment.ok) throw new Error(`not enrolled: ${enrollment.failure} ${enrollment.message}`);
}

/** A manager's code that enrolls one workplace. */
async function stationCode(url: string): Promise<string> {
  const token = await signIn(url, 'manager', passwordOf('manager'));
  const path = '/prod-api/office/stations/code';
  const answer = await fetch(new URL(path, url), { method: 'POST', headers: { 'X-Token': token } });
  return ((await answer.json()) as { data: { code: string } }).data.code;
}

async function ask(station: Station, channel: string, input?: unknown): Promise<unknown> {
  const answer = await station.dispatch(channel, input);
  if (!answer.ok) throw new Error(`${channel}: ${answer.error.message}`);
  return answer.value;
}

/** Milliseconds until an empty gate can board, and how many passengers it then has. */
export async function timeFirstSync(
  server: BoardingServer,
  { sailingId }: BoardingShip,
  folder: string,
): Promise<{ milliseconds: number; expected: number }> {
  const station = await openLiveGate(server, folder);
  const begun = performance.now();
  await ask(station, 'gate.assignment', { sailingId, gate: 'Gate A' });
  const state = (await ask(station, 'gate.sync')) as { count: { expected: number } | null };
  const milliseconds = performance.now() - begun;
  await station.close();
  return { milliseconds, expected: state.count?.expected ?? 0 };
}

/**
 * Milliseconds from the last byte of each code, sent through a cable, to the decision that a window receives. Meanwhile
 * the gate is online.
 */
export async function timeDecisions(
  server: BoardingServer,
  { sailingId }: BoardingShip,
  folder: string,
  codes: readonly string[],
): Promise<number[]> {
  const cable = await startSerialCable();
  const station = await openLiveGate(server, folder, cable.port);
  let received: () => void = () => undefined;
  station.eventPublisher.listen((event, data) => {
    const isNew = event === 'gate.record' && !(data as EventData<'gate.record'>).sent;
    if (isNew) received();
  });
  try {
    await ask(station, 'gate.assignment', { sailingId, gate: 'Gate A' });
    await ask(station, 'gate.sync');
    await ask(station, 'scanner.listen', { who: 'gate' });
    const times: number[] = [];
    for (const code of codes) {
      const decided = new Promise<void>(resolve => {
        received = resolve;
      });
      await cable.write(Buffer.from(code));
      const begun = performance.now();
      void cable.write(Buffer.from('\r'));
      await decided;
      times.push(performance.now() - begun);
      await wait(PAUSE_MS);
    }
    return times;
  } finally {
    await station.close();
    await cable.stop();
  }
}
