import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPassengers } from '@gangway/shared/node/passenger-list.ts';
import { expect, test } from 'vitest';
import { revokeStation } from '../../src/accounts/stations/stations.service.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing } from '../support/database/factories.ts';
import { enrollStation } from '../support/gate/enrolled.ts';
import { type Gate, MANUAL_INTERVALS, openGate } from '../support/gate/gate.ts';
import { openNetworkProxy } from '../support/gate/network-proxy.ts';
import { conflictsOnServer, foundByAudit } from '../support/gate/on-the-server.ts';
import { createTerminal } from '../support/gate/terminal.ts';
import { longTest } from '../support/long-test.ts';
import { signInStaff } from '../support/people/accounts.ts';
import { bookCabin } from '../support/people/cabin-guests.ts';

const database = await createTestDatabase();
const { db } = database;
const terminal = await createTerminal(database, ['boarding.verify', 'boarding.find', 'boarding.override']);
const { gangway, sailingId } = terminal;
const SALE = '2026-12-12T06:00:00.000Z';

const sell = async (names: string[], paid = true) =>
  (await bookCabin(gangway, sailingId, null, { names, at: SALE, paid })).tickets;
const [aminah, siti] = await sell(['Aminah Yusof', 'Siti Yusof']);
const [lee, other] = await sell(['Lee Chong Wei', 'Lee Mei Hua']);
const [chen] = await sell(['陈美玲']);
const [unpaid] = await sell(['Rajesh Kumar'], false);
await sell(Array.from({ length: 9 }, (_, place) => `Abdullah ${'ABCDEFGHI'[place]}man`));
await db
  .updateTable('passengers')
  .set({ id_number: 'K 7731-9Q42' })
  .where('name', '=', 'Aminah Yusof')
  .execute();
terminal.open();

const soon = { interval: 20 };
const manual = { internals: { pace: MANUAL_INTERVALS } };
const find = (gate: Gate, query: string) => gate.ask('gate.find', { query });
const namesIn = ({ passengers }: Awaited<ReturnType<typeof find>>) =>
  passengers.map(({ passengerName }) => passengerName);
const statusOf = async (gate: Gate) => (await gate.state()).finder.status;
const lookups = () =>
  db.selectFrom('audit_entries').where('entity', '=', 'gate_lookups').selectAll().orderBy('id').execute();
const eventsOf = (ticket: { id: string } | undefined) =>
  db
    .selectFrom('boarding_events')
    .where('ticket_id', '=', ticket?.id ?? '')
    .select(['method', 'outcome', 'refusal', 'effective'])
    .orderBy('sequence')
    .execute();
/** Everything in the gate's folder, apart from the token. */
const onDisk = ({ folder }: Gate) =>
  Buffer.concat(readdirSync(folder).map(name => readFileSync(join(folder, name))));

/** A gate whose connection to the API can be cut. */
async function cuttableGate(name: string, folder?: string) {
  let isCut = false;
  const { url } = await openNetworkProxy(terminal.url, {
    breakAt: () => (isCut ? 'before-request' : null),
  });
  const gate = await openGate(terminal, { name, apiUrl: url, ...manual, ...(folder && { folder }) });
  const cut = (on: boolean) => {
    isCut = on;
  };
  return { gate, cut };
}

