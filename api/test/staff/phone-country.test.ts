import { setPhoneCountry } from '@gangway/shared/contract/entries/phone-country.ts';
import { afterAll, expect, test } from 'vitest';
import { followPhoneCountry } from '../../src/operator/phone-country.live.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, newContact, orderInput } from '../support/database/factories.ts';
import { newKey } from '../support/money/paying.ts';
import { signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';
import { eventually } from '../support/waiting.ts';

const database = await createTestDatabase();
const [here, there] = [await createTestApp(database), await createTestApp(database)];
const sailingId = await createSailing(database.db, await createVoyage(database.db));
const manager = await signInStaff(here, ['settings.manage', 'settings.read']);
const stop = followPhoneCountry(there.deps);
afterAll(() => {
  stop();
  setPhoneCountry('MY');
});

const book = (phone: string) =>
  there.call('POST', '/orders', {
    headers: { 'Idempotency-Key': newKey() },
    body: orderInput(sailingId, { contact: { ...newContact(), phone } }),
  });
const set = (value: unknown) =>
  here.call('POST', '/config/update', { headers: manager.headers, body: { key: 'phoneCountry', value } });

test('a number without a country code belongs to the country of the operator’s setting, in every copy', async () => {
  expect(await book('9123 4567')).toMatchObject({
    status: 422,
    data: { error: 'invalid-input' },
  });
  expect(await set('Singapore')).toMatchObject({ status: 422 });
  expect(await set('SG')).toMatchObject({ status: 200 });
  await eventually(async () =>
    expect((await book('9123 4567')).data.order.contact.phone).toBe('+6591234567'),
  );
  expect((await there.call('GET', '/settings/public')).data).toMatchObject({ phoneCountry: 'SG' });
});
