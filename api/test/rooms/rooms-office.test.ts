import { sameInAll } from '@gangway/shared/contract/base/languages.ts';
import type { OfficeRoom } from '@gangway/shared/contract/office/fleet/rooms.ts';
import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/lib/database/database.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, type Voyage } from '../support/database/factories.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { bookCabin } from '../support/people/cabin-guests.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call } = gangway;
let voyage: Voyage;
let manager: SignedIn;
let typeId: number;
let smallTypeId: number;
let otherShipId: number;

beforeAll(async () => {
  voyage = await createVoyage(db);
  manager = await signInStaff(gangway, ['catalogue.manage', 'rooms.operate']);
  const text = sameInAll('x');
  const type = (code: string, max_occupancy: number) =>
    db
      .insertInto('room_types')
      .values({ code, name: text, description: text, has_window: false, capacity_label: 1, max_occupancy })
      .returning('id')
      .executeTakeFirstOrThrow();
  typeId = (await type('IN4', 4)).id;
  smallTypeId = (await type('IN1', 1)).id;
  otherShipId = await inTransaction(gangway.deps, 'system:test', async trx => {
    const ship = { name: 'Selat Kenari', code: 'selat-kenari', description: text, capacity: 500 };
    return (await trx.insertInto('ships').values(ship).returning('id').executeTakeFirstOrThrow()).id;
  });
});

const post = (path: string, body?: unknown) => call('POST', path, { body, headers: manager.headers });
const list = async (query: string, size = 200) =>
  (await call('GET', `/office/rooms?size=${size}&${query}`, { headers: manager.headers })).data;
const roomInput = (changes: object = {}) => ({
  number: '701',
  roomTypeId: typeId,
  shipId: voyage.shipId,
  floor: 7,
  position: 'starboard',
  status: 'available',
  notes: 'Connecting door to 703',
  accessible: false,
  beside: [],
  ...changes,
});
async function makeRoom(number: string, changes: object = {}): Promise<OfficeRoom> {
  const { data, msg } = await post('/office/rooms', roomInput({ number, ...changes }));
  if (!data.id) throw new Error(msg);
  return data;
}
const inputOf = ({
  number,
  roomType,
  ship,
  floor,
  position,
  status,
  notes,
  accessible,
  beside,
}: OfficeRoom) => ({
  number,
  roomTypeId: roomType.id,
  shipId: ship.id,
  floor,
  position,
  status,
  notes,
  accessible,
  beside,
});
const change = (room: OfficeRoom, changes: object) =>
  post(`/office/rooms/${room.id}`, { ...inputOf(room), ...changes });
const auditOf = (id: number) =>
  db
    .selectFrom('audit_entries')
    .select(['action', 'detail', 'to_state'])
    .where('entity', '=', 'rooms')
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute();

