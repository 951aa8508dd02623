import { describe, expect, test } from 'vitest';
import { NOW, ticket } from '../testing/sold-tickets.ts';
import { signer, syncedGate, testGate } from '../testing/test-gate.ts';

// Many commits that wait for a disk that other tests use as well.
const MINUTE_MS = 60_000;
const minutesLater = (minutes: number) => new Date(Date.parse(NOW) + minutes * MINUTE_MS).toISOString();

test('does not antedate a boarding when the clock is set back', async () => {
  const [one, other] = [ticket(signer, 7), ticket(signer, 7)];
  const { scan, state, world } = await syncedGate([one, other]);
  world.now = new Date(minutesLater(10));
  world.elapsedMs = 10 * MINUTE_MS;
  expect(await state()).toMatchObject({ problems: [], lastSyncAt: NOW });
  expect(await scan(one.code)).toMatchObject({ outcome: 'boarded', at: minutesLater(10) });
  world.now = new Date(minutesLater(-600));
  world.elapsedMs = 12 * MINUTE_MS;
  expect(await scan(other.code)).toMatchObject({ outcome: 'boarded', at: minutesLater(12) });
  expect(await state(), 'twelve minutes old, by the clock of the page').toMatchObject({
    problems: ['clock-wrong'],
    lastSyncAt: minutesLater(-612),
  });
});

test('boards offline with a reset clock, and reports the problem until it is online', async () => {
  const one = ticket(signer, 7);
  const before = await syncedGate([one]);
  await before.station.close();
  const { scan, state, sync, world } = await testGate(before.server, { folder: before.folder }, before.api);
  world.now = new Date('2010-01-01T00:00:00.000Z');
  world.elapsedMs = 3 * MINUTE_MS;
  expect((await state()).problems).toEqual(['clock-wrong']);
  expect(await scan(one.code)).toMatchObject({ outcome: 'boarded', at: minutesLater(3) });
  expect(await sync()).toMatchObject({ problems: [], lastSyncAt: world.now.toISOString() });
});

test('puts no scan before an earlier one when a measurement differs by less than a minute', async () => {
  const [one, other] = [ticket(signer, 7), ticket(signer, 7)];
  const { scan, sync, server, world } = await syncedGate([one, other]);
  server.now = () => new Date(world.now.getTime() + 5_000);
  await sync();
  const ahead = new Date(Date.parse(NOW) + 5_000).toISOString();
  expect(await scan(one.code)).toMatchObject({ outcome: 'boarded', at: ahead });
  server.now = () => new Date(world.now.getTime() + 4_000);
  await sync();
  expect(await scan(other.code)).toMatchObject({ outcome: 'boarded', at: ahead });
  world.now = new Date(Date.parse(NOW) + 2_000);
  world.elapsedMs = 2_000;
  expect(await scan(one.code)).toMatchObject({ at: new Date(Date.parse(NOW) + 6_000).toISOString() });
});

test('uses a corrected clock', async () => {
  const one = ticket(signer, 7);
  const { scan, state, world } = await syncedGate([one]);
  world.now = new Date(0);
  expect((await state()).problems).toEqual(['clock-wrong']);
  world.now = new Date(minutesLater(20));
  world.elapsedMs = 20 * MINUTE_MS;
  expect((await state()).problems).toEqual([]);
  expect(await scan(one.code)).toMatchObject({ at: minutesLater(20) });
});

test.each([
  ['agrees with what is known does not replace it', 0, 0],
  ['shows that the clock was put back counts', 60 * MINUTE_MS, 60 * MINUTE_MS - 3_000],
])('a measurement over a slow connection that %s', async (_what, putBackMs, correctionMs) => {
  const one = ticket(signer, 7);
  const { scan, sync, world, api, server } = await syncedGate([one]);
  await sync();
  world.now = new Date(Date.parse(NOW) - putBackMs);
  // The request takes one second, its answer seven more.
  server.now = () => new Date(world.now.getTime() + putBackMs - 7_000);
  api.answerInstead(c => {
    if (!c.req.path.endsWith('/gate/sync')) return undefined;
    world.now = new Date(world.now.getTime() + 8_000);
    world.elapsedMs += 8_000;
    return undefined;
  });
  expect(await sync()).toMatchObject({ online: true, problems: [] });
  const at = new Date(world.now.getTime() + correctionMs).toISOString();
  expect(await scan(one.code)).toMatchObject({ at });
});

