import type { RoomEvent } from '@gangway/shared/contract/office/fleet/room-events.ts';
import type { CabinGuest, CheckInSailing } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, type Voyage } from '../support/database/factories.ts';
import { longTest } from '../support/long-test.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { bookCabin, type CabinGuests } from '../support/people/cabin-guests.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock } = gangway;
let voyage: Voyage;
let tonight: number;
let desk: SignedIn;
let other: SignedIn;
let family: CabinGuests;
let pair: CabinGuests;

beforeAll(async () => {
  voyage = await createVoyage(db, { rooms: 6 });
  tonight = await createSailing(db, voyage, { date: '2026-12-12', session: 'nighttime' });
  const [one = 0, two = 0, three = 0] = voyage.roomIds;
  family = await bookCabin(gangway, tonight, one, { names: ['Farid', 'Hana', 'Iman'] });
  pair = await bookCabin(gangway, tonight, two, { names: ['Chen Yu', 'Chen Bo'] });
  await bookCabin(gangway, tonight, null, { names: ['Without A Room'] });
  await bookCabin(gangway, tonight, three, { names: ['Unpaid'], paid: false });
  clock.set('2026-12-12T10:00:00.000Z');
  desk = await signInStaff(gangway, ['rooms.operate']);
  other = await signInStaff(gangway, ['rooms.operate']);
  await act(one, 'check-in', {}, desk);
  clock.advance(60_000);
  await act(three, 'maintenance', { notes: 'Lamp 100% gone' }, other);
});

const act = (roomId: number, action: string, body: object, by: SignedIn) =>
  call('POST', `/office/rooms/${roomId}/${action}`, { body, headers: by.headers });
const get = async (path: string) => (await call('GET', path, { headers: desk.headers })).data;
const guests = async (query = ''): Promise<CabinGuest[]> =>
  (await get(`/office/check-in/guests?sailingId=${tonight}&size=200${query}`)).items;
const names = (list: CabinGuest[]) => list.map(({ name }) => name);

describe('check-in management', () => {
  test('lists paid guests with a room on the sailing, by room', async () => {
    const list = await guests();
    expect(names(list)).toEqual(['Farid', 'Hana', 'Iman', 'Chen Yu', 'Chen Bo']);
    expect(list[0]).toMatchObject({
      orderNumber: family.order.number,
      serial: family.tickets[0]?.serial,
      boardingStatus: 'pending',
      room: { number: '501', floor: 5, position: 'port', status: 'occupied' },
      checkedInAt: '2026-12-12T10:00:00.000Z',
      checkedOutAt: null,
    });
  });

  test('shows arrived and missing guests', async () => {
    expect(names(await guests('&arrived=true'))).toEqual(['Farid', 'Hana', 'Iman']);
    expect(names(await guests('&arrived=false'))).toEqual(['Chen Yu', 'Chen Bo']);
  });

  test('is searched by name, room, order and serial, filtered by deck, sorted and paged', async () => {
    expect(names(await guests('&search=chen'))).toEqual(['Chen Yu', 'Chen Bo']);
    expect(names(await guests('&search=501'))).toEqual(['Farid', 'Hana', 'Iman']);
    expect(names(await guests(`&search=${pair.order.number}`))).toEqual(['Chen Yu', 'Chen Bo']);
    expect(names(await guests(`&search=${pair.tickets[1]?.serial}`))).toEqual(['Chen Bo']);
    expect(names(await guests('&floor=6'))).toEqual([]);
    expect(names(await guests('&sort=name&descending=true'))[0]).toBe('Iman');
    const page = await get(`/office/check-in/guests?sailingId=${tonight}&size=2&page=2`);
    expect([page.total, names(page.items)]).toEqual([5, ['Iman', 'Chen Yu']]);
  });

  test('lists the sailings of a day, the current one, and the number of arrivals', async () => {
    const list: CheckInSailing[] = await get('/office/check-in/sailings');
    expect(list).toMatchObject([
      { id: tonight, current: true, expected: 5, arrived: 3, ship: { name: 'Selat Aurora' } },
    ]);
    expect(await get('/office/check-in/sailings?date=2026-12-13')).toEqual([]);
  });

  test('lists a sailing that is delayed past midnight on the day on which it leaves, too', async () => {
    const now = clock.now().toISOString();
    const earlier = desk;
    onTestFinished(() => {
      clock.set(now);
      desk = earlier;
    });
    const late = await createSailing(db, voyage, {
      date: '2027-01-05',
      session: 'nighttime',
    });
    const [departs_at, arrives_at] = [new Date('2027-01-05T17:00:00Z'), new Date('2027-01-06T04:00:00Z')];
    await db.updateTable('sailings').set({ departs_at, arrives_at }).where('id', '=', late).execute();
    for (const date of ['2027-01-05', '2027-01-06'])
      expect(await get(`/office/check-in/sailings?date=${date}`)).toMatchObject([{ id: late }]);
    clock.set('2027-01-05T16:10:00Z');
    desk = await signInStaff(gangway, ['rooms.operate']);
    expect(await get('/office/check-in/sailings')).toMatchObject([{ id: late, current: true }]);
  });
});