test('a passenger is found by name, cabin or document, boards by the rules of a ticket, and is in the audit log', async () => {
  const gate = await openGate(terminal, { name: 'Gate A', ...manual });
  expect(await statusOf(gate)).toBe('open');
  const before = (await lookups()).length;
  const byName = await find(gate, 'yus AMI');
  expect(byName).toMatchObject({
    tooMany: false,
    passengers: [{ passengerName: 'Aminah Yusof', status: 'pending', partySize: 2, partyBoarded: 0 }],
  });
  expect(namesIn(await find(gate, '9q42'))).toEqual(['Aminah Yusof']);
  expect(namesIn(await find(gate, '陈美'))).toEqual(['陈美玲']);
  const record = await gate.ask('gate.boardFound', {
    lookupId: (await find(gate, 'Aminah')).lookupId,
    ticketId: aminah?.id ?? '',
  });
  expect(record).toMatchObject({
    verdict: 'admit',
    method: 'found',
    ticket: { passengerName: 'Aminah Yusof', partySize: 2, partyBoarded: 1 },
  });
  expect(await gate.ask('gate.party', { eventId: record.eventId })).toMatchObject({
    members: [{ boardingStatus: 'boarded' }, { passengerName: 'Siti Yusof', boardingStatus: 'pending' }],
  });
  expect(await find(gate, 'yusof')).toMatchObject({
    passengers: [{ status: 'boarded', boarded: { gate: 'Gate A' } }, { status: 'pending' }],
  });

  expect(await gate.sync()).toMatchObject({ waiting: 0 });
  expect(await eventsOf(aminah)).toEqual([
    { method: 'found', outcome: 'boarded', refusal: null, effective: true },
  ]);
  const told = (await lookups()).slice(before);
  expect(told.map(({ actor, detail }) => [actor, detail])).toMatchObject(
    [
      ['name', [aminah]],
      ['document', [aminah]],
      ['name', [chen]],
      ['name', [aminah]],
      ['name', [aminah, siti]],
    ].map(([kind, tickets]) => [
      `staff:${terminal.officer.id}`,
      {
        kind,
        gate: 'Gate A',
        tickets: (tickets as (typeof aminah)[]).map(ticket => ticket?.serial).toSorted(),
      },
    ]),
  );
  expect(JSON.stringify(told).toLowerCase()).not.toMatch(/yus|ami|9q42|陈/);
  const onTicket = await db
    .selectFrom('audit_entries')
    .where('entity_id', '=', aminah?.id ?? '')
    .where('action', '=', 'boarded-without-ticket')
    .selectAll()
    .execute();
  expect(onTicket).toMatchObject([{ detail: { gate: 'Gate A' } }]);
  expect(gate.faults).toEqual([]);
});

longTest(
  'offline, passengers are found while the station runs, and after a restart only once the server was reached',
  async () => {
    const { gate, cut } = await cuttableGate('Gate B');
    cut(true);
    const before = (await lookups()).length;
    const { lookupId } = await find(gate, 'Lee Chong');
    const boarding = { lookupId, ticketId: lee?.id ?? '' };
    expect(await gate.ask('gate.boardFound', boarding)).toMatchObject({ verdict: 'admit' });
    expect(await gate.sync()).toMatchObject({ online: false, finder: { status: 'open' } });
    const bytes = onDisk(gate);
    expect(bytes.includes('Selat') || bytes.includes('Gate B'), 'what may be there is found').toBe(true);
    for (const text of ['Lee Chong', 'Chong Wei', 'Aminah', '陈美玲', '9q42', '9Q42', '5566'])
      expect(bytes.includes(text), text).toBe(false);
    const list = await db
      .selectFrom('gate_stations')
      .where('gate', '=', 'Gate B')
      .select('id')
      .executeTakeFirstOrThrow();
    expect(bytes.includes(list.id)).toBe(true);
    await gate.close();

    const again = await openGate(terminal, {
      name: 'Gate B',
      apiUrl: 'http://127.0.0.1:9',
      folder: gate.folder,
      ...manual,
    });
    expect(await again.state()).toMatchObject({ online: false, ready: true, finder: { status: 'locked' } });
    await expect(find(again, 'Lee Mei')).rejects.toThrow('search-locked');
    await again.close();

    const online = await openGate(terminal, { name: 'Gate B', folder: gate.folder, ...manual });
    expect(await statusOf(online)).toBe('open');
    expect(namesIn(await find(online, 'Lee Mei'))).toEqual(['Lee Mei Hua']);
    await online.sync();
    expect((await lookups()).slice(before)).toMatchObject([
      { detail: { tickets: [lee?.serial], gate: 'Gate B' } },
      { detail: { tickets: [other?.serial], gate: 'Gate B' } },
    ]);
    expect(await eventsOf(lee)).toMatchObject([{ method: 'found', effective: true }]);
  },
);

