import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createFakeServer } from './testing/fake-server.ts';
import { NOW, party, sailing, ticket } from './testing/sold-tickets.ts';
import { family, officerId, signer, syncedGate, testGate } from './testing/test-gate.ts';

// Many commits that wait for a disk that other tests use as well.
const MINUTE_MS = 60_000;

test('admits a ticket once, and notifies every window before the answer', async () => {
  const one = ticket(signer, 7);
  const { scan, published, state } = await syncedGate([one]);
  const record = await scan(one.code);
  expect(record).toEqual({
    eventId: expect.any(String),
    at: NOW,
    gate: 'Gate A',
    lane: '',
    method: 'scan',
    verdict: 'admit',
    outcome: 'boarded',
    refusal: null,
    warnings: [],
    reason: '',
    earlier: null,
    ticket: {
      ticketId: one.ticketId,
      serial: one.serial,
      passengerName: one.name,
      ticketType: 'adult',
      seat: '1A',
      cabin: null,
      minor: false,
      guardian: null,
      stillToPaySen: 0,
      language: 'en',
      notes: [],
      orderNumber: one.serial.slice(0, -2),
      partyBoarded: 1,
      partySize: 1,
    },
    sailing: {
      id: 7,
      ship: 'Selat 7',
      departure: expect.objectContaining({ en: 'Penang' }),
      destination: expect.objectContaining({ en: 'Langkawi' }),
      gates: [],
      date: '2026-12-12',
      session: 'nighttime',
      departsAt: expect.any(String),
    },
    undone: false,
    sent: false,
    disputed: false,
  });
  expect(published('gate.record')).toEqual([record]);
  expect((await state()).count).toEqual({ sailingId: 7, expected: 1, boarded: 1, boardedHere: 1 });
  expect(await scan(one.code)).toMatchObject({
    verdict: 'refuse',
    refusal: 'already-boarded',
    earlier: { at: NOW, gate: 'Gate A' },
    ticket: { passengerName: one.name, partyBoarded: 1 },
  });
});

test('boards the sailing it is assigned to, or any sailing', async () => {
  const one = ticket(signer, 7);
  const { scan, handlers } = await syncedGate([one]);
  await handlers['gate.assignment']({ sailingId: 8, gate: 'Gate B' });
  expect(await scan(one.code)).toMatchObject({ refusal: 'wrong-sailing', sailing: { id: 7 } });
  await handlers['gate.assignment']({ sailingId: null, gate: 'Gate B' });
  expect(await scan(one.code)).toMatchObject({ outcome: 'boarded', gate: 'Gate B' });
});

test('admits a ticket sold after the last sync once, with a warning', async () => {
  const unheard = ticket(signer, 7);
  const { scan, server, sync } = await syncedGate([]);
  const first = await scan(unheard.code);
  expect(first).toMatchObject({
    verdict: 'warn',
    warnings: ['unknown-ticket'],
    ticket: null,
    sailing: { id: 7 },
  });
  expect(await scan(unheard.code)).toMatchObject({ refusal: 'already-boarded', earlier: { gate: 'Gate A' } });
  server.sell(unheard);
  await sync();
  expect(server.scans.get(first.eventId)).toMatchObject({ unknown: true, ticketId: unheard.ticketId });
  expect(await scan(unheard.code)).toMatchObject({
    refusal: 'already-boarded',
    ticket: { passengerName: unheard.name },
  });
});

