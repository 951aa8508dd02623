import { expect, test } from 'vitest';
import { SHIFT_MS } from '../testing/fake-api.ts';
import { failure } from '../testing/fake-server.ts';
import { NOW, ticket } from '../testing/sold-tickets.ts';
import { signer, syncedGate, testGate } from '../testing/test-gate.ts';

const later = (ms: number) => new Date(Date.parse(NOW) + ms);
const MINUTE_MS = 60_000;

test('shows when the officer’s session ends while offline, and boards nobody after that', async () => {
  const [one, other] = [ticket(signer, 7), ticket(signer, 7)];
  const { scan, state, world, api } = await syncedGate([one, other]);
  await api.cut();
  expect(await state()).toMatchObject({ officer: null, sessionEndsAt: later(SHIFT_MS).toISOString() });

  const pass = (ms: number) => Object.assign(world, { now: later(ms), elapsedMs: ms });
  pass(SHIFT_MS - MINUTE_MS);
  expect(await scan(one.code)).toMatchObject({ refusal: 'sailing-over' });
  pass(SHIFT_MS);
  await expect(scan(other.code)).rejects.toMatchObject({ code: 'session-over' });
  expect(await state()).toMatchObject({ officer: 'session-over', sessionEndsAt: null, waiting: 1 });
});

test('boards nobody after the server ended the session, also after a restart without a network', async () => {
  const [one, other] = [ticket(signer, 7), ticket(signer, 7)];
  const { scan, sync, state, api, station, folder, server } = await syncedGate([one, other]);
  expect(await scan(one.code)).toMatchObject({ verdict: 'admit' });
  api.answerInstead(c => c.json(failure(401, 'session-ended'), 401));
  await sync();
  expect(await state()).toMatchObject({ officer: 'session-over', stopped: 'signed-out', waiting: 1 });
  await expect(scan(other.code)).rejects.toMatchObject({ code: 'session-over' });
  await station.close();
  await api.cut();

  const again = await testGate(server, { folder }, api);
  await expect(again.scan(other.code)).rejects.toMatchObject({ code: 'session-over' });
  await api.restore();
});

test('boards again after the next login, and sends the earlier scans', async () => {
  const [one, other] = [ticket(signer, 7), ticket(signer, 7)];
  const { scan, sync, state, api, station, world, server } = await syncedGate([one, other]);
  await scan(one.code);
  api.answerInstead(c =>
    c.req.header('X-Token') === 'token' ? c.json(failure(401, 'session-ended'), 401) : undefined,
  );
  await sync();
  world.token = 'another';
  api.tokens.set('another', {});
  station.signedInAnew();
  expect(await scan(other.code)).toMatchObject({ verdict: 'admit' });
  await sync();
  expect(await state()).toMatchObject({ officer: null, stopped: null, waiting: 0 });
  expect(server.scans.size).toBe(2);
});
