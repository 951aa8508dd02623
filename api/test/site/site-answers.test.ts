import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIRST_VIEWS_FILE } from '@gangway/shared/contract/base/first-view.ts';
import { languages, sameInAll } from '@gangway/shared/contract/base/languages.ts';
import { PAGE_ANSWERS_ID, type PageAnswers } from '@gangway/shared/contract/base/page-answers.ts';
import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import { Hono } from 'hono';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/lib/database/database.ts';
import type { AppEnv, Deps } from '../../src/lib/http/context.ts';
import { requestLanguage } from '../../src/lib/http/request-language.ts';
import { createSiteRoutes } from '../../src/site/site.routes.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, type Voyage } from '../support/database/factories.ts';
import { longTest } from '../support/long-test.ts';
import { createTestApp } from '../support/test-app.ts';

const LIST = '/shipClient/routeList';
const database = await createTestDatabase();
const { app, deps, clock } = await createTestApp(database);

const built = mkdtempSync(join(tmpdir(), 'gangway-test-site-'));
afterAll(() => rmSync(built, { recursive: true }));
writeFileSync(join(built, 'index.html'), '<html lang="en"><head><title>G</title></head><body></body></html>');
const nothing = {
  scripts: [],
  styles: [],
  texts: Object.fromEntries(languages.map(language => [language, []])),
};
writeFileSync(join(built, FIRST_VIEWS_FILE), JSON.stringify({ '*': nothing }));

/** The number of database queries. */
let asked = 0;
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => {
    asked += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};

const siteOn = (db: Deps['db']) =>
  new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('language', requestLanguage(c));
      await next();
    })
    .route('/', createSiteRoutes({ ...deps, db }, built));

const site = siteOn(database.db.withPlugin(counting));

let voyage: Voyage;
let sailingId: number;

beforeAll(async () => {
  voyage = await createVoyage(database.db);
  for (let day = 10; day < 22; day++) await createSailing(database.db, voyage, { date: `2027-03-${day}` });
  sailingId = await createSailing(database.db, voyage, { date: '2027-04-01', session: 'nighttime' });
  await database.db
    .insertInto('guide_entries')
    .values([
      { page: 'luggage', position: 1, heading: sameInAll('Suitcases'), text: sameInAll('One each.') },
      { page: 'on-board', position: 1, heading: sameInAll('Meals'), text: sameInAll('At any hour.') },
    ])
    .execute();
  await inTransaction(deps, 'system:test', trx =>
    trx
      .insertInto('slides')
      .values([
        {
          title: 'Lanterns',
          subtitle: '',
          image_path: 'slides/1.jpg',
          link_url: '',
          position: 1,
          language: 'en',
        },
        {
          title: '灯笼',
          subtitle: '',
          image_path: 'slides/2.jpg',
          link_url: '',
          position: 2,
          language: 'zh',
        },
      ])
      .execute(),
  );
});

const block = new RegExp(`<script type="application/json" id="${PAGE_ANSWERS_ID}">(.*?)</script>`, 's');

async function answersOf(address: string, { from = site, language = 'en' as Language, headers = {} } = {}) {
  const page = await from.request(address, { headers: { 'Accept-Language': language, ...headers } });
  expect(page.status).toBe(200);
  const json = block.exec(await page.text())?.[1] ?? '';
  return { json, answers: JSON.parse(json) as PageAnswers };
}

/** Lets the short-lived cache expire. */
const later = () => clock.advance(10_000);