describe('check-in records', () => {
  const records = async (query = ''): Promise<RoomEvent[]> =>
    (await get(`/office/room-events?size=200${query}`)).items;
  const actions = async (query: string) => (await records(query)).map(({ action }) => action);

  test('list action, room, order and author, newest first', async () => {
    const list = await records();
    expect(list.map(({ action }) => action)).toEqual(['maintenance', 'check-in']);
    expect(list[1]).toMatchObject({
      at: '2026-12-12T10:00:00.000Z',
      ship: { name: 'Selat Aurora' },
      room: { number: '501', floor: 5 },
      order: { number: family.order.number, contactName: 'Farid' },
      by: { id: desk.id },
    });
    expect(list[0]).toMatchObject({ order: null, notes: 'Lamp 100% gone', by: { id: other.id } });
  });

  test('can be filtered by every field', async () => {
    expect(await actions('&action=check-in')).toEqual(['check-in']);
    expect(await actions(`&systemUserId=${other.id}`)).toEqual(['maintenance']);
    expect(await actions(`&roomId=${voyage.roomIds[0]}`)).toEqual(['check-in']);
    expect(await actions(`&shipId=${voyage.shipId}&withGuests=true`)).toEqual(['check-in']);
    expect(await actions('&shipId=99999')).toEqual([]);
    for (const text of ['501', family.order.number.toLowerCase(), 'farid'])
      expect(await actions(`&search=${text}`), text).toEqual(['check-in']);
    expect(await actions('&search=100%25')).toEqual(['maintenance']);
    expect(await actions('&search=10__')).toEqual([]);
    expect(await actions('&sort=at&descending=false')).toEqual(['check-in', 'maintenance']);
  });

  test('use days of the operator’s time zone, inclusive', async () => {
    expect(await actions('&from=2026-12-12&to=2026-12-12')).toHaveLength(2);
    expect(await actions('&from=2026-12-13')).toEqual([]);
    expect(await actions('&to=2026-12-11')).toEqual([]);
  });

  longTest('of a whole season use the index without sorting', async () => {
    await sql`
      insert into room_events (id, room_id, action, system_user_id, at)
      select gen_random_uuid(), ${voyage.roomIds[0]}, 'clean-completed', ${desk.id}::uuid,
        timestamptz '2026-01-01' + n * interval '3 minutes'
      from generate_series(1, 100000) n
    `.execute(db);
    await sql`analyze room_events`.execute(db);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select e.id from room_events e join rooms r on r.id = e.room_id
      order by e.at desc, e.id desc limit 50
    `.execute(db);
    const plan = rows.map(row => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('room_events_by_time');
    expect(plan).not.toContain('Sort');
    expect(await records('&search=farid')).toHaveLength(1);
  });
});
