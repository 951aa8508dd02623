import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { GateRefusal } from './refusal.ts';
import { createFakeServer } from './testing/fake-server.ts';
import { createSigner, NOW, type PierTicket, party, sailing, ticket } from './testing/pier.ts';
import { officerId, testGate } from './testing/test-gate.ts';

// Many commits that wait for the disk, which others keep busy too.
vi.setConfig({ testTimeout: 30_000 });

const signer = createSigner(1);
const MINUTE_MS = 60_000;

async function gateWith(tickets: PierTicket[], options: Parameters<typeof testGate>[1] = {}) {
  const server = createFakeServer([signer], [sailing(7), sailing(8, 24)]);
  server.sell(...tickets);
  const gate = await testGate(server, options);
  await gate.sync();
  await gate.handlers['gate.place']({ sailingId: 7, gate: 'Gate A' });
  return { ...gate, server };
}

function family() {
  const tickets = party(signer, 7, [{ name: 'Parent' }, { name: 'Child', minor: true }], 12_000);
  return tickets as [PierTicket, PierTicket];
}

test('a ticket is let in once, and every window is told before the answer', async () => {
  const one = ticket(signer, 7);
  const { scan, heard, state } = await gateWith([one]);
  const passage = await scan(one.code);
  expect(passage).toEqual({
    ...{ eventId: expect.any(String), at: NOW, gate: 'Gate A', method: 'scan', verdict: 'admit' },
    ...{ outcome: 'boarded', refusal: null, warnings: [], reason: '', earlier: null },
    ticket: {
      ...{ ticketId: one.ticketId, serial: one.serial, passengerName: one.name, ticketType: 'adult' },
      ...{ seat: '1A', cabin: null, minor: false, guardian: null, stillToPaySen: 0, language: 'en' },
      ...{ orderNumber: one.serial.slice(0, -2), partyBoarded: 1, partySize: 1 },
    },
    sailing: {
      id: 7,
      ship: 'Selat 7',
      date: '2026-12-12',
      session: 'nighttime',
      departsAt: expect.any(String),
    },
    ...{ undone: false, sent: false },
  });
  expect(heard('gate.passage')).toEqual([passage]);
  expect((await state()).count).toEqual({ sailingId: 7, expected: 1, boarded: 1, boardedHere: 1 });
  expect(await scan(one.code)).toMatchObject({
    ...{ verdict: 'refuse', refusal: 'already-boarded', earlier: { at: NOW, gate: 'Gate A' } },
    ticket: { passengerName: one.name, partyBoarded: 1 },
  });
});

test('the sailing of its place is boarded, and any where it has none', async () => {
  const one = ticket(signer, 7);
  const { scan, handlers } = await gateWith([one]);
  await handlers['gate.place']({ sailingId: 8, gate: 'Gate B' });
  expect(await scan(one.code)).toMatchObject({ refusal: 'wrong-sailing', sailing: { id: 7 } });
  await handlers['gate.place']({ sailingId: null, gate: 'Gate B' });
  expect(await scan(one.code)).toMatchObject({ outcome: 'boarded', gate: 'Gate B' });
});