test('a look-up that is repeated after a lost answer is one look-up', async () => {
  let lost = 0;
  const { url } = await openNetworkProxy(terminal.url, {
    breakAt: path => (path === '/prod-api/office/gate/lookups' && lost++ < 2 ? 'before-answer' : null),
  });
  const gate = await openGate(terminal, { name: 'Gate C', apiUrl: url, ...manual });
  const before = (await lookups()).length;
  await find(gate, 'Lee Mei');
  await expect.poll(async () => (await gate.sync()) && lost, soon).toBe(3);
  await gate.sync();
  expect((await lookups()).slice(before)).toHaveLength(1);
});

test('the same rules apply: no unpaid ticket boards, and the earlier of two gates counts', async () => {
  const gate = await openGate(terminal, { name: 'Gate D', ...manual });
  const { lookupId, passengers } = await find(gate, 'Rajesh');
  expect(passengers).toMatchObject([{ status: 'unpaid' }]);
  expect(await gate.ask('gate.boardFound', { lookupId, ticketId: unpaid?.id ?? '' })).toMatchObject({
    verdict: 'refuse',
    refusal: 'unpaid',
  });
  const scanning = await openGate(terminal, { name: 'Gate E', ...manual });
  expect(await scanning.scan(other?.code ?? '')).toMatchObject({ verdict: 'admit' });
  const found = await find(gate, 'Lee Mei');
  const twice = { lookupId: found.lookupId, ticketId: other?.id ?? '' };
  expect(await gate.ask('gate.boardFound', twice)).toMatchObject({ verdict: 'admit' });
  await scanning.sync();
  await gate.sync();
  expect((await conflictsOnServer(db)).filter(({ ticket_id }) => ticket_id === other?.id)).toMatchObject([
    { kind: 'admitted-twice' },
  ]);
  await expect(gate.ask('gate.boardFound', { lookupId, ticketId: siti?.id ?? '' })).rejects.toThrow(
    'not-found',
  );
  expect(await foundByAudit(db)).toEqual([]);
});

test('a search that is too short, too broad or too frequent shows no passengers', async () => {
  const gate = await openGate(terminal, { name: 'Gate F', ...manual });
  for (const query of ['', 'ab', '陈', ' - ', '7'])
    await expect(find(gate, query)).rejects.toThrow('search-too-short');
  expect(await find(gate, 'Abdullah')).toMatchObject({ tooMany: true, passengers: [] });
  expect(namesIn(await find(gate, 'Abdullah Bman'))).toEqual(['Abdullah Bman']);
  expect(namesIn(await find(gate, 'Nobody'))).toEqual([]);
  for (let more = 3; more < 10; more++) await find(gate, 'Nobody');
  await expect(find(gate, 'Aminah')).rejects.toThrow('too-many-lookups');
});

test('signing out and revoking delete the key, and another session, station or sailing cannot use it', async () => {
  const gate = await openGate(terminal, { name: 'Gate G', ...manual });
  const id = (
    await db.selectFrom('gate_stations').where('gate', '=', 'Gate G').select('id').executeTakeFirstOrThrow()
  ).id;
  expect(await statusOf(gate)).toBe('open');
  await revokeStation(gangway.deps, { ...(await supervisor()), kind: 'staff' }, id);
  await gate.sync();
  expect(await statusOf(gate)).toBe('locked');
  await expect(find(gate, 'Aminah')).rejects.toThrow('search-locked');

  const leaving = await openGate(terminal, { name: 'Gate H', ...manual });
  expect(await statusOf(leaving)).toBe('open');
  const signedOut = leaving.ask('session.clear', undefined);
  await signedOut;
  expect(await statusOf(leaving)).toBe('not-permitted');
  await expect(find(leaving, 'Aminah')).rejects.toThrow('not-signed-in');
});