describe('a room', () => {
  test('is created with all its fields and an audit entry', async () => {
    const room = await makeRoom('701');
    expect(inputOf(room)).toEqual(roomInput());
    expect(room.used).toBe(false);
    expect((await auditOf(room.id)).map(({ action }) => action)).toEqual(['state', 'created']);
  });

  test.each(['number', 'roomTypeId', 'floor', 'position', 'shipId', 'status'])(
    'without %s is refused',
    async field => {
      const { status, data } = await post('/office/rooms', roomInput({ number: '799', [field]: undefined }));
      expect({ status, fields: data.fields }).toEqual({
        status: 422,
        fields: { [field]: expect.any(String) },
      });
    },
  );

  test.each([
    ['deck 31', { floor: 31 }, 'floor'],
    ['an unknown position', { position: 'roof' }, 'position'],
    ['an unknown type', { roomTypeId: 999_999 }, 'roomTypeId'],
    ['an unknown ship', { shipId: 999_999 }, 'shipId'],
    ['a number of blanks', { number: '   ' }, 'number'],
  ])('with %s is refused at its field', async (_, changes, field) => {
    const { status, data } = await post('/office/rooms', roomInput({ number: '798', ...changes }));
    expect({ status, fields: Object.keys(data.fields) }).toEqual({ status: 422, fields: [field] });
  });

  test('with a taken number is refused, but not on another ship', async () => {
    await makeRoom('702');
    expect(await post('/office/rooms', roomInput({ number: ' 702 ' }))).toMatchObject({
      status: 409,
      msg: 'This ship already has a room 702. Please choose another number.',
      data: { fields: { number: 'This ship already has this number.' } },
    });
    expect((await makeRoom('702', { shipId: otherShipId })).ship.name).toBe('Selat Kenari');
  });

  test('can be marked as suitable for a wheelchair, which the deck plan says (R405)', async () => {
    const room = await makeRoom('750');
    expect(room.accessible).toBe(false);
    const { data } = await change(room, { accessible: true });
    expect(data).toMatchObject({ accessible: true, version: room.version + 1 });
    expect((await auditOf(room.id)).at(-1)?.detail).toEqual({
      changes: { accessible: { from: false, to: true } },
    });
    const id = await createSailing(db, voyage, { date: '2027-06-20' });
    const sailing = (await call('GET', `/sailings/${id}`)).data as SailingDetail;
    const marked = sailing.cabins.filter(({ accessible }) => accessible).map(({ number }) => number);
    expect(marked).toEqual(['750']);
  });

  test('can be marked as beside stairs and toilets, which the deck plan says (R422)', async () => {
    const room = await makeRoom('751');
    expect(room.beside).toEqual([]);
    const { data } = await change(room, { beside: ['toilets', 'stairs', 'toilets'] });
    expect(data).toMatchObject({ beside: ['stairs', 'toilets'], version: room.version + 1 });
    expect((await auditOf(room.id)).at(-1)?.detail).toEqual({
      changes: { beside: { from: [], to: ['stairs', 'toilets'] } },
    });
    const id = await createSailing(db, voyage, { date: '2027-06-21' });
    const sailing = (await call('GET', `/sailings/${id}`)).data as SailingDetail;
    expect(sailing.cabins.find(({ number }) => number === '751')).toMatchObject({
      beside: ['stairs', 'toilets'],
    });
    expect(sailing.cabins.filter(({ beside }) => beside.length > 0)).toHaveLength(1);
    expect(await post('/office/rooms', roomInput({ number: '752', beside: ['pool'] }))).toMatchObject({
      status: 422,
    });
  });

  test('can be changed, and moved to another ship while unused', async () => {
    const room = await makeRoom('703');
    const { data } = await change(room, { shipId: otherShipId, floor: 8, position: 'stern', notes: '' });
    expect(data).toMatchObject({ ship: { id: otherShipId }, floor: 8, position: 'stern', notes: '' });
    expect((await auditOf(room.id)).at(-1)?.detail).toEqual({
      changes: {
        shipId: { from: voyage.shipId, to: otherShipId },
        floor: { from: 7, to: 8 },
        position: { from: 'starboard', to: 'stern' },
        notes: { from: 'Connecting door to 703', to: '' },
      },
    });
  });

  test('changes its status by an action, which is recorded', async () => {
    const room = await makeRoom('704');
    expect((await change(room, { status: 'maintenance', notes: 'Lamp' })).data.status).toBe('maintenance');
    expect((await change(room, { status: 'dirty' })).data.status).toBe('dirty');
    expect((await change(room, { status: 'available' })).data).toMatchObject({
      status: 'available',
      used: true,
    });
    const events = await db
      .selectFrom('room_events')
      .select(['action', 'notes'])
      .where('room_id', '=', room.id)
      .orderBy('sequence')
      .execute();
    expect(events.map(({ action }) => action)).toEqual([
      'maintenance',
      'maintenance-over',
      'clean-completed',
    ]);
    expect(events[0]?.notes).toBe('Lamp');
  });

  test('becomes dirty only by check-out or after maintenance', async () => {
    const room = await makeRoom('760');
    const refused = await change(room, { status: 'dirty' });
    expect(refused).toMatchObject({ status: 409, data: { error: 'room-dirty-by-hand' } });
    expect(refused.data.fields).toEqual({ status: 'room-dirty-by-hand' });
    expect((await change(room, { notes: 'Clean' })).data).toMatchObject({
      status: 'available',
      notes: 'Clean',
    });
  });

  test('is occupied only by check-in, and released only by check-out', async () => {
    const byHand = { status: 409, data: { error: 'room-occupied-by-hand' } };
    expect(await post('/office/rooms', roomInput({ number: '705', status: 'occupied' }))).toMatchObject(
      byHand,
    );
    const room = await makeRoom('705');
    expect(await change(room, { status: 'occupied' })).toMatchObject(byHand);
    await post(`/office/rooms/${room.id}/check-in`, { notes: 'Crew' });
    for (const status of ['available', 'maintenance'])
      expect((await change(room, { status })).data.error).toBe('room-still-occupied');
    expect((await change(room, { status: 'occupied', notes: 'Crew stays' })).data.notes).toBe('Crew stays');
    expect((await change(room, { status: 'dirty' })).data.status).toBe('dirty');
  });

  test('that was booked cannot be moved, deleted, or given a type too small for its guests', async () => {
    const [roomId = 0] = voyage.roomIds;
    const sailing = await createSailing(db, voyage, { date: '2026-12-24' });
    await bookCabin(gangway, sailing, roomId);
    const { items } = await list(`shipId=${voyage.shipId}&search=501`);
    const room = items[0] as OfficeRoom;
    expect((await change(room, { shipId: otherShipId })).data.error).toBe('room-stays-on-ship');
    expect(await change(room, { roomTypeId: smallTypeId })).toMatchObject({
      status: 409,
      msg: 'Room 501 is booked for 2 guests on an upcoming sailing; this type takes 1. Choose a larger type.',
    });
    expect((await change(room, { roomTypeId: typeId })).status).toBe(200);
    const refused = await post(`/office/rooms/${roomId}/delete`);
    expect(refused).toMatchObject({ status: 409, data: { error: 'room-used' } });
    expect(refused.msg).toContain('Put it under maintenance instead');
  });

  test('that was never used can be deleted', async () => {
    const room = await makeRoom('706');
    expect((await post(`/office/rooms/${room.id}/delete`)).status).toBe(200);
    expect((await list('search=706')).total).toBe(0);
    expect((await post(`/office/rooms/${room.id}/delete`)).status).toBe(404);
    expect((await auditOf(room.id)).at(-1)).toMatchObject({
      action: 'deleted',
      detail: { number: '706', ship: 'Selat Aurora' },
    });
  });
});

