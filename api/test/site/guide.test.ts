import { sameInAll } from '@gangway/shared/contract/base/languages.ts';
import { type GuideEntry, type GuidePage, guidePages } from '@gangway/shared/contract/guide.ts';
import { guideLimits, type OfficeGuideEntry } from '@gangway/shared/contract/office/system/guide.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call } = gangway;
let manager: SignedIn;

const post = (path: string, body?: unknown, version: number | '*' = '*') =>
  call('POST', path, { body, headers: { ...manager.headers, 'If-Match': String(version) } });
const entry = (english: string, others: object = {}) => ({
  heading: { ...sameInAll(), en: english },
  text: { ...sameInAll(), en: `About ${english}.` },
  ...others,
});
async function add(page: GuidePage, english: string, others: object = {}): Promise<OfficeGuideEntry> {
  const { data, msg } = await post('/office/guide', { page, ...entry(english, others) });
  if (!data?.id) throw new Error(msg);
  return data;
}
const list = async (page: GuidePage): Promise<OfficeGuideEntry[]> =>
  (await call('GET', `/office/guide?page=${page}`, { headers: manager.headers })).data;
const read = async (page: GuidePage, language = 'en'): Promise<GuideEntry[]> =>
  (await call('GET', `/guide/${page}?language=${language}`)).data;
const headings = async (page: GuidePage) => (await read(page)).map(({ heading }) => heading);

beforeAll(async () => {
  manager = await signInStaff(gangway, ['catalogue.manage']);
});
beforeEach(async () => {
  await db.deleteFrom('guide_entries').execute();
});

test('a page exists once it has an entry, and no longer than it has one', async () => {
  expect((await call('GET', '/guide')).data).toEqual([]);
  for (const page of guidePages)
    expect(await call('GET', `/guide/${page}?language=en`)).toMatchObject({
      status: 404,
      data: { error: 'not-found' },
    });
  const { id } = await add('faq', 'Bicycles');
  await add('on-board', 'The pool');
  expect((await call('GET', '/guide')).data).toEqual(['on-board', 'faq']);
  await post(`/office/guide/${id}/delete`);
  expect((await call('GET', '/guide')).data).toEqual(['on-board']);
  expect((await call('GET', '/guide/faq?language=en')).status).toBe(404);
  expect((await call('GET', '/guide/menu?language=en')).status).toBe(422);
});

test('an entry is read in each language, and as a whole in English where it is not written in it', async () => {
  const { id } = await add('luggage', 'Suitcases', {
    heading: { ...sameInAll(), en: 'Suitcases', zh: '行李箱' },
    text: { ...sameInAll(), en: 'One each.\n\nUp to 20 kg.', zh: '每人一件。' },
  });
  expect(await read('luggage')).toEqual([{ id, heading: 'Suitcases', text: 'One each.\n\nUp to 20 kg.' }]);
  expect(await read('luggage', 'zh')).toEqual([{ id, heading: '行李箱', text: '每人一件。' }]);
  for (const language of ['ko', 'ms'])
    expect(await read('luggage', language)).toEqual([
      { id, heading: 'Suitcases', text: 'One each.\n\nUp to 20 kg.' },
    ]);
});

test('entries of a page are reordered all or none, and keep their ids', async () => {
  const first = await add('faq', 'First');
  const second = await add('faq', 'Second');
  const third = await add('faq', 'Third');
  await add('luggage', 'Elsewhere');
  expect((await list('faq')).map(({ position }) => position)).toEqual([1, 2, 3]);
  const seen = [first.id, second.id, third.id];
  const ids = [third.id, first.id, second.id];
  const order = (body: object) => post('/office/guide/order', { page: 'faq', ...body });
  expect((await order({ seen, ids })).status).toBe(200);
  expect(await headings('faq')).toEqual(['Third', 'First', 'Second']);
  expect((await list('faq')).map(({ id }) => id)).toEqual(ids);
  for (const stale of [
    { seen, ids },
    { seen: ids, ids: ids.slice(1) },
  ])
    expect(await order(stale)).toMatchObject({ status: 409, data: { error: 'list-changed' } });
  await post(`/office/guide/${third.id}/delete`);
  expect((await list('faq')).map(({ position }) => position)).toEqual([1, 2]);
  expect((await list('luggage')).map(({ position }) => position)).toEqual([1]);
});

