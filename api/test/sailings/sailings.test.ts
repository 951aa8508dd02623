import { sameInAll } from '@gangway/shared/contract/base/languages.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { readShipDetail } from '../../src/features/ships/ships.service.ts';
import { inTransaction, nameActor } from '../../src/lib/database/database.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  beforehand,
  CABIN_SEN,
  createSailing,
  createVoyage,
  FARES,
  orderInput,
  passengerInput,
  type Voyage,
} from '../support/database/factories.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
let api: TestApp;
let voyage: Voyage;
let day: number;
let night: number;

beforeAll(async () => {
  api = await createTestApp(database);
  voyage = await createVoyage(database.db, { rooms: 2 });
  day = await createSailing(database.db, voyage, { date: '2027-03-12', capacity: 5 });
  night = await createSailing(database.db, voyage, {
    date: '2027-03-13',
    session: 'nighttime',
    capacity: 50,
  });
});

const search = async (query: string) => (await api.call('GET', `/sailings?${query}`)).data;
const ids = async (query: string) => (await search(query)).items.map((item: { id: number }) => item.id);

describe('sailing search', () => {
  it('shows places left and the lowest prices', async () => {
    const { items, total } = await search('departure=port-klang&destination=penang');
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({
      id: day,
      date: '2027-03-12',
      session: 'daytime',
      placesLeft: 5,
      hasCabins: true,
      cabinsLeft: 2,
      fromSen: FARES.adult,
      cabinFromSen: CABIN_SEN,
      ship: { code: 'selat-aurora' },
      route: { departure: { code: 'port-klang' }, destination: { code: 'penang' } },
    });
  });

  it('filters by direction, dates, session, ship and party', async () => {
    expect(await ids('departure=penang')).toEqual([]);
    expect(await ids('from=2027-03-13')).toEqual([night]);
    expect(await ids('to=2027-03-12')).toEqual([day]);
    expect(await ids('session=nighttime')).toEqual([night]);
    expect(await ids('ship=selat-kenari')).toEqual([]);
    expect(await ids('party=6')).toEqual([night]);
  });

  it('is paged, with the total count', async () => {
    const { items, total } = await search('size=1&page=2');
    expect(items.map((item: { id: number }) => item.id)).toEqual([night]);
    expect(total).toBe(2);
  });

  it('does not count an expired hold, even before the job has run', async () => {
    const booked = await api.call('POST', '/orders', {
      headers: { 'Idempotency-Key': 'search-hold' },
      body: orderInput(day, {
        passengers: [passengerInput(), passengerInput({ name: 'Ben' })],
        cabins: { kind: 'chosen', roomIds: voyage.roomIds.slice(0, 1) },
        expectedTotalSen: 2 * FARES.adult + CABIN_SEN,
      }),
    });
    expect(booked.status).toBe(200);
    expect((await search('to=2027-03-12')).items[0]).toMatchObject({ placesLeft: 3, cabinsLeft: 1 });
    api.clock.advance(16 * 60_000);
    expect((await search('to=2027-03-12')).items[0]).toMatchObject({ placesLeft: 5, cabinsLeft: 2 });
  });

  it('leaves out sailings that are no longer on sale', async () => {
    api.clock.set('2027-03-12T00:30:00Z');
    expect(await ids('')).toEqual([night]);
    api.clock.set('2026-11-20T02:00:00Z');
  });

  it('refuses an invalid query, naming the field', async () => {
    const answer = await api.call('GET', '/sailings?party=ten&from=12.03.2027');
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.data.fields).sort()).toEqual(['from', 'party']);
  });
});

describe('calendar', () => {
  it('lists dates with sailings and their lowest fare', async () => {
    const { data } = await api.call('GET', '/sailings/calendar?from=2027-03-01&to=2027-03-31');
    expect(data).toEqual([
      { date: '2027-03-12', sessions: ['daytime'], fromSen: FARES.adult },
      { date: '2027-03-13', sessions: ['nighttime'], fromSen: FARES.adult },
    ]);
  });
});

describe('one sailing', () => {
  it('contains every fare, room type and cabin', async () => {
    const { data } = await api.call('GET', `/sailings/${night}`);
    expect(data.fares).toEqual(FARES);
    expect(data.roomTypes).toMatchObject([
      { code: 'sea-4', priceSen: CABIN_SEN, roomsLeft: 2, maxOccupancy: 4 },
    ]);
    expect(data.cabins.map((cabin: { number: string }) => cabin.number)).toEqual(['501', '502']);
    expect(data.bookable).toBe(true);
  });

  it('is not found under an unknown id', async () => {
    expect(await api.call('GET', '/sailings/999999')).toMatchObject({
      status: 404,
      data: { error: 'sailing-not-found' },
    });
  });
});

