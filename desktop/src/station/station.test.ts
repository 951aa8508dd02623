import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Channel, Input, Output } from '../bridge.ts';
import { startFakeApi } from './gate/testing/fake-api.ts';
import { createFakeServer } from './gate/testing/fake-server.ts';
import { createSigner, NOW, sailing, ticket } from './gate/testing/sold-tickets.ts';
import { temporaryFolder } from './gate/testing/temporary-store.ts';
import { fastIntervals } from './gate/testing/test-gate.ts';
import { createFileVault } from './session/file-vault.ts';
import { openStation } from './station.ts';

const signer = createSigner(1);
const person = (username: string) => ({
  id: randomUUID(),
  username,
  name: username,
  avatar: '',
  introduction: '',
  email: null,
  roles: [username],
  permissions: ['boarding.verify'],
  routes: [],
  demonstrationPassword: false,
  passwordIsGiven: false,
  secondFactorNeeded: false,
  version: 1,
});
const people = new Map(['anna', 'ben'].map(name => [`token-of-${name}`, person(name)]));

async function workplace() {
  const server = createFakeServer([signer], [sailing(7)]);
  const api = await startFakeApi(server, people);
  return { server, api, folder: temporaryFolder() };
}

async function open({ api, folder }: Awaited<ReturnType<typeof workplace>>) {
  const faults: unknown[] = [];
  const station = await openStation({
    apiUrl: api.url,
    rendererDir: folder,
    dataDir: folder,
    vault: createFileVault(join(folder, 'token')),
    clock: { now: () => new Date(NOW), elapsedMs: () => 0 },
    about: { version: '1.0.0', shell: 'kiosk' },
    report: fault => faults.push(fault),
    gateInternals: { pace: fastIntervals },
  });
  onTestFinished(station.close);
  async function ask<C extends Channel>(channel: C, input: Input<C>): Promise<Output<C>> {
    const answer = await station.dispatch(channel, input);
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value as Output<C>;
  }
  const signIn = async (username: string) => {
    await ask('session.signIn', { username, password: 'any', language: 'en' });
    const { enrolled } = await ask('station.state', undefined);
    if (!enrolled) await ask('station.enroll', { code: 'ABCD-EFGH', name: 'Gate' });
    return station.site.request('/prod-api/sysUser/info');
  };
  return { station, ask, signIn, faults };
}

const poll = <Value>(value: () => Value) => expect.poll(value);

test('knows its user and boards after an offline start', async () => {
  const place = await workplace();
  const one = ticket(signer, 7);
  place.server.sell(one);
  const before = await open(place);
  await before.signIn('anna');
  await before.ask('gate.sync', undefined);
  await before.ask('gate.assignment', { sailingId: 7, gate: 'Gate A' });
  await before.station.close();
  await place.api.cut();

  const { station, ask, faults } = await open(place);
  const info = await station.site.request('/prod-api/sysUser/info');
  expect(await info.json()).toMatchObject({ code: 200, data: { username: 'anna' } });
  expect(await ask('gate.state', undefined)).toMatchObject({ ready: true, assignment: { gate: 'Gate A' } });
  expect(await ask('gate.scan', { code: one.code })).toMatchObject({ verdict: 'admit' });
  await place.api.restore();
  await poll(() => place.server.scans.size).toBe(1);
  expect(faults).toEqual([]);
});

test('keeps unsent scans over a sign-out, and sends them after the next sign-in', async () => {
  const place = await workplace();
  const one = ticket(signer, 7);
  place.server.sell(one);
  const { station, ask, signIn } = await open(place);
  await signIn('anna');
  await ask('gate.sync', undefined);
  await place.api.cut();
  const { eventId } = await ask('gate.scan', { code: one.code });
  expect(existsSync(join(place.folder, 'user.json'))).toBe(true);
  await ask('session.signOut', undefined);
  expect(existsSync(join(place.folder, 'user.json'))).toBe(false);
  const refusal = await station.dispatch('gate.scan', { code: one.code });
  expect(refusal).toMatchObject({ ok: false, error: { code: 'not-signed-in' } });
  await poll(() => ask('gate.state', undefined)).toMatchObject({ stopped: 'signed-out', waiting: 1 });
  await place.api.restore();
  await signIn('ben');
  await poll(() => place.server.scans.get(eventId)?.officerId).toBe(people.get('token-of-anna')?.id);
});

test('keeps the device token of a login, and sends it with the next one, after a restart too (R350)', async () => {
  const place = await workplace();
  const before = await open(place);
  await before.signIn('anna');
  await before.ask('session.signOut', undefined);
  await before.signIn('ben');
  await before.station.close();
  expect(statSync(join(place.folder, 'known-device')).mode & 0o777).toBe(0o600);
  await (await open(place)).signIn('anna');
  expect(place.api.shownDevices).toEqual([null, 'known to anna', 'known to ben']);
});

test('sends every window the events and state of the others', async () => {
  const place = await workplace();
  const one = ticket(signer, 7);
  place.server.sell(one);
  const { station, ask, signIn } = await open(place);
  const windows = [new Map<string, unknown>(), new Map<string, unknown>()];
  for (const published of windows) station.eventPublisher.listen((event, data) => published.set(event, data));
  await signIn('anna');
  await ask('gate.sync', undefined);
  await ask('gate.assignment', { sailingId: 7, gate: 'Gate A' });
  const { eventId } = await ask('gate.scan', { code: one.code });
  for (const published of windows) {
    expect(published.get('gate.record')).toMatchObject({ eventId });
    await poll(() => published.get('gate.state')).toMatchObject({ waiting: 0, count: { boardedHere: 1 } });
    await poll(() => published.get('gate.record')).toMatchObject({ eventId, sent: true });
  }
});

test('loads no tickets without the permission to board', async () => {
  const place = await workplace();
  const { signIn } = await open(place);
  expect((await signIn('anna')).status).toBe(200);
  expect(place.api.calls.filter(path => path.startsWith('office/gate'))).toEqual([]);
});

test('reports a read-only data folder at the start', async () => {
  const place = await workplace();
  const file = join(place.folder, 'a-file');
  await writeFile(file, '');
  const folder = join(file, 'station');
  await expect(open({ ...place, folder })).rejects.toThrow(
    `The station cannot keep its data in ${folder}: ENOTDIR`,
  );
});