test('an entry is changed from the version that was read, and audited', async () => {
  const { id, version } = await add('on-board', 'Meals');
  const changed = await post(`/office/guide/${id}`, entry('Food and drink'), version);
  expect(changed.data).toMatchObject({ version: version + 1, heading: { en: 'Food and drink' } });
  const late = await post(`/office/guide/${id}`, entry('Dinner'), version);
  expect(late).toMatchObject({
    status: 409,
    data: {
      error: 'changed-meanwhile',
      meanwhile: { version: version + 1, record: { id, heading: { en: 'Food and drink' } } },
    },
  });
  await post(`/office/guide/${id}/delete`);
  for (const path of [`/office/guide/${id}`, `/office/guide/${id}/delete`])
    expect((await post(path, entry('Dinner'), version)).status).toBe(404);
  const entries = await db
    .selectFrom('audit_entries')
    .select(['action', 'detail'])
    .where('entity', '=', 'guide_entries')
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(['created', 'updated', 'deleted']);
  expect(entries[1]?.detail).toMatchObject({
    changes: { heading: { from: { en: 'Meals' }, to: { en: 'Food and drink' } } },
  });
});

test('a page has a limit', async () => {
  await db
    .insertInto('guide_entries')
    .values(
      Array.from({ length: guideLimits.entries }, (_, index) => ({
        page: 'faq' as const,
        position: index + 1,
        ...entry(`Question ${index}`),
      })),
    )
    .execute();
  expect(await post('/office/guide', { page: 'faq', ...entry('One more') })).toMatchObject({
    status: 409,
    data: { error: 'guide-page-full' },
  });
  expect((await post('/office/guide', { page: 'luggage', ...entry('One more') })).status).toBe(200);
});

describe('refused at its field:', () => {
  const none = sameInAll();
  test.each([
    ['no English heading', { heading: none }, 'heading.en'],
    ['no English text', { text: none }, 'text.en'],
    ['a Chinese heading without its text', { heading: { ...none, en: 'Pool', zh: '泳池' } }, 'text.zh'],
    ['a Malay text without its heading', { text: { ...none, en: 'Open.', ms: 'Dibuka.' } }, 'heading.ms'],
    ['a heading that is too long', { heading: { ...none, en: 'x'.repeat(161) } }, 'heading.en'],
    ['an unknown page', { page: 'menu' }, 'page'],
  ])('%s', async (_, changes, field) => {
    const { status, data } = await post('/office/guide', { page: 'faq', ...entry('Pool'), ...changes });
    expect({ status, fields: Object.keys(data.fields) }).toEqual({ status: 422, fields: [field] });
  });
});

describe('the database refuses', () => {
  const texts = JSON.stringify({ ...sameInAll(), en: 'Pool' });
  const mixed = JSON.stringify({ ...sameInAll(), en: 'Pool', zh: '泳池' });
  const insert = (page: string, position: number, heading: string) =>
    sql`insert into guide_entries (page, position, heading, text) values (${page}, ${position}, ${heading}, ${texts})`.execute(
      db,
    );
  test.each([
    ['an unknown page', () => insert('menu', 1, texts), /guide_page/],
    ['an entry that mixes languages', () => insert('faq', 1, mixed), /guide_entries_languages/],
    ['an entry without English', () => insert('faq', 1, JSON.stringify(sameInAll())), /check/],
    [
      'two entries at one position',
      () => insert('faq', 1, texts).then(() => insert('faq', 1, texts)),
      /guide_entries_order/,
    ],
  ])('%s', async (_, breach, constraint) => {
    await expect(breach()).rejects.toThrow(constraint);
  });
});