test('sold after the last sync: let in with a warning, and once', async () => {
  const unheard = ticket(signer, 7);
  const { scan, server, sync } = await gateWith([]);
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
  test('a child alone and what is still to pay are warned of', async () => {
    const [parent, child] = family();
    const { scan } = await gateWith([parent, child]);
    expect(await scan(child.code)).toMatchObject({
      ...{ verdict: 'warn', warnings: ['minor-alone', 'still-to-pay'] },
      ticket: { minor: true, guardian: { name: 'Parent', boarded: false }, stillToPaySen: 12_000 },
    });
    expect(await scan(parent.code)).toMatchObject({
      warnings: ['still-to-pay'],
      ticket: { partyBoarded: 2 },
    });
  });

  test('is shown by one scan and let in with it, each by an event of its own', async () => {
    const [parent, child] = family();
    const { scan, handlers, sync, server } = await gateWith([parent, child]);
    const { eventId } = await scan(parent.code);
    expect(await handlers['gate.party']({ eventId })).toMatchObject({
      ...{ orderStatus: 'paid', stillToPaySen: 12_000 },
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

  test('nobody of another order comes with it', async () => {
    const [[parent], other] = [family(), ticket(signer, 7)];
    const { scan, handlers } = await gateWith([parent, other]);
    const { eventId } = await scan(parent.code);
    const others = { eventId, ticketIds: [other.ticketId] };
    await expect(handlers['gate.boardParty'](others)).rejects.toMatchObject({ code: 'not-found' });
    expect(await handlers['gate.party']({ eventId: randomUUID() })).toBeNull();
  });

  test('whoever was canceled since is not of it any more', async () => {
    const [parent, child] = family();
    const { scan, handlers, server, sync } = await gateWith([parent, child]);
    server.tell({ ...child.feed, state: 'canceled', sealed: null });
    await sync();
    const { eventId, ticket: shown } = await scan(parent.code);
    expect(shown).toMatchObject({ partySize: 1 });
    expect((await handlers['gate.party']({ eventId }))?.members).toHaveLength(1);
  });
});

describe('a supervisor', () => {
  const reason = 'Went to fetch a suitcase';

  test('takes a boarding back, and the ticket is good again', async () => {
    const one = ticket(signer, 7);
    const { scan, handlers, heard, sync, server } = await gateWith([one]);
    const { eventId } = await scan(one.code);
    const undone = await handlers['gate.undo']({ eventId, reason });
    expect(undone).toMatchObject({
      method: 'undo',
      outcome: 'undone',
      reason,
      ticket: { passengerName: one.name },
    });
    const passages = await handlers['gate.passages'](undefined);
    expect(passages.map(one => [one.outcome, one.undone])).toEqual([
      ['undone', false],
      ['boarded', true],
    ]);
    await expect(handlers['gate.undo']({ eventId, reason })).rejects.toMatchObject({ code: 'not-boarded' });
    expect(await scan(one.code)).toMatchObject({ outcome: 'boarded' });
    await sync();
    expect([...server.scans.values()].map(({ outcome, method }) => [outcome, method])).toEqual([
      ['boarded', 'scan'],
      ['undone', 'undo'],
      ['boarded', 'scan'],
    ]);
    expect(
      heard('gate.passage')
        .filter(told => told.eventId === eventId)
        .at(-1),
    ).toMatchObject({
      ...{ undone: true, sent: true },
    });
  });

  test.each([
    ['canceled', { state: 'canceled', sealed: null }, 0],
    ['unpaid', { state: 'unpaid' }, 0],
    ['already-boarded', { boarded: { eventId: null, at: NOW, gate: 'Gate B' } }, 0],
    ['too-late', {}, 50],
    ['sailing-over', {}, 70],
  ] as const)('lets somebody in although it is %s, once', async (refusal, changes, minutesLater) => {
    const one = ticket(signer, 7);
    const { scan, handlers, world, sync, server } = await gateWith([
      { ...one, feed: { ...one.feed, ...changes } },
    ]);
    world.now = new Date(Date.parse(NOW) + minutesLater * MINUTE_MS);
    const { eventId } = await scan(one.code);
    const letIn = await handlers['gate.override']({ eventId, reason });
    expect(letIn).toMatchObject({
      method: 'override',
      outcome: 'boarded',
      refusal,
      verdict: 'admit',
      reason,
    });
    await expect(handlers['gate.override']({ eventId, reason })).rejects.toMatchObject({
      code: 'not-overridable',
    });
    await sync();
    expect(server.scans.get(letIn.eventId)).toMatchObject({ method: 'override', refusal, reason });
  });

  test('of another sailing too, and takes that back', async () => {
    const [one, stranger] = [ticket(signer, 8), ticket(signer, 4711)];
    const { scan, handlers } = await gateWith([one]);
    for (const { code } of [one, stranger]) {
      const { eventId } = await scan(code);
      await handlers['gate.override']({ eventId, reason });
      await expect(handlers['gate.override']({ eventId, reason })).rejects.toBeInstanceOf(GateRefusal);
      expect(await handlers['gate.undo']({ eventId, reason })).toMatchObject({ outcome: 'undone' });
      await expect(handlers['gate.undo']({ eventId, reason })).rejects.toMatchObject({ code: 'not-boarded' });
    }
  });

  test('can do nothing about what is no ticket, nor about one that was let in', async () => {
    const one = ticket(signer, 7);
    const { scan, handlers } = await gateWith([one]);
    const forged = await scan(ticket(createSigner(1), 7).code);
    for (const what of ['gate.undo', 'gate.override'] as const)
      for (const eventId of [forged.eventId, randomUUID()])
        await expect(handlers[what]({ eventId, reason })).rejects.toMatchObject({ code: 'not-found' });
    const { eventId } = await scan(one.code);
    await expect(handlers['gate.override']({ eventId, reason })).rejects.toMatchObject({
      code: 'not-overridable',
    });
  });

  test('is somebody with the right to it', async () => {
    const one = ticket(signer, 7);
    const { scan, handlers, world } = await gateWith([one], { permissions: ['boarding.verify'] });
    const { eventId } = await scan(one.code);
    for (const what of ['gate.undo', 'gate.override'] as const)
      await expect(handlers[what]({ eventId, reason })).rejects.toMatchObject({ code: 'not-permitted' });
    world.officer = { id: officerId, permissions: [] };
    await expect(scan(one.code)).rejects.toMatchObject({ code: 'not-permitted' });
    world.officer = null;
    await expect(scan(one.code)).rejects.toMatchObject({ code: 'not-signed-in' });
  });
});

describe('typing', () => {
  test('lets in by serial and code; 20 wrong codes make a pause, and right ones do not count', async () => {
    const [one, other] = [ticket(signer, 7), ticket(signer, 7)];
    const { handlers, world } = await gateWith([one, other]);
    const type = (verificationCode: string) =>
      handlers['gate.typed']({ ticketId: one.serial, verificationCode });
    expect(await type(one.verificationCode)).toMatchObject({ method: 'typed', outcome: 'boarded' });
    for (let times = 0; times < 20; times++)
      expect(await type(other.verificationCode)).toMatchObject({ refusal: 'wrong-code', ticket: null });
    world.now = new Date(Date.parse(NOW) + MINUTE_MS);
    await expect(type(one.verificationCode)).rejects.toMatchObject({
      ...{ code: 'too-many-attempts', seconds: 14 * 60 },
    });
    world.officer = { id: randomUUID(), permissions: ['boarding.verify'] };
    expect(await type(one.verificationCode), 'others go on').toMatchObject({ refusal: 'already-boarded' });
    world.officer = { id: officerId, permissions: ['boarding.verify'] };
    world.now = new Date(Date.parse(NOW) + 15 * MINUTE_MS);
    expect(await type(one.verificationCode)).toMatchObject({ refusal: 'already-boarded' });
  });
});

test('before the first sync the gate decides nothing', async () => {
  const gate = await testGate(createFakeServer([signer], [sailing(7)]));
  await gate.api.cut();
  expect(await gate.state()).toMatchObject({ ready: false, online: false, lastSyncAt: null, count: null });
  await expect(gate.scan(ticket(signer, 7).code)).rejects.toMatchObject({ code: 'not-ready' });
  await gate.station.scan(ticket(signer, 7).code);
  expect(gate.heard('gate.failure')).toEqual([{ code: 'not-ready' }]);
});

test('after a restart the last passages are there, and nobody’s name', async () => {
  const one = ticket(signer, 7);
  const { scan, station, folder, server, api } = await gateWith([one]);
  const passage = await scan(one.code);
  await scan('not a ticket');
  await station.close();
  await api.cut();
  const again = await testGate(server, { folder }, api);
  expect(await again.handlers['gate.passages'](undefined)).toMatchObject([
    { refusal: 'not-a-ticket', sailing: null },
    { ...passage, ticket: null },
  ]);
  expect(await again.scan(one.code)).toMatchObject({
    ...{ refusal: 'already-boarded', ticket: { passengerName: one.name } },
  });
});

test('of the last passages there are 20', async () => {
  const { scan, handlers } = await gateWith([]);
  for (let times = 0; times < 25; times++) await scan(`no ticket ${times}`);
  expect(await handlers['gate.passages'](undefined)).toHaveLength(20);
});

test('the files tell nobody’s name, serial, code or secret', async () => {
  const [parent, child] = family();
  const others = Array.from({ length: 60 }, (_, index) => ticket(signer, 7, `Passenger Number ${index}`));
  const { scan, handlers, folder, sync } = await gateWith([parent, child, ...others]);
  const { eventId } = await scan(parent.code);
  await handlers['gate.boardParty']({ eventId, ticketIds: [child.ticketId] });
  for (const { code } of others.slice(0, 20)) await scan(code);
  const [typed] = others.slice(-1) as [PierTicket];
  await handlers['gate.typed']({ ticketId: typed.serial, verificationCode: typed.verificationCode });
  await scan(ticket(createSigner(1), 7).code);
  await sync();

  const names = readdirSync(folder);
  expect(names).toContain('gate.db-wal');
  const bytes = Buffer.concat(names.map(name => readFileSync(join(folder, name))));
  const holds = (what: string | Uint8Array) => bytes.indexOf(what) >= 0;
  expect(holds('Selat 7'), 'what may be there is found').toBe(true);
  expect(holds(parent.ticketId)).toBe(true);
  for (const { name, serial, code, verificationCode, secret } of [parent, child, ...others]) {
    const written = [
      name,
      serial,
      serial.slice(2),
      code,
      verificationCode,
      verificationCode.replaceAll('-', ''),
    ];
    const hex = Buffer.from(secret).toString('hex');
    const found = [...written, secret, hex, Buffer.from(secret).toString('base64')].filter(holds);
    expect(found).toEqual([]);
  }
});
