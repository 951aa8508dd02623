import type { OfficeSlide } from '@gangway/shared/contract/office/fleet/slides.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { pictureFile, upload } from '../support/documents/uploads.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call } = gangway;
let manager: SignedIn;
let picture: string;

const post = (path: string, body: unknown) => call('POST', path, { body, headers: manager.headers });
const list = async (query = ''): Promise<OfficeSlide[]> =>
  (await call('GET', `/office/slides?size=200${query}`, { headers: manager.headers })).data.items;
const send = (files: File[]) => upload(gangway, '/office/slides/picture', files, manager.headers);
const slideInput = (changes: object = {}) => ({
  language: 'en',
  title: 'The strait by night',
  subtitle: 'From RM 188',
  picture,
  linkUrl: '/shipClient/routeList',
  ...changes,
});
async function makeSlide(changes: object = {}): Promise<OfficeSlide> {
  const { data, msg } = await post('/office/slides', slideInput(changes));
  if (!data.id) throw new Error(msg);
  return data;
}
/** Moves to another day and signs in again, because the session may have expired. */
async function moveTo(instant: string): Promise<void> {
  gangway.clock.set(instant);
  manager = await signInStaff(gangway, ['catalogue.manage']);
}
const titlesAtHome = async (language: string) =>
  (await call('GET', `/slides?language=${language}`)).data.map(({ title }: OfficeSlide) => title);

beforeAll(async () => {
  manager = await signInStaff(gangway, ['catalogue.manage']);
  picture = (await send([await pictureFile('night.png', { type: 'png', color: 'navy' })])).data.name;
});

test('a picture is uploaded first, one at a time, named by its content', async () => {
  const again = await send([await pictureFile('night.png', { type: 'png', color: 'navy' })]);
  expect(again.data).toEqual({ name: picture, url: `/media/slides/${picture}` });
  expect((await gangway.app.request(again.data.url)).headers.get('Content-Type')).toBe('image/jpeg');
  const two = await Promise.all(['red', 'blue'].map(color => pictureFile(`${color}.jpg`, { color })));
  expect(await send(two)).toMatchObject({
    status: 422,
    data: { fields: { files: 'Please upload a picture.' } },
  });
  expect(await send([await pictureFile('a.gif', { type: 'gif' })])).toMatchObject({
    data: { error: 'image-type' },
  });
});

test('a new slide is the last one, and the home page shows it only in its language', async () => {
  const first = await makeSlide({ title: 'First' });
  const second = await makeSlide({ title: '第二', language: 'zh' });
  const everywhere = await makeSlide({ title: 'Everywhere', language: null });
  expect([first, second, everywhere].map(({ position }) => position)).toEqual([1, 2, 3]);
  expect(await titlesAtHome('en')).toEqual(['First', 'Everywhere']);
  expect(await titlesAtHome('zh')).toEqual(['第二', 'Everywhere']);
  expect((await list('&language=zh')).map(({ title }) => title)).toEqual(['第二', 'Everywhere']);
});

test('a schedule includes its first and its last day', async () => {
  const slide = await makeSlide({ title: 'Lanterns', shownFrom: '2026-11-20', shownUntil: '2026-11-21' });
  expect(slide.state).toBe('shown');
  await moveTo('2026-11-19T15:59:00.000Z');
  expect((await list('&state=coming')).map(({ title }) => title)).toEqual(['Lanterns']);
  expect(await titlesAtHome('en')).not.toContain('Lanterns');
  await moveTo('2026-11-21T15:59:00.000Z');
  expect(await titlesAtHome('en')).toContain('Lanterns');
  await moveTo('2026-11-21T16:00:00.000Z');
  expect(await titlesAtHome('en')).not.toContain('Lanterns');
  expect((await list('&state=over')).map(({ title }) => title)).toEqual(['Lanterns']);
});

test('slides are reordered all or none', async () => {
  const ids = (await list()).map(({ id }) => id);
  const turned = ids.toReversed();
  expect((await post('/office/slides/order', { seen: ids, ids: turned })).status).toBe(200);
  expect((await list()).map(({ id }) => id)).toEqual(turned);
  expect((await list()).map(({ position }) => position)).toEqual(ids.map((_, index) => index + 1));
  const stale = await post('/office/slides/order', { seen: turned, ids: ids.slice(1) });
  expect(stale).toMatchObject({ status: 409, data: { error: 'list-changed' } });
  const overtaken = await post('/office/slides/order', { seen: ids, ids });
  expect(overtaken).toMatchObject({ status: 409, data: { error: 'list-changed' } });
  expect((await list()).map(({ id }) => id)).toEqual(turned);
});

test('a slide is changed and deleted with audit entries, and the positions stay consecutive', async () => {
  const slide = await makeSlide({ title: 'Old' });
  const changed = await post(`/office/slides/${slide.id}`, slideInput({ title: 'New', linkUrl: '' }));
  expect(changed.data).toMatchObject({ title: 'New', linkUrl: '', position: slide.position });
  const [first] = await list();
  await post(`/office/slides/${first?.id}/delete`, undefined);
  const left = await list();
  expect(left.map(({ position }) => position)).toEqual(left.map((_, index) => index + 1));
  expect((await post(`/office/slides/${first?.id}/delete`, undefined)).status).toBe(404);
  const reported = await db
    .selectFrom('audit_entries')
    .select(['action', 'detail'])
    .where('entity', '=', 'slides')
    .where('entity_id', '=', String(slide.id))
    .orderBy('id')
    .execute();
  expect(reported.map(({ action }) => action)).toEqual(['created', 'updated']);
  expect(reported[1]?.detail).toEqual({
    changes: {
      title: { from: 'Old', to: 'New' },
      linkUrl: { from: '/shipClient/routeList', to: '' },
    },
  });
});

describe('refused at its field:', () => {
  test.each([
    ['no title', { title: '' }, 'title'],
    ['a picture that was not uploaded', { picture: 'nothing.jpg' }, 'picture'],
    ['a path in place of a picture', { picture: '../../keys/master' }, 'picture'],
    ['a last day before the first', { shownFrom: '2026-12-02', shownUntil: '2026-12-01' }, 'shownUntil'],
    ['a day that does not exist', { shownFrom: '2026-02-30' }, 'shownFrom'],
    ['a link that runs a script', { linkUrl: 'javascript:alert(1)' }, 'linkUrl'],
    ['an unknown language', { language: 'fr' }, 'language'],
  ])('%s', async (_, changes, field) => {
    const { status, data } = await post('/office/slides', slideInput(changes));
    expect({ status, fields: Object.keys(data.fields) }).toEqual({ status: 422, fields: [field] });
  });
});