test.each([180, -180])('keeps the time when the clock is set by %i minutes during a sync', async minutes => {
  const one = ticket(signer, 7);
  const { scan, sync, world, api, server } = await syncedGate([one]);
  await sync();
  world.elapsedMs = MINUTE_MS;
  world.now = new Date(minutesLater(1));
  server.now = () => new Date(minutesLater(1));
  api.answerInstead(() => {
    world.now = new Date(minutesLater(1 + minutes));
    return undefined;
  });
  await sync();
  expect(await scan(one.code)).toMatchObject({ refusal: null, at: minutesLater(1) });
});

test('refuses no passenger when the clock jumps ahead, and tells the officer', async () => {
  const [one, other] = [ticket(signer, 7), ticket(signer, 7)];
  const { scan, state, sync, world, server } = await syncedGate([one, other]);
  world.elapsedMs = 2 * MINUTE_MS;
  world.now = new Date(minutesLater(2 + 600));
  expect(await state()).toMatchObject({ problems: ['clock-wrong'] });
  expect(await scan(one.code)).toMatchObject({ outcome: 'boarded', at: minutesLater(2) });
  world.elapsedMs = 5 * MINUTE_MS;
  world.now = new Date(minutesLater(5 + 600));
  server.now = () => new Date(minutesLater(5));
  expect(await sync(), 'the server sends the time').toMatchObject({ problems: [], online: true });
  world.elapsedMs = 6 * MINUTE_MS;
  world.now = new Date(minutesLater(6 + 600));
  expect(await scan(other.code)).toMatchObject({ outcome: 'boarded', at: minutesLater(6) });
});

test('has the right time after a sleep, if the elapsed time includes it', async () => {
  const one = ticket(signer, 7);
  const { scan, state, world } = await syncedGate([one]);
  world.elapsedMs = 20 * MINUTE_MS;
  world.now = new Date(minutesLater(20));
  expect((await state()).problems).toEqual([]);
  expect(await scan(one.code)).toMatchObject({ at: minutesLater(20) });
});

test('gets the right time from the server after a sleep that the elapsed time does not include', async () => {
  const one = ticket(signer, 7);
  const { scan, state, sync, world, server } = await syncedGate([one]);
  world.now = new Date(minutesLater(20));
  expect((await state()).problems).toEqual(['clock-wrong']);
  server.now = () => world.now;
  expect(await sync()).toMatchObject({ problems: [] });
  expect(await scan(one.code)).toMatchObject({ at: minutesLater(20) });
});

test('continues from the last scan after a restart without a network and without the time', async () => {
  const [one, other] = [ticket(signer, 7), ticket(signer, 7)];
  const before = await syncedGate([one, other]);
  await before.api.cut();
  before.world.now = new Date(minutesLater(25));
  before.world.elapsedMs = 25 * MINUTE_MS;
  expect(await before.scan(one.code)).toMatchObject({ at: minutesLater(25) });
  await before.station.close();
  const world = { now: new Date('2010-01-01T00:00:00.000Z') };
  const { scan, state } = await testGate(before.server, { folder: before.folder, world }, before.api);
  expect((await state()).problems).toEqual(['clock-wrong']);
  expect(await scan(other.code)).toMatchObject({ outcome: 'boarded', at: minutesLater(25) });
});

describe('after a restart without a network a clock that is three hours ahead', () => {
  async function restarted() {
    const one = ticket(signer, 7);
    const before = await syncedGate([one]);
    await before.api.cut();
    await before.station.close();
    const again = (minutes: number, folder = before.folder) =>
      testGate(before.server, { folder, world: { now: new Date(minutesLater(minutes)) } }, before.api);
    return { one, again, gate: await again(180) };
  }

  test('is reported before any passenger is refused, and is followed back once it is corrected', async () => {
    const { one, gate } = await restarted();
    expect(await gate.state()).toMatchObject({ problems: ['clock-unsure'], lastSyncAt: NOW });
    expect(await gate.scan(one.code)).toMatchObject({ refusal: 'sailing-over', at: minutesLater(180) });
    gate.world.now = new Date(minutesLater(2));
    gate.world.elapsedMs = MINUTE_MS;
    expect(await gate.state()).toMatchObject({ problems: [] });
    expect(await gate.scan(one.code)).toMatchObject({ outcome: 'boarded', at: minutesLater(2) });
  });

  test('has no lasting effect: with the right time it boards after the next start', async () => {
    const { one, gate, again } = await restarted();
    expect(await gate.scan(one.code)).toMatchObject({ refusal: 'sailing-over' });
    await gate.station.close();
    const right = await again(3);
    expect(await right.state()).toMatchObject({ problems: [] });
    expect(await right.scan(one.code)).toMatchObject({ outcome: 'boarded', at: minutesLater(3) });
  });
});
