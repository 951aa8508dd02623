import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startFakeApi } from '../gate/testing/fake-api.ts';
import { createFakeServer, failure } from '../gate/testing/fake-server.ts';
import { createSigner, NOW, sailing, ticket } from '../gate/testing/sold-tickets.ts';
import { temporaryFolder } from '../gate/testing/temporary-store.ts';
import { testGate } from '../gate/testing/test-gate.ts';
import { createFileVault } from './file-vault.ts';
import { openStationIdentity } from './station-identity.ts';

const signer = createSigner(1);
const clock = { now: () => new Date(NOW), elapsedMs: () => 0 };

async function workplace(folder = temporaryFolder()) {
  const api = await startFakeApi(createFakeServer([signer], [sailing(7)]), new Map([['token', {}]]));
  const path = join(folder, 'station.key');
  const open = () =>
    openStationIdentity({ apiUrl: api.url, vault: createFileVault(path), clock, version: '1' });
  return { api, path, open };
}
const by = { code: null, name: 'Gate', token: 'token' };

test('keeps the key in a file of its own account only, and over a restart', async () => {
  const { open, path } = await workplace();
  const before = await open();
  const id = randomUUID();
  expect(await before.enroll(id, by)).toEqual({ ok: true });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect((await open()).stationId()).toBe(id);
});

test('leaves no key after a refused enrollment', async () => {
  const { api, open } = await workplace();
  api.answerInstead(c => c.json(failure(422, 'code-wrong'), 422));
  const identity = await open();
  expect(await identity.enroll(randomUUID(), by)).toEqual({
    ok: false,
    message: 'code-wrong',
    failure: 'code-wrong',
  });
  expect(identity.stationId()).toBeNull();
});

test('repeats a call with the server’s time', async () => {
  const { api, open } = await workplace();
  const identity = await open();
  await identity.enroll(randomUUID(), by);
  const times: string[] = [];
  const serverTime = Date.parse(NOW) + 86_400_000;
  api.answerInstead(c => {
    times.push(c.req.header('X-Station-Time') ?? '');
    if (Number(times.at(-1)) === serverTime) return undefined;
    c.header('X-Gangway-Time', String(serverTime));
    return c.json(failure(409, 'station-clock'), 409);
  });
  const send = identity.signing(fetch);
  const headers = { 'X-Token': 'token' };
  expect((await send(new URL('/prod-api/sysUser/info', api.url), { headers })).status).toBe(200);
  // The enrollment had the earlier time.
  expect(times.map(Number)).toEqual([Date.parse(NOW) + 1, serverTime]);
});

test('gives no two calls the same time', async () => {
  const { api, open } = await workplace();
  const identity = await open();
  await identity.enroll(randomUUID(), by);
  const times: string[] = [];
  api.answerInstead(c => {
    times.push(c.req.header('X-Station-Time') ?? '');
    return undefined;
  });
  const send = identity.signing(fetch);
  const url = new URL('/prod-api/sysUser/info', api.url);
  await Promise.all([1, 2, 3].map(() => send(url, { headers: { 'X-Token': 'token' } })));
  expect(new Set(times).size).toBe(3);
});

test('can be enrolled again, unsigned, when the server has lost its data', async () => {
  const { api, open } = await workplace();
  const identity = await open();
  await identity.enroll(randomUUID(), by);
  api.answerInstead(c =>
    c.req.header('X-Station') ? c.json(failure(403, 'station-unknown'), 403) : undefined,
  );
  const send = identity.signing(fetch);
  const headers = { 'X-Token': 'token' };
  expect((await send(new URL('/prod-api/sysUser/info', api.url), { headers })).status).toBe(200);
  expect(identity.stationId()).toBeNull();
});

test('deletes tickets and key when it is revoked, keeps its scans, and reports it', async () => {
  const one = ticket(signer, 7);
  const server = createFakeServer([signer], [sailing(7)]);
  server.sell(one);
  const gate = await testGate(server);
  await gate.sync();
  await gate.api.cut();
  await gate.scan(one.code);
  await gate.api.restore();
  gate.api.answerInstead(c => c.json(failure(403, 'station-revoked'), 403));
  expect(await gate.sync()).toMatchObject({ stopped: 'revoked', ready: false, waiting: 1 });
  await expect(gate.scan(one.code)).rejects.toMatchObject({ code: 'not-ready' });
  gate.api.answerInstead(() => undefined);
  expect(await gate.sync(), 'it sends no more requests').toMatchObject({ stopped: 'revoked', waiting: 1 });
  await gate.station.enroll({ code: 'ABCD-EFGH', name: 'Gate', token: 'token' });
  expect(await gate.sync()).toMatchObject({ stopped: null, ready: true, waiting: 0 });
  expect(server.scans.size).toBe(1);
});

test('requests nothing of the server before its enrollment', async () => {
  const server = createFakeServer([signer], [sailing(7)]);
  const gate = await testGate(server, { isEnrolled: false });
  expect(await gate.state(), 'from the start').toMatchObject({ stopped: 'not-enrolled' });
  expect(await gate.sync()).toMatchObject({ stopped: 'not-enrolled', ready: false });
  expect(gate.api.calls).toEqual([]);
});