describe('the API answers embedded in a page', () => {
  test.each([
    ['/home', ['/guide', '/ports', '/routes', '/settings/public', '/ships', '/slides?language=en']],
    ['/', ['/guide', '/ports', '/routes', '/settings/public', '/ships', '/slides?language=en']],
    [LIST, ['/guide', '/ports', '/sailings?page=1&party=1&size=10&sort=date', '/settings/public', '/ships']],
    [
      `${LIST}?departure=port-klang&destination=penang&date=2027-03-12&party=3&session=daytime&sort=price&cabin=true`,
      [
        '/guide',
        '/ports',
        '/sailings?cabin=true&departure=port-klang&destination=penang&from=2027-03-12&page=1&party=3&session=daytime&size=10&sort=price&to=2027-03-12',
        '/settings/public',
        '/ships',
      ],
    ],
    ['/shipClient/personalOrder?order=SC00000000&key=secret', ['/guide', '/settings/public']],
    ['/onBoard', ['/guide', '/guide/on-board?language=en', '/settings/public', '/ships']],
    ['/luggage', ['/guide', '/guide/luggage?language=en', '/settings/public']],
    ['/ship/selat-aurora', ['/guide', '/settings/public', '/ships/selat-aurora']],
    ['/login', ['/guide', '/settings/public']],
  ])('%s embeds the answers of its first view, identical to the API’s', async (address, calls) => {
    const { answers } = await answersOf(address);
    expect(Object.keys(answers).sort()).toEqual(calls);
    for (const call of calls) {
      const { data } = (await (await app.request(`/prod-api${call}`)).json()) as { data: unknown };
      expect(answers[call], call).toEqual({ data, at: clock.now().getTime() });
    }
  });

  test('a booking embeds its sailing as it is at that moment, while it can be booked', async () => {
    const booking = `/shipClient/pay/ship?sailing=${sailingId}`;
    const call = `/sailings/${sailingId}`;
    const ask = async () =>
      ((await (await app.request(`/prod-api${call}`)).json()) as { data: SailingDetail }).data;
    const change = (status: 'closed' | 'scheduled', capacity: number) =>
      inTransaction(deps, 'system:test', async trx => {
        await trx.updateTable('sailings').set({ status }).where('id', '=', sailingId).execute();
        const inventory = trx.updateTable('sailing_inventory').set({ capacity });
        await inventory.where('sailing_id', '=', sailingId).execute();
      });
    for (const capacity of [600, 590]) {
      await change('scheduled', capacity);
      const { answers } = await answersOf(booking);
      expect(Object.keys(answers).sort()).toEqual(['/guide', call, '/settings/public']);
      expect(answers[call]).toEqual({ data: await ask(), at: clock.now().getTime() });
    }
    await change('closed', 600);
    expect((await ask()).bookable).toBe(false);
    expect((await answersOf(booking)).answers).not.toHaveProperty([call]);
    await change('scheduled', 600);
  });

  test('the cart embeds no sailing', async () => {
    const { answers } = await answersOf('/shipClient/pay/ship');
    expect(Object.keys(answers).sort()).toEqual(['/guide', '/settings/public']);
  });

  test('contain one page of the list', async () => {
    const { answers } = await answersOf(LIST);
    const list = answers['/sailings?page=1&party=1&size=10&sort=date']?.data;
    expect(list).toHaveProperty('items.length', 10);
    expect(list).toHaveProperty('total', 13);
  });

  test('are in the page’s language', async () => {
    const { answers } = await answersOf('/home', { language: 'zh' });
    expect(answers['/slides?language=zh']?.data).toMatchObject([{ title: '灯笼' }]);
    expect(answers).not.toHaveProperty(['/slides?language=en']);
    expect(await answersOf(LIST, { language: 'ko' })).toEqual(await answersOf(LIST));
  });

  test('are the same for every visitor', async () => {
    const headers = { Cookie: 'token=somebody', 'X-Token': 'somebody' };
    for (const address of ['/home', LIST, '/shipClient/personalCenter'])
      expect(await answersOf(address, { headers })).toEqual(await answersOf(address));
  });

  test('are escaped in the page', async () => {
    const nasty = '</script><script>a(1)<!--<script>\u2028&';
    await inTransaction(deps, 'system:test', trx =>
      trx.updateTable('ships').set({ name: nasty }).where('id', '=', voyage.shipId).execute(),
    );
    later();
    const { json, answers } = await answersOf(`${LIST}?ship=${encodeURIComponent(nasty)}`);
    expect(json).not.toMatch(/[<>&\u2028]/);
    expect(answers['/ships']?.data).toMatchObject([{ name: nasty }]);
    expect(answers).toHaveProperty([
      `/sailings?page=1&party=1&ship=${encodeURIComponent(nasty)}&size=10&sort=date`,
    ]);
  });

  test('have a timestamp and are valid for ten seconds', async () => {
    later();
    const at = clock.now().getTime();
    const calls = async () => Object.values((await answersOf(LIST)).answers).map(answer => answer.at);
    await calls();
    clock.advance(9_999);
    expect(new Set(await calls())).toEqual(new Set([at]));
    clock.advance(1);
    expect(new Set(await calls())).toEqual(new Set([at + 10_000]));
  });

  test('are cached for a short time', async () => {
    later();
    await Promise.all([answersOf(LIST), answersOf(LIST), answersOf(LIST)]);
    const first = asked;
    await answersOf(LIST);
    await answersOf(LIST, { language: 'zh' });
    expect(asked).toBe(first);
    await answersOf(`${LIST}?party=2`);
    expect(asked).toBeGreaterThan(first);
  });

  longTest('are cached for a limited number of searches', async () => {
    later();
    const dates = Array.from({ length: 201 }, (_, index) => 1800 + index);
    for (const year of dates) await answersOf(`${LIST}?date=${year}-01-01`);
    const before = asked;
    await answersOf(`${LIST}?date=2000-01-01`);
    expect(asked).toBe(before);
    await answersOf(`${LIST}?date=1800-01-01`);
    expect(asked).toBeGreaterThan(before);
  });

  test('are in a page that is not cached by browsers', async () => {
    const page = await site.request(LIST);
    expect(page.headers.get('Cache-Control')).toBe('no-cache');
    const again = await site.request(LIST, { headers: { 'If-None-Match': page.headers.get('ETag') ?? '' } });
    expect(again.status).toBe(304);
  });

  test('are left out if the search fails, and the page is still served', async () => {
    const failing: KyselyPlugin = {
      transformQuery: ({ node }) =>
        JSON.stringify(node).includes('with matching as') ? sql`select 1 / 0`.toOperationNode() : node,
      transformResult: async ({ result }) => result,
    };
    const { answers } = await answersOf(LIST, { from: siteOn(database.db.withPlugin(failing)) });
    expect(Object.keys(answers).sort()).toEqual(['/guide', '/ports', '/settings/public', '/ships']);
  });
});
