import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startFakeApi } from '../testing/fake-api.ts';
import { createFakeServer, failure, success } from '../testing/fake-server.ts';
import { createSigner, NOW, type SoldTicket, sailing, ticket } from '../testing/sold-tickets.ts';
import { temporaryFolder } from '../testing/temporary-store.ts';
import { fastIntervals, manualIntervals, testGate } from '../testing/test-gate.ts';

// Many commits that wait for a disk that other tests use as well.
const eventually = <Value>(value: () => Value) => expect.poll(value);
const signer = createSigner(1);
const quick = { internals: { pace: fastIntervals } };
const serverWith = (...tickets: SoldTicket[]) => {
  const server = createFakeServer([signer], [sailing(7), sailing(8, 24)]);
  server.sell(...tickets);
  return server;
};
const tickets = (count: number) => Array.from({ length: count }, () => ticket(signer, 7));

describe('online', () => {
  test('gets everything with the first sync and only changes with the next, in one call each', async () => {
    const [one, other] = tickets(2) as [SoldTicket, SoldTicket];
    const server = serverWith(one);
    const { sync, scan, api, published } = await testGate(server);
    expect(await sync()).toMatchObject({
      ready: true,
      online: true,
      stopped: null,
      lastSyncAt: NOW,
      waiting: 0,
      sailings: [
        { id: 7, expected: 1, boarded: 0, phase: 'boarding' },
        { id: 8, phase: 'before' },
      ],
    });
    server.sell(other);
    server.update({ ...one.feed, state: 'canceled', sealed: null });
    await sync();
    expect(await scan(one.code)).toMatchObject({ refusal: 'canceled' });
    expect(await scan(other.code)).toMatchObject({ verdict: 'admit' });
    expect(api.calls.filter(path => path === 'office/gate/sync')).toHaveLength(2);
    expect(published('gate.state').at(-1)).toMatchObject({ online: true });
  });

  test('sends scans automatically, in order, and notifies the windows', async () => {
    const sold = tickets(5);
    const server = serverWith(...sold);
    const { sync, scan, published, state } = await testGate(server, quick);
    await sync();
    const records = [];
    for (const { code } of sold) records.push(await scan(code));
    await eventually(() => server.scans.size).toBe(5);
    expect([...server.scans.keys()]).toEqual(records.map(({ eventId }) => eventId));
    await eventually(async () => (await state()).waiting).toBe(0);
    await eventually(() => published('gate.record').filter(({ sent }) => sent)).toHaveLength(5);
  });

  test('sends more scans than one call takes in several', async () => {
    const server = serverWith();
    const { sync, scan, api, state } = await testGate(server, { internals: { synchronous: 'OFF' } });
    await sync();
    await api.cut();
    for (let times = 0; times < 450; times++) await scan(`no ticket ${times}`);
    await api.restore();
    api.calls.length = 0;
    await sync();
    expect(api.calls.filter(path => path === 'office/gate/scans').length).toBeGreaterThanOrEqual(3);
    expect([server.scans.size, (await state()).waiting]).toEqual([450, 0]);
  });

  test('receives events of another gate at once', async () => {
    const [one] = tickets(1) as [SoldTicket];
    const server = serverWith(one);
    // Without the stream the next sync would be in an hour.
    const { sync, api, state } = await testGate(server, { internals: { pace: manualIntervals } });
    await sync();
    await eventually(api.streams).toBe(1);
    server.update({ ...one.feed, boarded: { eventId: null, at: NOW, gate: 'Gate B' } });
    api.tellStreams();
    await eventually(async () => (await state()).sailings[0]?.boarded).toBe(1);
  });

  test('does not retry a refused stream in a loop', async () => {
    const { sync, api } = await testGate(serverWith());
    api.answerInstead(c =>
      c.req.path.endsWith('events') ? c.json(failure(429, 'too-many-streams'), 429) : undefined,
    );
    for (let times = 0; times < 3; times++) await sync();
    expect(api.calls.filter(path => path === 'office/gate/events')).toHaveLength(1);
  });

  test('sends a scan with the server’s time', async () => {
    const [one] = tickets(1) as [SoldTicket];
    const server = serverWith(one);
    const { sync, scan, world } = await testGate(server);
    world.now = new Date('2026-12-12T11:30:00.000Z');
    expect(await sync(), 'the age of the data uses the computer’s clock').toMatchObject({
      lastSyncAt: '2026-12-12T11:30:00.000Z',
    });
    world.now = new Date('2026-12-12T11:31:00.000Z');
    expect(await scan(one.code)).toMatchObject({ outcome: 'boarded', at: '2026-12-12T11:01:00.000Z' });
  });
});