describe('one ship (R464)', () => {
  it('has its cabins, and its cabin types at the lowest price of the sailings on sale', async () => {
    const { data } = await api.call('GET', '/ships/selat-aurora');
    expect(data).toMatchObject({
      name: 'Selat Aurora',
      roomTypes: [{ code: 'sea-4', maxOccupancy: 4, fromSen: CABIN_SEN }],
      cabins: [
        { number: '501', accessible: false, beside: [] },
        { number: '502', accessible: false, beside: [] },
      ],
    });
    expect(data.cabins[0]).not.toHaveProperty('free');
    const price = (weekday: number, priceSen: number) =>
      database.db
        .updateTable('room_type_prices')
        .set({ price_sen: priceSen })
        .where('weekday', '=', weekday)
        .execute();
    const lowest = async () => (await api.call('GET', '/ships/selat-aurora')).data.roomTypes[0].fromSen;
    // 12 and 13 March 2027 are a Friday and a Saturday; no sailing is on a Monday.
    await price(1, 1);
    expect(await lowest()).toBe(CABIN_SEN);
    await price(6, CABIN_SEN - 1);
    expect(await lowest()).toBe(CABIN_SEN - 1);
    await price(1, CABIN_SEN);
    await price(6, CABIN_SEN);
  });

  it('has no price while nothing is on sale', async () => {
    const { roomTypes } = await readShipDetail(
      { ...api.deps, clock: { now: () => new Date('2028-01-01T00:00:00Z') } },
      'selat-aurora',
    );
    expect(roomTypes).toMatchObject([{ fromSen: null }]);
  });

  it('is not found under an unknown code, or out of service', async () => {
    const missing = { status: 404, data: { error: 'ship-not-found' } };
    expect(await api.call('GET', '/ships/selat-kenari')).toMatchObject(missing);
    const status = (name: 'active' | 'maintenance') =>
      inTransaction(api.deps, 'system:test', trx => trx.updateTable('ships').set({ status: name }).execute());
    await status('maintenance');
    expect(await api.call('GET', '/ships/selat-aurora')).toMatchObject(missing);
    await status('active');
  });
});

describe('routes and ports', () => {
  it('list each route with its next date and lowest fare', async () => {
    const { data } = await api.call('GET', '/routes');
    expect(data).toMatchObject([
      { nextDate: '2027-03-12', fromSen: FARES.adult, sessions: ['daytime', 'nighttime'] },
    ]);
    const { data: ports } = await api.call('GET', '/ports');
    expect(ports).toMatchObject([{ position: null }, { position: null }]);
    expect((await api.call('GET', '/ships')).data).toMatchObject([{ name: 'Selat Aurora' }]);
  });

  it('contain a port’s position if it is known', async () => {
    const charted = (latitude: number, longitude: number | null) =>
      database.db.updateTable('ports').set({ latitude, longitude }).where('code', '=', 'penang').execute();
    await charted(5.418, 100.347);
    expect((await api.call('GET', '/ports')).data).toMatchObject([
      { code: 'penang', position: { latitude: 5.418, longitude: 100.347 } },
      { code: 'port-klang', position: null },
    ]);
    await expect(charted(5.418, null)).rejects.toThrow('ports_check');
    await expect(charted(91, 100.347)).rejects.toThrow('ports_latitude_check');
  });
});

describe('a ship without cabins', () => {
  it('is not a ship whose cabins are sold out', async () => {
    const ship = { name: 'Selat Melati', code: 'selat-melati', description: sameInAll(''), capacity: 40 };
    const { id: shipId } = await database.db.transaction().execute(async trx => {
      await nameActor(trx, 'system:test', beforehand);
      return trx.insertInto('ships').values(ship).returning('id').executeTakeFirstOrThrow();
    });
    const id = await createSailing(database.db, { ...voyage, shipId }, { date: '2027-03-14', capacity: 40 });
    const none = { hasCabins: false, cabinsLeft: 0, cabinFromSen: null };
    expect((await api.call('GET', `/sailings/${id}`)).data).toMatchObject(none);
    api.clock.advance(2_000);
    expect((await search('ship=selat-melati')).items).toMatchObject([none]);
    expect((await api.call('GET', `/sailings/${night}`)).data).toMatchObject({ hasCabins: true });
  });
});