describe('a party', () => {
  test('warns about a child alone and about an unpaid amount', async () => {
    const [parent, child] = family();
    const { scan } = await syncedGate([parent, child]);
    expect(await scan(child.code)).toMatchObject({
      verdict: 'warn',
      warnings: ['minor-alone', 'still-to-pay'],
      ticket: { minor: true, guardian: { name: 'Parent', boarded: false }, stillToPaySen: 12_000 },
    });
    expect(await scan(parent.code)).toMatchObject({
      warnings: ['still-to-pay'],
      ticket: { partyBoarded: 2 },
    });
  });

  test('shows the desk’s pinned notes with the verdict of each member', async () => {
    const members = party(signer, 7, [{ name: 'One' }, { name: 'Two' }], 0, ['Wheelchair: ramp B']);
    const { scan } = await syncedGate(members);
    for (const { code } of members)
      expect(await scan(code)).toMatchObject({ verdict: 'admit', ticket: { notes: ['Wheelchair: ramp B'] } });
  });

  test('is listed by one scan and boarded with one event per member', async () => {
    const [parent, child] = family();
    const { scan, handlers, sync, server } = await syncedGate([parent, child]);
    const { eventId } = await scan(parent.code);
    expect(await handlers['gate.party']({ eventId })).toMatchObject({
      orderStatus: 'paid',
      stillToPaySen: 12_000,
      members: [
        { passengerName: 'Parent', boardingStatus: 'boarded', boardedAt: NOW },
        { passengerName: 'Child', boardingStatus: 'pending', boardedAt: null },
      ],
    });
    const ticketIds = [parent.ticketId, child.ticketId];
    expect(await handlers['gate.boardParty']({ eventId, ticketIds })).toMatchObject([
      { method: 'party', refusal: 'already-boarded' },
      { method: 'party', outcome: 'boarded', warnings: ['still-to-pay'], ticket: { passengerName: 'Child' } },
    ]);
    await sync();
    expect(server.ticket(child)?.boarded).toMatchObject({ gate: 'Gate A' });
  });

  test('cannot include tickets of another order', async () => {
    const [[parent], other] = [family(), ticket(signer, 7)];
    const { scan, handlers } = await syncedGate([parent, other]);
    const { eventId } = await scan(parent.code);
    const others = { eventId, ticketIds: [other.ticketId] };
    await expect(handlers['gate.boardParty'](others)).rejects.toMatchObject({ code: 'not-found' });
    expect(await handlers['gate.party']({ eventId: randomUUID() })).toBeNull();
  });

  test('excludes tickets canceled since', async () => {
    const [parent, child] = family();
    const { scan, handlers, server, sync } = await syncedGate([parent, child]);
    server.update({ ...child.feed, state: 'canceled', sealed: null });
    await sync();
    const { eventId, ticket: shown } = await scan(parent.code);
    expect(shown).toMatchObject({ partySize: 1 });
    expect((await handlers['gate.party']({ eventId }))?.members).toHaveLength(1);
  });
});

describe('typing', () => {
  test('admits by serial and code, and 20 wrong codes cause a pause', async () => {
    const [one, other] = [ticket(signer, 7), ticket(signer, 7)];
    const { handlers, world } = await syncedGate([one, other]);
    const type = (verificationCode: string) =>
      handlers['gate.typed']({ ticketId: one.serial, verificationCode });
    expect(await type(one.verificationCode)).toMatchObject({ method: 'typed', outcome: 'boarded' });
    for (let times = 0; times < 20; times++)
      expect(await type(other.verificationCode)).toMatchObject({ refusal: 'wrong-code', ticket: null });
    world.now = new Date(Date.parse(NOW) + MINUTE_MS);
    await expect(type(one.verificationCode)).rejects.toMatchObject({
      code: 'too-many-attempts',
      seconds: 14 * 60,
    });
    world.officer = { id: randomUUID(), permissions: ['boarding.verify'] };
    expect(await type(one.verificationCode), 'others work on').toMatchObject({ refusal: 'already-boarded' });
    world.officer = { id: officerId, permissions: ['boarding.verify'] };
    world.now = new Date(Date.parse(NOW) + 15 * MINUTE_MS);
    world.elapsedMs = 15 * MINUTE_MS;
    expect(await type(one.verificationCode)).toMatchObject({ refusal: 'already-boarded' });
  });
});

test('refuses to decide before the first sync', async () => {
  const gate = await testGate(createFakeServer([signer], [sailing(7)]));
  await gate.api.cut();
  expect(await gate.state()).toMatchObject({ ready: false, online: false, lastSyncAt: null, count: null });
  await expect(gate.scan(ticket(signer, 7).code)).rejects.toMatchObject({ code: 'not-ready' });
  await gate.station.scan(ticket(signer, 7).code);
  expect(gate.published('gate.failure')).toEqual([{ code: 'not-ready' }]);
});

