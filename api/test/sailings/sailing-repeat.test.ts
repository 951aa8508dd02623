import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, type Voyage } from '../support/database/factories.ts';
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

let keys = 0;
const call = (path: string, body: unknown, key = `repeat-key-${++keys}`) =>
  gangway.call('POST', `/office/sailings/repeat${path}`, {
    body,
    headers: { ...manager.headers, 'Idempotency-Key': key },
  });
const rule = (changes: object = {}) => ({
  shipId: voyage.shipId,
  routeId: voyage.routeId,
  session: 'nighttime',
  departs: '20:00',
  arrives: '07:00',
  capacity: 600,
  weekdays: [5, 6],
  from: '2027-03-01',
  until: '2027-03-14',
  ...changes,
});
const total = async () => (await db.selectFrom('sailings').select('id').execute()).length;

describe('a repeat rule', () => {
  test('previews each date with its clashes, and writes nothing', async () => {
    const other = { session: 'daytime' as const };
    await createSailing(db, voyage, { date: '2027-03-06', session: 'nighttime' });
    await createSailing(db, voyage, { ...other, date: '2027-03-12' });
    const before = await total();
    const { data } = await call('/preview', rule());
    expect(data.dates).toMatchObject([
      { date: '2027-03-05', clashes: [] },
      { date: '2027-03-06', clashes: [{ code: 'ship-sails-already', severity: 'refusal' }] },
      { date: '2027-03-12', clashes: [{ code: 'ship-elsewhere', severity: 'warning' }] },
      { date: '2027-03-13', clashes: [{ code: 'ship-elsewhere' }] },
    ]);
    expect(await total()).toBe(before);
  });

  test('creates all dates or none, and succeeds without the clashing dates', async () => {
    const before = await total();
    expect(await call('', rule())).toMatchObject({
      status: 409,
      msg: '1 of these sailings conflicts with others and cannot be created. Nothing was saved. Please check the preview again.',
    });
    expect(await total()).toBe(before);
    const { data } = await call('', rule({ exceptions: ['2027-03-06'] }), 'the-same-key');
    expect(data).toEqual({ created: 3, first: '2027-03-05', last: '2027-03-13' });
    expect((await call('', rule({ exceptions: ['2027-03-06'] }), 'the-same-key')).data).toEqual(data);
    expect(await total()).toBe(before + 3);
  });

  test('used by two users concurrently creates its sailings once', async () => {
    const same = rule({ from: '2028-01-01', until: '2028-03-31', weekdays: [1, 3, 5] });
    const answers = await Promise.all([call('', same), call('', same), call('', same)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('is refused if it ends before it starts, is too long, or has no date', async () => {
    expect((await call('/preview', rule({ until: '2027-02-28' }))).data.fields).toHaveProperty('until');
    expect((await call('/preview', rule({ until: '2028-04-05' }))).data.fields).toHaveProperty('until');
    expect((await call('', rule({ until: '2027-03-04' }))).data.error).toBe('plan-empty');
    expect((await call('/preview', rule({ weekdays: [] }))).status).toBe(422);
  });
});
