import { sameInAll } from '@gangway/shared/contract/base/languages.ts';
import type { OfficeLegalVersion } from '@gangway/shared/contract/office/system/legal.ts';
import { addDays, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock } = gangway;
let manager: SignedIn;

const START = clock.now();
const today = () => localDateIn(clock.now());
const post = (path: string, body?: unknown, version: number | '*' = '*') =>
  call('POST', path, { body, headers: { ...manager.headers, 'If-Match': String(version) } });
const save = (validFrom: string, english: string, others: object = {}) => ({
  validFrom,
  text: { ...sameInAll(), en: english, ...others },
});
async function add(validFrom: string, english: string, others: object = {}): Promise<OfficeLegalVersion> {
  const { data, msg } = await post('/office/legal', { page: 'terms', ...save(validFrom, english, others) });
  if (!data?.id) throw new Error(msg);
  return data;
}
const read = async (language = 'en', edition?: number) =>
  (await call('GET', `/legal/terms?language=${language}${edition ? `&edition=${edition}` : ''}`)).data;

beforeAll(async () => {
  manager = await signInStaff(gangway, ['settings.manage']);
});
beforeEach(async () => {
  clock.set(START.toISOString());
  await db.deleteFrom('legal_versions').execute();
});

test('without a version that holds there is none, and the site shows its template (R458)', async () => {
  expect(await read()).toBeNull();
  await add(addDays(today(), 1), '# Your booking\n\nOne sailing.');
  expect(await read()).toBeNull();
});

test('a version holds from its day until the next one, and earlier ones stay readable', async () => {
  const first = await add(today(), 'First');
  const second = await add(addDays(today(), 10), 'Second', { zh: '第二版' });
  expect(await read()).toEqual({
    id: first.id,
    validFrom: first.validFrom,
    text: 'First',
    others: [{ id: second.id, validFrom: second.validFrom }],
  });
  clock.advance(10 * 86_400_000);
  expect(await read()).toMatchObject({ id: second.id, text: 'Second' });
  expect(await read('zh')).toMatchObject({ text: '第二版' });
  expect(await read('ms')).toMatchObject({ text: 'Second' });
  expect(await read('en', first.id)).toMatchObject({ text: 'First', others: [{ id: second.id }] });
  expect(await call('GET', '/legal/privacy?language=en')).toMatchObject({ status: 200, data: null });
  expect((await call('GET', `/legal/privacy?language=en&edition=${first.id}`)).status).toBe(404);
});

describe('a version that does not hold yet', () => {
  test('is changed and deleted, and the audit log says so', async () => {
    const version = await add(addDays(today(), 5), 'Draft');
    const changed = await post(
      `/office/legal/${version.id}`,
      save(addDays(today(), 6), 'Final'),
      version.version,
    );
    expect(changed).toMatchObject({
      status: 200,
      data: { validFrom: addDays(today(), 6), text: { en: 'Final' } },
    });
    expect(
      (await post(`/office/legal/${version.id}`, save(today(), 'Late'), version.version)).data.error,
    ).toBe('changed-meanwhile');
    expect((await post(`/office/legal/${version.id}/delete`)).status).toBe(200);
    const entries = await db
      .selectFrom('audit_entries')
      .select(['action', 'detail'])
      .where('entity', '=', 'legal_versions')
      .where('entity_id', '=', String(version.id))
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['created', 'updated', 'deleted']);
    expect(entries[2]?.detail).toMatchObject({ page: 'terms', text: { en: 'Final' } });
  });
});

describe('refused is', () => {
  test('a date in the past, and one that is taken', async () => {
    await add(today(), 'First');
    const next = await add(addDays(today(), 3), 'Second');
    const past = await post('/office/legal', { page: 'terms', ...save(addDays(today(), -1), 'Past') });
    expect(past).toMatchObject({
      status: 422,
      data: { error: 'legal-past-date', fields: { validFrom: expect.any(String) } },
    });
    const taken = await post('/office/legal', { page: 'terms', ...save(today(), 'Again') });
    expect(taken).toMatchObject({
      status: 409,
      data: { error: 'legal-date-taken', fields: { validFrom: expect.any(String) } },
    });
    expect((await post(`/office/legal/${next.id}`, save(today(), 'Again'))).data.error).toBe(
      'legal-date-taken',
    );
    expect((await post('/office/legal', { page: 'privacy', ...save(today(), 'Another page') })).status).toBe(
      200,
    );
  });

  test('a change or a deletion of a version that holds', async () => {
    const { id } = await add(today(), 'First');
    expect((await post(`/office/legal/${id}`, save(addDays(today(), 1), 'Changed'))).data.error).toBe(
      'legal-version-fixed',
    );
    expect((await post(`/office/legal/${id}/delete`)).data.error).toBe('legal-version-fixed');
    expect(await read()).toMatchObject({ text: 'First' });
  });

  test('a figure that does not exist, in any language, and a page without English', async () => {
    const unknown = await post('/office/legal', {
      page: 'terms',
      ...save(today(), 'Within {{holdMinutes}} minutes.', { ko: '{{minutes}}분' }),
    });
    expect(unknown).toMatchObject({ status: 422, data: { fields: { 'text.ko': expect.any(String) } } });
    expect(
      await post('/office/legal', { page: 'terms', ...save(today(), '', { zh: '中文' }) }),
    ).toMatchObject({
      status: 422,
      data: { fields: { 'text.en': expect.any(String) } },
    });
  });

  test('staff who may only read settings', async () => {
    const { headers } = await signInStaff(gangway, ['settings.read']);
    expect((await call('GET', '/office/legal?page=terms', { headers })).status).toBe(403);
  });
});