describe('offline', () => {
  test('keeps working and reconnects automatically', async () => {
    const [one, other] = tickets(2) as [SoldTicket, SoldTicket];
    const server = serverWith(one, other);
    const { sync, scan, api, state, published } = await testGate(server, quick);
    await sync();
    await api.cut();
    await eventually(async () => (await state()).online).toBe(false);
    expect(await scan(one.code)).toMatchObject({ verdict: 'admit', sent: false });
    expect(await scan(one.code)).toMatchObject({ refusal: 'already-boarded' });
    expect(await state()).toMatchObject({ ready: true, waiting: 2, lastSyncAt: NOW });
    await api.restore();
    await eventually(async () => await state()).toMatchObject({ online: true, waiting: 0 });
    expect(server.scans.size).toBe(2);
    expect(published('gate.state').some(({ online, waiting }) => !online && waiting === 2)).toBe(true);
  });

  test('keeps its files from growing with every scan', async () => {
    const folder = temporaryFolder();
    const { sync, scan, api } = await testGate(serverWith(), { folder, internals: { synchronous: 'OFF' } });
    await sync();
    await api.cut();
    const room = statSync(join(folder, 'gate.db-wal')).size;
    for (let round = 1; round <= 8; round++) {
      for (let times = 0; times < 120; times++) await scan(`no ticket ${round} ${times}`);
      await sync();
    }
    expect(statSync(join(folder, 'gate.db-wal')).size).toBe(room);
  });

  test('ignores data encrypted by another server version, and uses the rest', async () => {
    const [one, other] = tickets(2) as [SoldTicket, SoldTicket];
    const server = serverWith(one);
    const { sync, scan, api } = await testGate(server);
    await sync();
    server.update({ ...one.feed, sealed: other.feed.sealed });
    api.answerInstead(async c =>
      c.req.path.endsWith('sync')
        ? c.json(success({ ...server.sync(await c.req.json()), sealing: 'another' }))
        : undefined,
    );
    expect(await sync()).toMatchObject({ online: false, problems: ['other-version'] });
    expect(await scan(one.code)).toMatchObject({ verdict: 'admit', ticket: { passengerName: one.name } });
    await sync();
    expect(server.scans.size, 'events of this gate are sent').toBe(1);
    api.answerInstead(() => undefined);
    expect(await sync()).toMatchObject({ online: true, problems: [] });
  });

  test('distinguishes a server of another version from an unreachable one', async () => {
    const { sync, api } = await testGate(serverWith());
    api.answerInstead(c => c.json({ code: 400, msg: 'Please check the form.', data: null }, 400));
    expect(await sync()).toMatchObject({ online: false, problems: ['other-version'] });
    await api.cut();
    expect(await sync()).toMatchObject({ online: false, problems: [] });
  });

  test('sends a scan again with the same id when its answer was lost', async () => {
    const [one] = tickets(1) as [SoldTicket];
    const server = serverWith(one);
    const { sync, scan, api, state } = await testGate(server);
    await sync();
    api.answerInstead(async c => {
      if (!c.req.path.endsWith('scans')) return undefined;
      server.takeScans(await c.req.json());
      return c.text('broken off in the', 200);
    });
    const { eventId } = await scan(one.code);
    expect(await sync()).toMatchObject({ online: false, waiting: 1 });
    expect(await scan(one.code), 'it used up nothing').toMatchObject({ earlier: { at: NOW } });
    api.answerInstead(() => undefined);
    expect(await sync()).toMatchObject({ online: true, waiting: 0 });
    expect([...server.scans.keys()]).toEqual([eventId, expect.any(String)]);
    expect((await state()).count).toBeNull();
  });

  test.each([
    ['breaks off in the middle', (text: string) => text.slice(0, -40)],
    ['is not what was agreed', (text: string) => text.replace('"whole"', '"hole"')],
    ['comes from a proxy', () => '<html>Welcome to our hotspot</html>'],
  ])('an answer that %s changes nothing', async (_what, spoil) => {
    const sold = tickets(30);
    const server = serverWith(...sold);
    const { sync, scan, api, faults } = await testGate(server);
    await sync();
    server.update({ ...(sold[0] as SoldTicket).feed, state: 'canceled', sealed: null });
    api.answerInstead(async c => {
      if (!c.req.path.endsWith('sync')) return undefined;
      const data = server.sync(await c.req.json());
      return c.body(spoil(JSON.stringify({ code: 200, msg: '', data })), 200);
    });
    expect(await sync()).toMatchObject({ ready: true, online: false, lastSyncAt: NOW });
    expect(await scan(sold[0]?.code ?? '')).toMatchObject({ verdict: 'admit' });
    api.answerInstead(() => undefined);
    expect(await sync()).toMatchObject({ online: true });
    expect(faults).toEqual([]);
  });

  test('sends other scans when the server refuses one', async () => {
    const server = serverWith();
    const { sync, scan, api, state, faults } = await testGate(server);
    await sync();
    const { eventId } = await scan('the first');
    for (let times = 0; times < 4; times++) await scan(`no ticket ${times}`);
    api.answerInstead(async c => {
      const isRefused = c.req.path.endsWith('scans') && JSON.stringify(await c.req.json()).includes(eventId);
      return isRefused ? c.json(failure(422, 'invalid-input'), 422) : undefined;
    });
    for (let times = 0; times < 2; times++) await sync();
    expect([server.scans.size, (await state()).waiting, (await state()).online]).toEqual([4, 1, true]);
    expect(faults.map(String), 'reported once').toEqual([expect.stringContaining(eventId)]);
    api.answerInstead(() => undefined);
    await sync();
    expect((await state()).waiting).toBe(0);
  });
});

