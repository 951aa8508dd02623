import type { OfficeRoomType, PriceChange } from '@gangway/shared/contract/office/fleet/room-types.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, type Voyage } from '../support/database/factories.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call } = gangway;
let manager: SignedIn;
let voyage: Voyage;

beforeAll(async () => {
  manager = await signInStaff(gangway, ['catalogue.manage']);
  voyage = await createVoyage(db);
});

const post = (path: string, body?: unknown) => call('POST', path, { body, headers: manager.headers });
const list = async (query = ''): Promise<OfficeRoomType[]> =>
  (await call('GET', `/office/room-types?size=200${query}`, { headers: manager.headers })).data.items;
const read = async (id: number) => (await list()).find(type => type.id === id) as OfficeRoomType;
const typeInput = (changes: object = {}) => ({
  code: 'BA2',
  name: { en: 'Balcony Twin', zh: '阳台双床房', ko: '발코니 트윈' },
  description: { en: 'Two beds', zh: '双床', ko: '침대 두 개' },
  hasWindow: true,
  capacityLabel: 2,
  maxOccupancy: 3,
  amenities: ['wifi', 'toilet', 'Balcony hammock'],
  prices: {
    daytime: [10_000, 10_100, 10_200, 10_300, 10_400, 10_500, 10_600],
    nighttime: [20_000, 20_100, 20_200, 20_300, 20_400, 20_500, 20_601],
  },
  ...changes,
});
async function makeType(code: string, changes: object = {}): Promise<OfficeRoomType> {
  const { data, msg } = await post('/office/room-types', typeInput({ code, ...changes }));
  if (!data.id) throw new Error(msg);
  return data;
}

describe('a room type', () => {
  test('is created with 14 prices and custom amenities', async () => {
    const made = await makeType('BA2');
    expect(made).toMatchObject({
      ...typeInput(),
      amenities: ['Balcony hammock', 'toilet', 'wifi'],
      rooms: 0,
    });
    expect(await read(made.id)).toEqual(made);
  });

  test('is changed as a whole, with an audit entry', async () => {
    const made = await makeType('CH1');
    const changed = await post(
      `/office/room-types/${made.id}`,
      typeInput({ code: 'CH1', maxOccupancy: 6, amenities: ['toilet'], hasWindow: false }),
    );
    expect(changed.data).toMatchObject({ maxOccupancy: 6, amenities: ['toilet'], hasWindow: false });
    const reported = await db
      .selectFrom('audit_entries')
      .select('detail')
      .where('entity', '=', 'room_types')
      .where('entity_id', '=', String(made.id))
      .where('action', '=', 'updated')
      .executeTakeFirstOrThrow();
    expect(reported.detail).toEqual({
      changes: {
        maxOccupancy: { from: 3, to: 6 },
        hasWindow: { from: true, to: false },
        amenities: { from: ['Balcony hammock', 'toilet', 'wifi'], to: ['toilet'] },
      },
    });
  });

  test.each([
    ['occupancy 0', { maxOccupancy: 0 }, { maxOccupancy: 'Number must be between 1 and 6' }],
    ['occupancy 7', { maxOccupancy: 7 }, { maxOccupancy: 'Number must be between 1 and 6' }],
    ['occupancy 2.5', { maxOccupancy: 2.5 }, { maxOccupancy: 'Number must be between 1 and 6' }],
    ['no amenities', { amenities: [] }, { amenities: 'Please fill this in.' }],
    ['an amenity twice', { amenities: ['wifi', 'WiFi'] }, { amenities: 'This is already in the list.' }],
    ['no name in Korean', { name: { en: 'A', zh: '甲', ko: ' ' } }, { 'name.ko': 'Please fill this in.' }],
    ['a code of blanks', { code: 'A B' }, { code: 'Please check the format.' }],
    ['a fourth kind of beds', { capacityLabel: 4 }, { capacityLabel: 'This is too long or too large.' }],
    [
      'six prices',
      { prices: { daytime: [1, 2, 3, 4, 5, 6], nighttime: typeInput().prices.nighttime } },
      { 'prices.daytime': 'This is too short or too small.' },
    ],
    [
      'a negative price',
      { prices: { daytime: [-1, 0, 0, 0, 0, 0, 0], nighttime: typeInput().prices.nighttime } },
      { 'prices.daytime.0': 'This is too short or too small.' },
    ],
  ])('with %s is refused at its field', async (_, changes, fields) => {
    const { status, data } = await post('/office/room-types', typeInput({ code: 'NO1', ...changes }));
    expect({ status, fields: data.fields }).toEqual({ status: 422, fields });
  });

  test('keeps its prices if omitted, and requires them if new', async () => {
    const made = await makeType('KEEP');
    const { data } = await post(
      `/office/room-types/${made.id}`,
      typeInput({ code: 'KEEP', maxOccupancy: 2, prices: undefined }),
    );
    expect(data).toMatchObject({ maxOccupancy: 2, prices: made.prices });
    const refused = await post('/office/room-types', typeInput({ code: 'NONE', prices: undefined }));
    expect(refused.data.fields).toEqual({ prices: 'Please fill this in.' });
  });

  test('with a taken code is refused', async () => {
    await makeType('TWIN');
    expect(await post('/office/room-types', typeInput({ code: 'TWIN' }))).toMatchObject({
      status: 409,
      data: { error: 'room-type-code-taken', fields: { code: 'Another room type has this code.' } },
    });
  });

  test('is deleted only without rooms', async () => {
    const [used] = await list('&search=sea-4');
    const refused = await post(`/office/room-types/${used?.id}/delete`);
    expect(refused).toMatchObject({ status: 409, data: { error: 'room-type-used' } });
    expect(refused.msg).toBe('4 rooms have this type. Give them another type first.');
    const free = await makeType('GONE');
    expect((await post(`/office/room-types/${free.id}/delete`)).status).toBe(200);
    expect(await read(free.id)).toBeUndefined();
    expect((await post(`/office/room-types/${free.id}/delete`)).status).toBe(404);
  });

  test('is found by code, name in any language, amenity and window', async () => {
    await makeType('QQ9', { name: { en: 'Quiet', zh: '静音舱', ko: '조용한 방' }, hasWindow: false });
    for (const text of ['qq9', 'uiet', '静音', '조용'])
      expect((await list(`&search=${encodeURIComponent(text)}`)).map(({ code }) => code)).toEqual(['QQ9']);
    expect((await list('&search=hammock&hasWindow=false')).map(({ code }) => code)).toEqual(['QQ9']);
    const codes = (await list('&sort=code&descending=true')).map(({ code }) => code.toLowerCase());
    expect(codes).toEqual([...codes].sort().reverse());
  });
});

