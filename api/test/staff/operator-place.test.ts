import { place, setPlace } from '@gangway/shared/domain/place/place.ts';
import { placeOf } from '@gangway/shared/domain/place/place-of.ts';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { adoptPlace, followPlace } from '../../src/operator/operator-place.live.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, newContact, orderInput } from '../support/database/factories.ts';
import { newKey } from '../support/money/paying.ts';
import { signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';
import { eventually } from '../support/waiting.ts';

const MALAYSIA = place();
const database = await createTestDatabase();
const [here, there] = [await createTestApp(database), await createTestApp(database)];
const sailingId = await createSailing(database.db, await createVoyage(database.db));
const manager = await signInStaff(here, ['settings.manage', 'settings.read']);
const stop = followPlace(there.deps);
afterAll(() => {
  stop();
  setPlace(MALAYSIA);
});

const book = (phone: string) =>
  there.call('POST', '/orders', {
    headers: { 'Idempotency-Key': newKey() },
    body: orderInput(sailingId, { contact: { ...newContact(), phone } }),
  });
const set = (key: string, value: unknown) =>
  here.call('POST', '/config/update', { headers: manager.headers, body: { key, value } });

test('a number without a country code belongs to the country of the operator’s setting, in every copy', async () => {
  expect(await book('9123 4567')).toMatchObject({
    status: 422,
    data: { error: 'invalid-input' },
  });
  expect(await set('phoneCountry', 'Singapore')).toMatchObject({ status: 422 });
  expect(await set('phoneCountry', 'SG')).toMatchObject({ status: 200 });
  await eventually(async () =>
    expect((await book('9123 4567')).data.order.contact.phone).toBe('+6591234567'),
  );
  expect((await there.call('GET', '/settings/public')).data).toMatchObject({ phoneCountry: 'SG' });
});

test('with sailings, the currency and the time zone stay as they are (R480, R481)', async () => {
  for (const [key, value] of [
    ['currency', 'EUR'],
    ['timeZone', 'Europe/Helsinki'],
  ] as const) {
    expect(await set(key, value)).toMatchObject({
      status: 422,
      data: { error: 'invalid-input', fields: { value: expect.stringMatching(/^There are sailings/) } },
    });
    const add = { headers: manager.headers, body: { key, value } };
    expect(await here.call('POST', '/config/add', add)).toMatchObject({ status: 422 });
    const past = sql`insert into settings (key, value) values (${key}, ${JSON.stringify(value)})`;
    await expect(past.execute(database.db)).rejects.toMatchObject({ constraint: 'place_in_use' });
  }
  expect(await set('roundsCash', false)).toMatchObject({ status: 200 });
});

test('before the first sailing they are chosen, and every copy writes in them', async () => {
  const empty = await createTestDatabase();
  const app = await createTestApp(empty);
  const { headers } = await signInStaff(app, ['settings.manage', 'settings.read']);
  const choose = (key: string, value: unknown) =>
    app.call('POST', '/config/update', { headers, body: { key, value } });
  expect(await choose('currency', 'euro')).toMatchObject({ status: 422 });
  expect(await choose('timeZone', 'Helsinki')).toMatchObject({
    data: { fields: { value: expect.stringMatching(/^This is no time zone/) } },
  });
  expect(await choose('currency', 'EUR')).toMatchObject({ status: 200 });
  expect(await choose('timeZone', 'Europe/Helsinki')).toMatchObject({ status: 200 });
  await adoptPlace({ db: empty.db });
  expect(place()).toEqual(
    placeOf({ currency: 'EUR', timeZone: 'Europe/Helsinki', roundsCash: true, phoneCountry: 'MY' }),
  );
  expect((await app.call('GET', '/settings/public')).data).toMatchObject({
    currency: 'EUR',
    roundsCash: true,
    timeZone: 'Europe/Helsinki',
  });
  const { rows } = await sql`select receipt_year('2026-12-31 21:59Z') as here,
    receipt_year('2026-12-31 22:00Z') as later`.execute(empty.db);
  expect(rows).toEqual([{ here: 2026, later: 2027 }]);
  const sailingId = await createSailing(empty.db, await createVoyage(empty.db));
  const order = await app.call('POST', '/orders', {
    headers: { 'Idempotency-Key': newKey() },
    body: orderInput(sailingId, { expectedTotalSen: 1 }),
  });
  expect(order).toMatchObject({ status: 409, msg: expect.stringContaining('€') });
});