test('the server sends the list only with the permission, for the sailing that the workplace boards today', async () => {
  const finder = await signInStaff(gangway, ['boarding.verify', 'boarding.find']);
  const verifier = await signInStaff(gangway, ['boarding.verify']);
  const tomorrow = await createSailing(db, terminal.voyage, { date: '2026-12-13', session: 'daytime' });
  const station = await enrollStation(gangway, finder, randomUUID());
  const token = await station.signIn(finder.id);
  const report = (place: number | null) =>
    station.call(token, 'POST', '/office/gate/sync', {
      cursor: null,
      most: 1,
      sailings: [],
      namesOf: null,
      station: { id: station.id, gate: 'Gate I', sailingId: place, waiting: 0 },
    });
  const ask = async (of: number, by = token, from = station, stationId = from.id) => {
    const body = { stationId, sailingId: of, has: null };
    return from.call(by, 'POST', '/office/gate/passengers', body);
  };
  expect((await ask(sailingId)).status, 'before it has said what it boards').toBe(403);
  await report(sailingId);
  const { status, data } = await ask(sailingId);
  expect(status).toBe(200);
  const key = Buffer.from(data.key, 'base64url');
  expect(openPassengers(data.list.sealed, key)).toContainEqual(
    expect.objectContaining({ passengerName: 'Aminah Yusof', documentEnd: '9q42' }),
  );
  expect((await ask(sailingId)).data.key, 'the same while it is enrolled').toBe(data.key);
  const given = await db
    .selectFrom('audit_entries')
    .where('action', '=', 'passengers-unlocked')
    .where('actor', '=', `staff:${finder.id}`)
    .selectAll()
    .execute();
  expect(given).toHaveLength(1);

  const second = await enrollStation(gangway, finder, randomUUID());
  expect((await ask(sailingId, token, station, second.id)).status).toBe(403);
  const bySecond = await second.signIn(finder.id);
  await second.call(bySecond, 'POST', '/office/gate/sync', {
    cursor: null,
    most: 1,
    sailings: [],
    namesOf: null,
    station: { id: second.id, gate: 'Gate J', sailingId, waiting: 0 },
  });
  const elsewhere = (await ask(sailingId, bySecond, second)).data;
  expect(elsewhere.key).not.toBe(data.key);
  expect(openPassengers(data.list.sealed, Buffer.from(elsewhere.key, 'base64url'))).toBeNull();
  expect((await ask(sailingId, await station.signIn(verifier.id))).status).toBe(403);
  expect((await ask(tomorrow)).status, 'not what it boards').toBe(403);
  await report(tomorrow);
  expect((await ask(tomorrow)).status, 'not today').toBe(403);
  await report(null);
  expect((await ask(sailingId)).status, 'boards any').toBe(403);
});

test('a boarding of a found passenger without the permission is a conflict', async () => {
  const verifier = await signInStaff(gangway, ['boarding.verify']);
  const station = await enrollStation(gangway, verifier, randomUUID());
  const token = await station.signIn(verifier.id);
  const scan = {
    eventId: randomUUID(),
    ticketId: chen?.id ?? null,
    sailingId,
    outcome: 'boarded',
    refusal: null,
    method: 'found',
    gate: 'Gate K',
    officerId: verifier.id,
    scannedAt: gangway.clock.now().toISOString(),
    reason: '',
    unknown: false,
  };
  const { data } = await station.call(token, 'POST', '/office/gate/scans', {
    stationId: station.id,
    scans: [scan],
  });
  expect(data.results).toEqual([{ eventId: scan.eventId, result: 'conflict' }]);
  expect(await eventsOf(chen)).toMatchObject([{ method: 'found', effective: false }]);
  expect((await conflictsOnServer(db)).find(({ event_id }) => event_id === scan.eventId)).toMatchObject({
    kind: 'not-permitted',
  });
});

async function supervisor() {
  const { id } = await signInStaff(gangway, ['stations.manage']);
  return { id, permissions: new Set(['stations.manage'] as const), tokenHash: Buffer.alloc(0) };
}
