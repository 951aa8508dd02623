import { sameInAll, textIn } from '@gangway/shared/contract/base/languages.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, FARES, type Voyage } from '../support/database/factories.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);

let voyage: Voyage;
let manager: SignedIn;
beforeAll(async () => {
  voyage = await createVoyage(db);
  manager = await signInStaff(gangway, ['catalogue.manage']);
});

const call = (method: 'GET' | 'POST', path: string, body?: unknown) =>
  gangway.call(method, `/office${path}`, {
    headers: manager.headers,
    ...(body !== undefined && { body }),
  });
const names = (en: string, zh = en, ko = en) => ({ en, zh, ko });
const port = (code: string, en = code) => ({ code, name: names(en), country: 'MY' });
const noTexts = {
  gettingThere: sameInAll(),
  parking: sameInAll(),
  boarding: sameInAll(),
  accessibility: sameInAll(),
};
const addPort = async (code: string) => (await call('POST', '/ports', port(code))).data.id as number;
const auditOf = (entity: string, id: number) =>
  db
    .selectFrom('audit_entries')
    .select(['actor', 'action', 'detail'])
    .where('entity', '=', entity)
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute();
const route = (departurePortId: number, destinationPortId: number, changes: object = {}) => ({
  departurePortId,
  destinationPortId,
  distanceNm: 80,
  description: names('Along the coast'),
  ...changes,
});