describe('no user with permission', () => {
  test.each([
    [401, 'signed-out'],
    [403, 'not-permitted'],
  ] as const)('%s: it stops and says so, and the scans wait', async (status, stopped) => {
    const [one] = tickets(1) as [SoldTicket];
    const server = serverWith(one);
    const restless = { online: 1, firstRetry: 1, longestRetry: 1 };
    const { sync, scan, api, state, station, world } = await testGate(server, {
      internals: { pace: restless },
    });
    await sync();
    api.answerInstead(c => c.json(failure(status, 'no'), status));
    await scan(one.code);
    await eventually(async () => (await state()).stopped).toBe(stopped);
    const callsBefore = api.calls.length;
    for (let times = 0; times < 10; times++) await fetch(`${api.url}/others`);
    expect(await state()).toMatchObject({ online: false, waiting: 1 });
    expect(api.calls.slice(callsBefore), 'only other calls').toEqual(Array(10).fill('/others'));
    api.answerInstead(() => undefined);
    world.token = 'another';
    api.tokens.set('another', {});
    station.signedInAnew();
    await eventually(async () => await state()).toMatchObject({ online: true, stopped: null, waiting: 0 });
  });

  test('sends a scan with the officer who made it, whoever is signed in', async () => {
    const [one] = tickets(1) as [SoldTicket];
    const server = serverWith(one);
    const { sync, scan, world, state, station } = await testGate(server);
    await sync();
    const officer = world.officer?.id;
    world.token = null;
    const { eventId } = await scan(one.code);
    expect(await sync()).toMatchObject({ stopped: 'signed-out', waiting: 1 });
    world.officer = null;
    world.token = 'token';
    station.signedInAnew();
    await eventually(async () => (await state()).waiting).toBe(0);
    expect(server.scans.get(eventId)).toMatchObject({ officerId: officer });
  });
});

test('counts the earlier scan of two offline gates, and keeps both', async () => {
  const [one] = tickets(1) as [SoldTicket];
  const server = serverWith(one);
  const api = await startFakeApi(server, new Map([['token', {}]]));
  const [a, b] = [await testGate(server, {}, api), await testGate(server, {}, api)];
  for (const [gate, name] of [
    [a, 'Gate A'],
    [b, 'Gate B'],
  ] as const) {
    await gate.sync();
    await gate.handlers['gate.assignment']({ sailingId: 7, gate: name });
    await gate.sync();
  }
  await api.cut();
  await a.scan(one.code);
  b.world.now = new Date(Date.parse(NOW) + 60_000);
  await b.scan(one.code);
  await api.restore();
  await b.sync();
  await a.sync();
  await b.sync();
  expect(server.scans.size).toBe(2);
  for (const gate of [a, b])
    expect(await gate.scan(one.code)).toMatchObject({ earlier: { at: NOW, gate: 'Gate A' } });
});