describe('the price table', () => {
  const change = (roomTypeId: number, changes: Partial<PriceChange> = {}): PriceChange => ({
    roomTypeId,
    weekday: 6,
    session: 'nighttime',
    fromSen: 20_500,
    toSen: 25_000,
    ...changes,
  });
  const save = (changes: PriceChange[]) => post('/office/room-types/prices', { changes });

  test('changes cells of several types at once', async () => {
    const one = await makeType('PT1');
    const other = await makeType('PT2');
    const answer = await save([
      change(one.id),
      change(other.id, { session: 'daytime', weekday: 1, fromSen: 10_000, toSen: 0 }),
    ]);
    expect(answer.status).toBe(200);
    expect((await read(one.id)).prices.nighttime).toEqual([
      20_000, 20_100, 20_200, 20_300, 20_400, 25_000, 20_601,
    ]);
    expect((await read(other.id)).prices.daytime[0]).toBe(0);
    const reported = await db
      .selectFrom('audit_entries')
      .select('detail')
      .where('entity', '=', 'room_types')
      .where('entity_id', '=', String(one.id))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(reported.detail).toEqual({ changes: { 'prices.nighttime.6': { from: 20_500, to: 25_000 } } });
  });

  test('of two concurrent editors one is refused, and none of their changes are saved', async () => {
    const type = await makeType('PT3');
    const answers = await Promise.all([
      save([change(type.id, { toSen: 1 })]),
      save([change(type.id, { toSen: 2 }), change(type.id, { weekday: 1, fromSen: 20_000, toSen: 2 })]),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.data.error).toBe('prices-changed');
    expect(refused?.data.fields).toEqual({ 'changes.0': expect.stringMatching(/^RM 0\.0[12]$/) });
    const { nighttime } = (await read(type.id)).prices;
    expect([
      [1, 20_000],
      [2, 2],
    ]).toContainEqual([nighttime[5], nighttime[0]]);
  });

  test.each([
    [
      'en',
      '2 of these prices have been changed by someone else: PT5en Nighttime Sat, PT5en Daytime Mon. Nothing was saved.',
    ],
    ['zh', '其中 2 个价格已被他人更改：PT5zh 夜间 周六, PT5zh 日间 周一。'],
    ['ko', '가격 2개를 바꿨습니다: PT5ko 야간 토, PT5ko 주간 월.'],
  ])('reports changed cells in %s with their current prices, and saves nothing', async (language, words) => {
    const type = await makeType(`PT5${language}`);
    const monday = { session: 'daytime', weekday: 1, fromSen: 10_000 } as const;
    await save([change(type.id, { toSen: 33_300 }), change(type.id, { ...monday, toSen: 0 })]);
    const answer = await call('POST', '/office/room-types/prices', {
      headers: { ...manager.headers, 'Accept-Language': language },
      body: {
        changes: [
          change(type.id, { weekday: 7, fromSen: 20_601, toSen: 5 }),
          change(type.id, { toSen: 1 }),
          change(type.id, { ...monday, toSen: 2 }),
        ],
      },
    });
    expect(answer).toMatchObject({
      status: 409,
      data: { fields: { 'changes.1': 'RM 333.00', 'changes.2': 'RM 0.00' } },
    });
    expect(Object.keys(answer.data.fields)).toHaveLength(2);
    expect(answer.msg).toContain(words);
    expect((await read(type.id)).prices.nighttime.slice(5)).toEqual([33_300, 20_601]);
  });

  test('a price above RM 100,000.00 is refused', async () => {
    const type = await makeType('PT4');
    expect((await save([change(type.id, { toSen: 10_000_001 })])).status).toBe(422);
    expect((await save([change(999_999)])).status).toBe(404);
  });

  test('a booking is priced by its weekday and session', async () => {
    const [type] = await list('&search=sea-4');
    const id = type?.id ?? 0;
    // 2027-03-13 is a Saturday.
    const sailing = await createSailing(db, voyage, { date: '2027-03-13', session: 'nighttime' });
    const priceNow = async () => (await call('GET', `/sailings/${sailing}`)).data.roomTypes[0].priceSen;
    expect(await priceNow()).toBe(30_000);
    await save([change(id, { fromSen: 30_000, toSen: 34_567 })]);
    expect(await priceNow()).toBe(34_567);
  });
});