describe('many rooms at once', () => {
  const bulk = (changes: object = {}) => ({
    shipId: otherShipId,
    roomTypeId: typeId,
    floorFrom: 3,
    floorTo: 4,
    from: 8,
    to: 11,
    position: 'sides',
    ...changes,
  });

  test('are numbered by deck, odd to starboard and even to port', async () => {
    expect((await post('/office/rooms/bulk', bulk())).data).toEqual({ created: 8 });
    const { items } = await list(`shipId=${otherShipId}&floor=4&sort=number`);
    expect(items.map(({ number, position, status }: OfficeRoom) => [number, position, status])).toEqual([
      ['408', 'port', 'available'],
      ['409', 'starboard', 'available'],
      ['410', 'port', 'available'],
      ['411', 'starboard', 'available'],
    ]);
  });

  test('are created all or none, and taken numbers are listed', async () => {
    await post('/office/rooms/bulk', bulk({ floorFrom: 5, floorTo: 5, from: 2, to: 3 }));
    const refused = await post('/office/rooms/bulk', bulk({ floorFrom: 5, floorTo: 6, from: 1, to: 4 }));
    expect(refused).toMatchObject({
      status: 409,
      msg: 'This ship already has these rooms: 502, 503. No rooms were created.',
    });
    expect((await list(`shipId=${otherShipId}&floor=6`)).total).toBe(0);
  });

  test.each([
    ['a range that ends before it begins', { from: 9, to: 8 }, 'to'],
    ['decks that end before they begin', { floorFrom: 9, floorTo: 8 }, 'floorTo'],
    ['more than 300', { floorFrom: 10, floorTo: 12, from: 1, to: 101 }, 'to'],
    ['an unknown ship', { shipId: 999_999 }, 'shipId'],
  ])('are refused with %s', async (_, changes, field) => {
    const { status, data } = await post(
      '/office/rooms/bulk',
      bulk({ floorFrom: 12, floorTo: 12, ...changes }),
    );
    expect({ status, fields: Object.keys(data.fields) }).toEqual({ status: 422, fields: [field] });
  });

  test('by two users concurrently are created once', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => post('/office/rooms/bulk', bulk({ floorFrom: 20, floorTo: 20 }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await list(`shipId=${otherShipId}&floor=20`)).total).toBe(4);
  });
});

test('the list is searched, filtered, naturally sorted by number, and paged', async () => {
  for (const number of ['9901', '99', '990']) await makeRoom(number, { floor: 9, notes: 'List' });
  const numbers = async (query: string, size?: number) =>
    (await list(query, size)).items.map(({ number }: OfficeRoom) => number);
  expect(await numbers('search=List')).toEqual(['99', '990', '9901']);
  expect(await numbers('search=List&descending=true')).toEqual(['9901', '990', '99']);
  expect(await numbers('search=List&page=2', 2)).toEqual(['9901']);
  expect(await numbers(`search=List&shipId=${otherShipId}`)).toEqual([]);
  expect(await numbers('search=99&position=port')).toEqual([]);
  expect(await numbers(`floor=9&roomTypeId=${typeId}&status=available`)).toEqual(['99', '990', '9901']);
});

test('the choices contain the ships with their decks, the types, and the staff in room records', async () => {
  const { data } = await call('GET', '/office/rooms/choices', { headers: manager.headers });
  const ship = data.ships.find(({ id }: { id: number }) => id === voyage.shipId);
  expect(ship).toMatchObject({ name: 'Selat Aurora', status: 'active' });
  expect(ship.floors).toEqual(expect.arrayContaining([5, 7, 9]));
  expect(data.roomTypes.map(({ code }: { code: string }) => code)).toEqual(['IN1', 'IN4', 'sea-4']);
  expect(data.officers.map(({ id }: { id: string }) => id)).toEqual([manager.id]);
});