describe('ports', () => {
  test('are added with three names and a position, and appear on the site at once', async () => {
    const tioman = {
      code: 'tioman',
      name: names('Tioman', '刁曼岛', '티오만'),
      country: 'MY',
      position: { latitude: 2.81, longitude: 104.16 },
    };
    const { data } = await call('POST', '/ports', tioman);
    expect(data).toEqual({
      id: data.id,
      ...tioman,
      timeZone: 'Asia/Kuala_Lumpur',
      address: '',
      ...noTexts,
      hasFacts: false,
      routes: 0,
      version: 1,
    });
    expect((await gangway.call('GET', '/ports')).data).toContainEqual({
      id: data.id,
      ...tioman,
      timeZone: 'Asia/Kuala_Lumpur',
      hasFacts: false,
    });
    expect(await auditOf('ports', data.id)).toMatchObject([
      { actor: `staff:${manager.id}`, action: 'created', detail: tioman },
    ]);
  });

  test('are found by name in any language, and paged', async () => {
    const found = async (query: string) =>
      (await call('GET', `/ports?${query}`)).data.items.map(({ code }: { code: string }) => code);
    expect(await found(`search=${encodeURIComponent('刁曼')}`)).toEqual(['tioman']);
    expect(await found('search=klang')).toEqual(['port-klang']);
    expect(await found('search=_')).toEqual([]);
    expect(await found('sort=code&size=1')).toEqual(['penang']);
    expect(await found('sort=code&size=1&page=2')).toEqual(['port-klang']);
    expect(await found('sort=code&descending=true&size=1')).toEqual(['tioman']);
  });

  test('are found by an alternative name', async () => {
    const id = await addPort('langkawi');
    await call('POST', `/ports/${id}`, {
      ...port('langkawi'),
      name: names('Langkawi', '浮罗交怡', '랑카위'),
    });
    const search = encodeURIComponent('兰卡威');
    expect((await call('GET', `/ports?search=${search}`)).data.items).toMatchObject([{ code: 'langkawi' }]);
  });

  test('are changed with an audit entry, and without one if unchanged', async () => {
    const id = await addPort('redang');
    await call('POST', `/ports/${id}`, { ...port('redang'), country: 'TH' });
    await call('POST', `/ports/${id}`, { ...port('redang'), country: 'TH' });
    const entries = await auditOf('ports', id);
    expect(entries.map(({ action }) => action)).toEqual(['created', 'changed']);
    expect(entries[1]?.detail).toEqual({ changes: { country: { from: 'MY', to: 'TH' } } });
  });

  test('refuse a taken or invalid code, a missing name, and an unknown port', async () => {
    expect(await call('POST', '/ports', port('penang'))).toMatchObject({
      status: 409,
      data: { fields: { code: 'Another port has this code.' } },
    });
    expect((await call('POST', '/ports', port('Port 5'))).data.fields).toHaveProperty('code');
    expect(
      (await call('POST', '/ports', { ...port('lumut'), name: { en: 'Lumut', zh: ' ', ko: 'Lumut' } })).data
        .fields,
    ).toEqual({ 'name.zh': 'Please fill this in.' });
    expect((await call('POST', '/ports/9999', port('lumut'))).status).toBe(404);
  });

  test('fall back to the English name without one in Bahasa Malaysia', async () => {
    const { id, name } = (await call('POST', '/ports', port('teluk-lumut', 'Lumut'))).data;
    expect(name).toEqual(names('Lumut'));
    const malay = { ...port('teluk-lumut'), name: { ...names('Lumut'), ms: ' Teluk Lumut ' } };
    expect((await call('POST', `/ports/${id}`, malay)).data.name.ms).toBe('Teluk Lumut');
    const cleared = { ...port('teluk-lumut'), name: { ...names('Lumut'), ms: '' } };
    const { data } = await call('POST', `/ports/${id}`, cleared);
    expect(textIn(data.name, 'ms')).toBe('Lumut');
  });

  test('have texts for customers by language, with an address, in a new version (R407)', async () => {
    const id = await addPort('labuan');
    const facts = {
      address: 'Jalan Merdeka, 87000 Labuan',
      gettingThere: { en: 'Bus 6\nor a taxi.', zh: '乘 6 路公交车。', ko: '', ms: 'Bas 6.' },
      parking: { ...sameInAll(), en: 'None.' },
    };
    const { data } = await call('POST', `/ports/${id}`, { ...port('labuan'), ...facts });
    expect(data).toMatchObject({ ...facts, boarding: sameInAll(), hasFacts: true, version: 2 });
    expect((await auditOf('ports', id)).at(-1)?.detail).toEqual({
      changes: {
        address: { from: '', to: facts.address },
        gettingThere: { from: sameInAll(), to: facts.gettingThere },
        parking: { from: sameInAll(), to: facts.parking },
      },
    });
    expect((await gangway.call('GET', `/ports/${id}`)).data).toEqual({
      id,
      ...port('labuan'),
      timeZone: 'Asia/Kuala_Lumpur',
      ...noTexts,
      ...facts,
      position: null,
      hasFacts: true,
      boardingOpensMinutes: 180,
      boardingClosesMinutes: 15,
    });
    expect((await gangway.call('GET', '/ports')).data).toContainEqual({
      id,
      ...port('labuan'),
      timeZone: 'Asia/Kuala_Lumpur',
      position: null,
      hasFacts: true,
    });
    expect((await gangway.call('GET', '/ports/9999')).status).toBe(404);
  });

  test('refuse a text without English, and one that is too long', async () => {
    const save = async (texts: object) =>
      (await call('POST', '/ports', { ...port('sandakan'), ...texts })).data.fields;
    expect(await save({ parking: { ...sameInAll(), zh: '没有。' } })).toEqual({
      'parking.en': 'Please write it in English first. Languages without a text show the English one.',
    });
    expect(await save({ boarding: { ...sameInAll(), en: 'x'.repeat(1001) } })).toHaveProperty('boarding.en');
    expect(await save({ address: 'x'.repeat(201) })).toHaveProperty('address');
  });

  test('tell a sailing’s pages that they are described, once they are', async () => {
    const [{ departure }] = (await gangway.call('GET', '/routes')).data;
    expect(departure).toMatchObject({ code: 'port-klang', hasFacts: false });
    const facts = { boarding: { ...sameInAll(), en: 'Bring your passport.' } };
    await call('POST', `/ports/${departure.id}`, { ...port('port-klang', 'Port Klang'), ...facts });
    const sailing = await createSailing(db, voyage, { date: '2027-02-12' });
    expect((await gangway.call('GET', '/routes')).data[0].departure.hasFacts).toBe(true);
    expect((await gangway.call('GET', `/sailings/${sailing}`)).data.route).toMatchObject({
      departure: { hasFacts: true },
      destination: { hasFacts: false },
    });
    await db.deleteFrom('sailings').where('id', '=', sailing).execute();
  });

  test('added concurrently with one code are added once', async () => {
    const answers = await Promise.all([
      call('POST', '/ports', port('lumut')),
      call('POST', '/ports', port('lumut')),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('routes', () => {
  test('are added between two ports with fares, and changed', async () => {
    const [here, there] = [await addPort('kuantan'), await addPort('dungun')];
    const { data } = await call(
      'POST',
      '/routes',
      route(here, there, { fares: { daytime: FARES, nighttime: null } }),
    );
    expect(data).toMatchObject({
      departure: { code: 'kuantan' },
      destination: { code: 'dungun' },
      active: true,
      fares: { daytime: FARES, nighttime: null },
      upcoming: 0,
      nextDate: null,
    });
    const changed = await call('POST', `/routes/${data.id}`, {
      distanceNm: 90,
      description: names('Along the coast'),
      asksPlaceOfBirth: false,
      active: false,
    });
    expect(changed.data).toMatchObject({ distanceNm: 90, active: false });
    expect((await auditOf('routes', data.id)).at(-1)?.detail).toEqual({
      changes: { distanceNm: { from: 80, to: 90 }, active: { from: true, to: false } },
    });
  });

  test('refuse duplicates, the same port twice, and unknown ports', async () => {
    const { departure, destination } = (await call('GET', '/routes?search=klang')).data.items[0];
    expect((await call('POST', '/routes', route(departure.id, destination.id))).data.error).toBe(
      'route-exists',
    );
    expect((await call('POST', '/routes', route(departure.id, departure.id))).data.fields).toHaveProperty(
      'destinationPortId',
    );
    expect((await call('POST', '/routes', route(departure.id, 9_999))).data.fields).toHaveProperty(
      'destinationPortId',
    );
  });

  test('that are retired are no longer sold, and the answer counts affected sailings', async () => {
    const sailingId = await createSailing(db, voyage, { date: '2027-03-12' });
    const before = (await call('GET', `/routes?search=klang`)).data.items[0];
    expect(before).toMatchObject({ upcoming: 1, nextDate: '2027-03-12' });
    const { id, distanceNm, description, asksPlaceOfBirth } = before;
    await call('POST', `/routes/${id}`, { distanceNm, description, asksPlaceOfBirth, active: false });
    expect((await gangway.call('GET', '/sailings')).data.total).toBe(0);
    const form = {
      shipId: voyage.shipId,
      routeId: id,
      date: '2027-03-13',
      session: 'daytime',
      departs: '09:00',
      arrives: '17:00',
      capacity: 10,
    };
    expect((await call('POST', '/sailings', form)).data.fields).toEqual({
      routeId: 'This route is out of service.',
    });
    await call('POST', `/routes/${id}`, { distanceNm, description, asksPlaceOfBirth, active: true });
    expect((await gangway.call('GET', '/sailings')).data.items).toMatchObject([{ id: sailingId }]);
  });

  test('change fares at once, and keep fares of sessions with sailings', async () => {
    const { id } = (await call('GET', '/routes?search=klang')).data.items[0];
    const dearer = { adult: 25_000, child: 15_000, infant: 3_000, senior: 20_000 };
    const { data } = await call('POST', `/routes/${id}/fares`, { daytime: dearer, nighttime: FARES });
    expect(data.fares).toEqual({ daytime: dearer, nighttime: FARES });
    expect((await gangway.call('GET', '/sailings')).data.items).toMatchObject([{ fromSen: 25_000 }]);
    expect(await call('POST', `/routes/${id}/fares`, { daytime: null, nighttime: FARES })).toMatchObject({
      status: 409,
      data: { error: 'route-fares-needed' },
    });
    expect(
      (await call('POST', `/routes/${id}/fares`, { daytime: dearer, nighttime: null })).data.fares.nighttime,
    ).toBeNull();
    expect((await auditOf('routes', id)).map(({ action }) => action)).toContain('fares-changed');
    expect(
      (
        await call('POST', `/routes/${id}/fares`, {
          daytime: { ...dearer, adult: 10_000_001 },
          nighttime: null,
        })
      ).status,
    ).toBe(422);
  });

  test('a session without fares cannot have sailings', async () => {
    const { id } = (await call('GET', '/routes?search=klang')).data.items[0];
    const form = {
      shipId: voyage.shipId,
      routeId: id,
      date: '2027-05-13',
      session: 'nighttime',
      departs: '20:00',
      arrives: '07:00',
      capacity: 10,
    };
    expect((await call('POST', '/sailings', form)).data.fields).toHaveProperty('fares');
  });
});