test('lists the last records without names after a restart', async () => {
  const one = ticket(signer, 7);
  const { scan, station, folder, server, api } = await syncedGate([one]);
  const record = await scan(one.code);
  await scan('not a ticket');
  await station.close();
  await api.cut();
  const again = await testGate(server, { folder }, api);
  expect(await again.handlers['gate.records'](undefined)).toMatchObject([
    { refusal: 'not-a-ticket', sailing: null },
    { ...record, ticket: null },
  ]);
  expect(await again.scan(one.code)).toMatchObject({
    refusal: 'already-boarded',
    ticket: { passengerName: one.name },
  });
});

test('lists the last 20 records', async () => {
  const { scan, handlers } = await syncedGate([]);
  for (let times = 0; times < 25; times++) await scan(`no ticket ${times}`);
  expect(await handlers['gate.records'](undefined)).toHaveLength(20);
});

test('stores and sends the lane of a scan', async () => {
  const [sold, typed] = [ticket(signer, 7), ticket(signer, 7)];
  const { station, handlers, published, sync, server } = await syncedGate([sold, typed]);
  await station.scan(sold.code, 'Left');
  expect(published('gate.record')).toMatchObject([{ lane: 'Left' }]);
  expect(await handlers['gate.scan']({ code: typed.code, lane: 'Right' })).toMatchObject({ lane: 'Right' });
  const again = await handlers['gate.scan']({ code: typed.code });
  expect(again).toMatchObject({ lane: '' });
  await sync();
  expect([...server.scans.values()].map(({ lane }) => lane)).toEqual(['Left', 'Right', undefined]);
});

test('reports on each further boarding that the final count is closed', async () => {
  const [one, other] = [ticket(signer, 7), ticket(signer, 7)];
  const { scan, sync, server, api, state } = await syncedGate([one, other]);
  expect(await scan(one.code)).toMatchObject({ verdict: 'admit', warnings: [] });
  server.sailings[0] = { ...sailing(7), countClosedAt: NOW };
  await sync();
  await api.cut();
  expect((await state()).sailings[0]).toMatchObject({ countClosedAt: NOW });
  expect(await scan(other.code)).toMatchObject({
    outcome: 'boarded',
    verdict: 'warn',
    warnings: ['count-closed'],
  });
});

describe('a serial scanner that reads a ticket twice', () => {
  test('boards it once and shows the same green within seconds at the same lane', async () => {
    const one = ticket(signer, 7);
    const { station, handlers, published, world, state } = await syncedGate([one]);
    const lit = async () => (await handlers['gate.records'](undefined)).map(({ outcome }) => outcome);
    await station.scan(one.code);
    await station.scan(one.code);
    world.elapsedMs = 900;
    await station.scan(one.code);
    expect(await lit()).toEqual(['boarded']);
    expect(published('gate.record').map(({ verdict }) => verdict)).toEqual(['admit']);
    expect(await state()).toMatchObject({ waiting: 1, count: { boarded: 1 } });

    world.elapsedMs = 5_000;
    await station.scan(one.code);
    expect(await lit(), 'later it is another passenger’s').toEqual(['refused', 'boarded']);
  });

  test.each<
    [string, (gate: Awaited<ReturnType<typeof syncedGate>>, code: string, other: string) => Promise<void>]
  >([
    ['at another lane', ({ station }, code) => station.scan(code, 'Right')],
    [
      'after another ticket',
      async ({ station }, code, other) => {
        await station.scan(other);
        await station.scan(code);
      },
    ],
  ])('is refused as ever: %s', async (_what, again) => {
    const [one, other] = [ticket(signer, 7), ticket(signer, 7)];
    const gate = await syncedGate([one, other]);
    await gate.station.scan(one.code);
    await again(gate, one.code, other.code);
    expect(gate.published('gate.record').at(-1)).toMatchObject({ refusal: 'already-boarded' });
  });
});
