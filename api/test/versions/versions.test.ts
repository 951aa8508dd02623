import { sameInAll } from '@gangway/shared/contract/base/languages.ts';
import { rolePermissions } from '@gangway/shared/contract/base/permissions.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, FARES, type Voyage } from '../support/database/factories.ts';
import { pictureFile, upload } from '../support/documents/uploads.ts';
import { type BookedOrder, book } from '../support/money/paying.ts';
import { type SignedIn, signInCustomer, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';
import { insertPromo } from '../vouchers/promos.ts';
import { isNoEdit } from './not-edits.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call } = gangway;

let voyage: Voyage;
let sailing: number;
let order: BookedOrder;
let one: SignedIn;
let other: SignedIn;
let agent: SignedIn;
let picture: string;

beforeAll(async () => {
  voyage = await createVoyage(db);
  sailing = await createSailing(db, voyage, { date: '2027-03-12' });
  order = await book(gangway, sailing, {});
  one = await signInStaff(gangway, [...rolePermissions]);
  other = await signInStaff(gangway, [...rolePermissions]);
  await db.updateTable('system_users').set({ name: 'Nur Aisyah' }).where('id', '=', one.id).execute();
  agent = await signInCustomer(gangway, 'agent');
  await db.updateTable('customers').set({ real_name: 'Lim' }).where('id', '=', agent.id).execute();
  await insertPromo(db, 'RAYA');
  const files = [await pictureFile('sea.jpg', { color: 'navy' })];
  picture = (await upload(gangway, '/office/slides/picture', files, one.headers)).data.name;
});

// biome-ignore lint/suspicious/noExplicitAny: records of every kind, each with its own type.
type Row = any;
const get = async (path: string): Promise<Row> => (await call('GET', path, { headers: one.headers })).data;
const inList = async (path: string, id: unknown): Promise<Row> => {
  const data = await get(path);
  return (data.items ?? data).find((row: Row) => row.id === id || row.code === id || row.name === id);
};
const post = (path: string, body: object, version: number | '*', by = one) =>
  call('POST', path, {
    body,
    headers: { ...by.headers, 'If-Match': String(version) },
  });
const add = async (path: string, body: object): Promise<Row> => (await post(path, body, '*')).data;

/** How two people make one call from the same reading, with different values. */
interface Edit {
  /** The address, once there is a record to change. */
  at: () => Promise<string> | string;
  read: () => Promise<Row>;
  /** The body of a save that sets this value in the record as it was read. */
  body: (record: Row, text: string) => object;
  /** The value in the field. */
  field: (record: Row) => unknown;
  texts?: readonly [string, string];
}

const ship = (): Promise<Row> => get(`/office/ships/${voyage.shipId}`);
const route = () => inList('/office/routes', voyage.routeId);
const room = () => inList('/office/rooms', voyage.roomIds[0]);
const sails = () => get(`/office/sailings/${sailing}`);
const customer = () => get(`/office/customers/${agent.id}`);
const booked = () => get(`/office/orders/${order.number}`);
const roleBody = ({ id, code, permissions, menuIds }: Row, name: string) => ({
  ...(id && { id }),
  code,
  permissions,
  menuIds,
  name: sameInAll(name),
});
const fares = (adult: string) => ({ ...FARES, adult: Number(adult) });

const edits: Readonly<Record<string, Edit>> = {
  '/office/ships/{id}': {
    at: () => `/office/ships/${voyage.shipId}`,
    read: ship,
    body: ({ name, status, description, weight, capacity }, manager) => ({
      ...{ name, status, description, weight, capacity },
      manager,
    }),
    field: ({ manager }) => manager,
  },
  '/office/rooms/{id}': {
    at: () => `/office/rooms/${voyage.roomIds[0]}`,
    read: room,
    body: ({ number, floor, position, status, ...of }, notes) => ({
      ...{ number, floor, position, status, roomTypeId: of.roomType.id, shipId: of.ship.id },
      notes,
    }),
    field: ({ notes }) => notes,
  },
  '/office/room-types/{id}': {
    at: async () => `/office/room-types/${(await inList('/office/room-types', 'sea-4')).id}`,
    read: () => inList('/office/room-types', 'sea-4'),
    body: ({ code, description, hasWindow, capacityLabel, maxOccupancy }, name) => ({
      ...{ code, description, hasWindow, capacityLabel, maxOccupancy, amenities: ['wifi'] },
      name: sameInAll(name),
    }),
    field: ({ name }) => name.en,
  },
  '/office/ports/{id}': {
    at: async () => `/office/ports/${(await inList('/office/ports', 'penang')).id}`,
    read: () => inList('/office/ports', 'penang'),
    body: ({ code, country }, name) => ({ code, country, name: sameInAll(name) }),
    field: ({ name }) => name.en,
  },
  '/office/promo-codes/{id}': {
    at: async () => `/office/promo-codes/${(await inList('/office/promo-codes', 'RAYA')).id}`,
    read: () => inList('/office/promo-codes', 'RAYA'),
    body: ({ id: _, version: __, uses: ___, ...terms }, minimum) => ({
      ...terms,
      minimumSen: Number(minimum),
    }),
    field: ({ minimumSen }) => String(minimumSen),
    texts: ['10000', '20000'],
  },
  '/office/routes/{id}': {
    at: () => `/office/routes/${voyage.routeId}`,
    read: route,
    body: ({ distanceNm, asksPlaceOfBirth, active }, text) => ({
      ...{ distanceNm, asksPlaceOfBirth, active },
      description: sameInAll(text),
    }),
    field: ({ description }) => description.en,
  },
  '/office/routes/{id}/fares': {
    at: () => `/office/routes/${voyage.routeId}/fares`,
    read: route,
    body: (record, adult) => ({ ...record.fares, nighttime: fares(adult) }),
    field: record => String(record.fares.nighttime.adult),
    texts: ['21000', '22000'],
  },
  '/office/routes/{id}/fare-rules': {
    at: () => `/office/routes/${voyage.routeId}/fare-rules`,
    read: route,
    body: (_record, name) => ({
      rules: [{ session: 'daytime', name, weekdays: [6, 7], from: null, until: null, fares: fares('30000') }],
    }),
    field: record => record.fareRules[0]?.name,
  },
  '/office/sailings/{id}': {
    at: () => `/office/sailings/${sailing}`,
    read: sails,
    body: ({ departsAt, arrivesAt, capacity, nonRefundable, peak, ownFares }, gate) => ({
      ...{ departsAt, arrivesAt, capacity, nonRefundable, peak, fares: ownFares },
      gate,
    }),
    field: ({ gate }) => gate,
  },
  '/office/sailings/{id}/waiting-room': {
    at: () => `/office/sailings/${sailing}/waiting-room`,
    read: () => get(`/office/sailings/${sailing}/waiting-room`),
    body: ({ salesOpenAt }, open) => ({ salesOpenAt, open: open === 'open' }),
    field: ({ openedBy }) => openedBy ?? 'closed',
    texts: ['open', 'closed'],
  },
  '/office/slides/{id}': {
    at: async () => {
      const save = { language: null, title: 'Slide', picture };
      slide ??= (await add('/office/slides', save)).id;
      return `/office/slides/${slide}`;
    },
    read: () => inList('/office/slides', slide),
    body: (record, title) => ({ language: record.language, picture: record.picture.name, title }),
    field: ({ title }) => title,
  },
  '/office/guide/{id}': {
    at: async () => {
      const texts = { heading: sameInAll('Pool'), text: sameInAll('Open until sunset.') };
      guideEntry ??= (await add('/office/guide', { page: 'on-board', ...texts })).id;
      return `/office/guide/${guideEntry}`;
    },
    read: () => inList('/office/guide?page=on-board', guideEntry),
    body: ({ text }, heading) => ({ text, heading: sameInAll(heading) }),
    field: ({ heading }) => heading.en,
  },
  '/office/legal/{id}': {
    at: async () => {
      const text = sameInAll('We carry you.');
      legalVersion ??= (await add('/office/legal', { page: 'terms', validFrom: '2099-01-01', text })).id;
      return `/office/legal/${legalVersion}`;
    },
    read: () => inList('/office/legal?page=terms', legalVersion),
    body: ({ validFrom }, text) => ({ validFrom, text: sameInAll(text) }),
    field: ({ text }) => text.en,
  },
  '/config/update': {
    at: () => '/config/update',
    read: async () => (await get('/config/queryList')).find(({ key }: Row) => key === 'operatorName'),
    body: (_record, value) => ({ key: 'operatorName', value }),
    field: ({ value }) => value,
  },
  '/office/roles/save': {
    at: async () => {
      if (!(await inList('/office/roles', 'purser')))
        await add('/office/roles/save', roleBody({ code: 'purser', permissions: [], menuIds: [] }, 'Purser'));
      return '/office/roles/save';
    },
    read: () => inList('/office/roles', 'purser'),
    body: roleBody,
    field: ({ name }) => name.en,
  },
  '/office/menus/save': {
    at: async () => {
      if (!(await inList('/office/menus', 'Quay')))
        await add('/office/menus/save', { pid: 0, path: '/quay', name: 'Quay', title: 'quay' });
      return '/office/menus/save';
    },
    read: () => inList('/office/menus', 'Quay'),
    body: ({ id, pid, path, name, icon, position }, title) => ({
      ...{ id, pid, path, name, icon, position },
      title,
    }),
    field: ({ title }) => title,
  },
  '/sysUser/save': {
    at: () => '/sysUser/save',
    read: async () => {
      const { data } = await call('POST', '/sysUser/page', { body: { size: 200 }, headers: one.headers });
      return data.items.find(({ id }: Row) => id === other.id);
    },
    body: ({ id, username, email, roles }, name) => ({ ...{ id, username, email, roles }, name }),
    field: ({ name }) => name,
  },
  '/office/customers/{id}': {
    at: () => `/office/customers/${agent.id}`,
    read: customer,
    body: (
      { username, realName, gender, idCard, passport, phone, nationality, birthDate, language },
      remarks,
    ) => ({
      ...{ username, realName, gender, idCard, passport, phone, nationality, birthDate, language },
      email: '',
      remarks,
    }),
    field: ({ remarks }) => remarks,
  },
  '/office/customers/{id}/level': {
    at: () => `/office/customers/${agent.id}/level`,
    read: customer,
    body: (_record, level) => ({ level }),
    field: ({ level }) => level,
    texts: ['super_agent', 'agent'],
  },
  '/office/customers/{id}/superior': {
    at: async () => {
      superior ??= (await signInCustomer(gangway, 'super_agent')).id;
      return `/office/customers/${agent.id}/superior`;
    },
    read: customer,
    body: (_record, which) => ({ superiorId: which === 'none' ? null : superior }),
    field: ({ superiors }) => superiors.length,
    texts: ['some', 'none'],
  },
  '/office/customers/{id}/credit': {
    at: () => `/office/customers/${agent.id}/credit`,
    read: customer,
    body: (_record, sen) => ({ creditSen: Number(sen), reason: 'Season' }),
    field: ({ funds }) => funds.creditSen,
    texts: ['10000', '20000'],
  },
  '/office/customers/{id}/status': {
    at: () => `/office/customers/${agent.id}/status`,
    read: customer,
    body: (_record, status) => ({ status, reason: 'Asked' }),
    field: ({ status }) => status,
    texts: ['inactive', 'active'],
  },
  '/office/orders/{number}/contact': {
    at: () => `/office/orders/${order.number}/contact`,
    read: booked,
    body: ({ contact: { name, email, phone } }, remarks) => ({ name, email, phone, remarks }),
    field: ({ remarks }) => remarks,
  },
  '/office/orders/{number}/passengers/{passengerId}': {
    at: async () => `/office/orders/${order.number}/passengers/${(await booked()).people[0].id}`,
    read: async () => (await booked()).people[0],
    body: ({ id: _, version: _v, ticketId: _t, boardingStatus: _b, canceledAt: _c, ...person }, remarks) => ({
      ...person,
      remarks,
    }),
    field: ({ remarks }) => remarks,
  },
};
let slide: number | undefined;
let guideEntry: number | undefined;
let legalVersion: number | undefined;
let superior: string | undefined;

test('a corrected name is not undone by another desk’s change of the phone (the report that started this)', async () => {
  const [read] = (await booked()).people;
  const { id, version, ticketId: _, boardingStatus: _b, canceledAt: _c, ...person } = read;
  const path = `/office/orders/${order.number}/passengers/${id}`;
  const corrected = await post(path, { ...person, name: 'Tan Wei Meng' }, version, one);
  expect(corrected.status).toBe(200);
  gangway.clock.advance(11_000);
  const refused = await post(path, { ...person, phone: '+60123456789' }, version, other);
  expect(refused).toMatchObject({
    status: 409,
    data: {
      error: 'changed-meanwhile',
      meanwhile: {
        version: version + 1,
        record: { name: 'Tan Wei Meng', phone: person.phone },
        by: { kind: 'staff', name: 'Nur Aisyah' },
      },
    },
  });
  const { record } = refused.data.meanwhile;
  const merged = { ...person, name: record.name, phone: '+60123456789' };
  expect((await post(path, merged, record.version, other)).status).toBe(200);
  expect((await booked()).people[0]).toMatchObject({ name: 'Tan Wei Meng', phone: merged.phone });
});

describe('every call of the office that changes a record', () => {
  test('takes a version, or is listed as needing none', async () => {
    const { paths } = (await (await gangway.app.request('/prod-api/openapi.json')).json()) as {
      paths: Record<string, { post?: { parameters?: { in: string; name: string }[] } }>;
    };
    const posts = Object.entries(paths).filter(
      ([path, { post: of }]) => of && /^\/(office|config|sysUser)\//.test(path),
    );
    const versioned = posts.filter(([, { post: of }]) =>
      of?.parameters?.some(({ name }) => name === 'if-match'),
    );
    expect(versioned.map(([path]) => path).sort()).toEqual(Object.keys(edits).sort());
    const others = posts.map(([path]) => path).filter(path => !(path in edits));
    expect(others.filter(path => !isNoEdit(path))).toEqual([]);
    expect(Object.keys(edits).filter(isNoEdit)).toEqual([]);
  });

  test.each(Object.entries(edits))('%s refuses a save from an earlier version', async (_path, edit) => {
    const path = await edit.at();
    const [first, second] = edit.texts ?? ['First', 'Second'];
    const read = await edit.read();
    gangway.clock.advance(1000);
    const missing = await gangway.app.request(`/prod-api${path}`, {
      method: 'POST',
      headers: { ...one.headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(edit.body(read, first)),
    });
    expect(missing.status).toBe(428);
    expect(await missing.json()).toMatchObject({ data: { error: 'version-needed' } });

    const saved = await post(path, edit.body(read, first), read.version, one);
    expect(saved.status, saved.msg).toBe(200);
    const stands = await edit.read();
    expect(edit.field(stands)).not.toEqual(edit.field(read));
    expect(stands.version).toBeGreaterThan(read.version);

    const refused = await post(path, edit.body(read, second), read.version, other);
    expect(refused).toMatchObject({
      status: 409,
      data: {
        error: 'changed-meanwhile',
        meanwhile: { version: stands.version, by: { name: 'Nur Aisyah' } },
      },
    });
    expect(await edit.read()).toEqual(stands);

    const again = await post(path, edit.body(stands, second), refused.data.meanwhile.version, other);
    expect(again.status, again.msg).toBe(200);
    expect(edit.field(await edit.read())).not.toEqual(edit.field(stands));
  });

  test('one of two concurrent saves is refused', async () => {
    const read = await ship();
    const { body } = edits['/office/ships/{id}'] as Edit;
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map(text =>
        post(`/office/ships/${voyage.shipId}`, body(read, text), read.version),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});

test('bookings that write an order and its sailing make no new version', async () => {
  await post(`/office/sailings/${sailing}/waiting-room`, { salesOpenAt: null, open: false }, '*');
  const [before, sailed] = [await booked(), await sails()];
  const next = await book(gangway, sailing, {});
  await db
    .updateTable('orders')
    .set({ updated_at: gangway.clock.now() })
    .where('number', '=', order.number)
    .execute();
  expect((await booked()).version).toBe(before.version);
  expect((await get(`/office/orders/${next.number}`)).version).toBe(1);
  expect((await sails()).version).toBe(sailed.version);
});
