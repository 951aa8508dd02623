import type { SavedPassenger } from '@gangway/shared/contract/people/accounts.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { savedPassengerInput } from '../support/database/factories.ts';
import { type SignedIn, signInCustomer } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const gangway = await createTestApp(await createTestDatabase());
const { call } = gangway;

let customer: SignedIn;
beforeEach(async () => {
  customer = await signInCustomer(gangway);
});

const save = (changes: Record<string, unknown> = {}) =>
  call('POST', '/customers/me/passengers', {
    body: { ...savedPassengerInput(), ...changes },
    headers: customer.headers,
  });
const list = async () => (await call('GET', '/customers/me/passengers', { headers: customer.headers })).data;
const passport = {
  idType: 'passport',
  idNumber: 'A1234567',
  documentExpiry: '2030-01-31',
  issuingCountry: 'KR',
};

describe('saved passengers', () => {
  test('are saved, listed by name, changed and deleted', async () => {
    const { status, data: mother } = await save({ phone: '+60 12-345 6789', email: 'Aisyah@Example.com' });
    expect(status).toBe(200);
    expect(mother).toMatchObject({
      ...savedPassengerInput(),
      phone: '+60123456789',
      email: 'aisyah@example.com',
      documentExpiry: null,
      issuingCountry: null,
      underDataAge: false,
    });
    const { data: uncle } = await save({ name: '김민준', nationality: 'KR', ...passport });
    expect(uncle).toMatchObject(passport);
    expect(await list()).toEqual({ items: [mother, uncle], most: 30 });

    const { data: married } = await save({ id: mother.id, name: 'Aisyah Lim' });
    expect(married).toMatchObject({ id: mother.id, name: 'Aisyah Lim', phone: '' });
    expect((await list()).items).toHaveLength(2);

    const path = `/customers/me/passengers/${mother.id}/delete`;
    expect((await call('POST', path, { headers: customer.headers })).status).toBe(200);
    expect((await call('POST', path, { headers: customer.headers })).status).toBe(404);
    expect((await list()).items).toEqual([uncle]);
  });

  test('lose the passport fields when changed to an identity card', async () => {
    const { data } = await save(passport);
    const { idType, idNumber } = savedPassengerInput();
    const changed = await save({ id: data.id, ...passport, idType, idNumber });
    expect(changed.data).toMatchObject({ idType: 'idCard', documentExpiry: null, issuingCountry: null });
  });

  test('under 13 are entered by the adult, without phone or e-mail', async () => {
    const child = { name: 'Hana', birthDate: '2013-11-21' };
    expect((await save(child)).data.underDataAge).toBe(true);
    const answer = await save({ ...child, phone: '+60 12-345 6789', email: 'hana@example.com' });
    expect(answer).toMatchObject({ status: 422, data: { error: 'invalid-input' } });
    expect(Object.keys(answer.data.fields)).toEqual(['phone', 'email']);
    expect((await save({ ...child, birthDate: '2013-11-20', phone: '+60 12-345 6789' })).status).toBe(200);
  });

  test.each([
    ['no name', { name: ' ' }, ['name']],
    ['no gender', { gender: undefined }, ['gender']],
    ['a birth date in the future', { birthDate: '2026-11-21' }, ['birthDate']],
    ['an invalid country', { nationality: 'Korea' }, ['nationality']],
    ['no document', { idNumber: '' }, ['idNumber']],
    ['an incomplete passport', { idType: 'passport' }, ['documentExpiry', 'issuingCountry']],
    ['an invalid e-mail address', { email: 'at home' }, ['email']],
  ])('are refused with %s', async (_, changes, fields) => {
    const answer = await save(changes);
    expect(answer).toMatchObject({ status: 422, data: { error: 'invalid-input' } });
    expect(Object.keys(answer.data.fields)).toEqual(fields);
    expect((await list()).items).toEqual([]);
  });

  test('are limited to 30, even concurrently, and can still be changed', async () => {
    const answers = await Promise.all(
      Array.from({ length: 35 }, (_, index) => save({ name: `Guest ${index}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 409, data: { error: 'saved-passengers-full' } });
    expect(refused?.msg).toContain('30');
    const [first] = (await list()).items as SavedPassenger[];
    expect((await save({ id: first?.id, name: 'Somebody else' })).status).toBe(200);
  });

  test('of another customer cannot be changed', async () => {
    const { data } = await save();
    customer = await signInCustomer(gangway);
    expect(await save({ id: data.id, name: 'Mine now' })).toMatchObject({ status: 404 });
    expect((await list()).items).toEqual([]);
  });
});
