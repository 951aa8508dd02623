import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BOOKING_VIEW,
  FIRST_VIEWS_FILE,
  type FirstView,
  type FirstViews,
} from '@gangway/shared/contract/base/first-view.ts';
import { sameInAll } from '@gangway/shared/contract/base/languages.ts';
import { languages } from '@gangway/shared/contract/base/vocabulary.ts';
import type { GuidePage } from '@gangway/shared/contract/guide.ts';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/lib/database/database.ts';
import type { AppEnv } from '../../src/lib/http/context.ts';
import { requestLanguage } from '../../src/lib/http/request-language.ts';
import { securityHeaders } from '../../src/lib/http/security-headers.ts';
import { privateTitles } from '../../src/site/pages/addresses.rules.ts';
import { pageTextsIn } from '../../src/site/pages/page.texts.ts';
import { createSiteRoutes } from '../../src/site/site.routes.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, type Voyage } from '../support/database/factories.ts';
import { createTestApp } from '../support/test-app.ts';

const PUBLIC_URL = 'https://tickets.example.com';
const database = await createTestDatabase();
const { deps, clock, app: wholeApp } = await createTestApp(database, { publicUrl: PUBLIC_URL });

/** A minimal built storefront. */
const built = mkdtempSync(join(tmpdir(), 'gangway-test-site-'));
afterAll(() => rmSync(built, { recursive: true }));
mkdirSync(join(built, 'assets'));
writeFileSync(
  join(built, 'index.html'),
  '<!doctype html>\n<html lang="en">\n  <head>\n    <title>Gangway</title>\n    <link rel="stylesheet" crossorigin href="/assets/boot-1.css">\n  </head>\n  <body><div class="opening-page wrap"></div><p class="opening-failure" role="alert" hidden></p></body>\n</html>\n',
);
writeFileSync(join(built, 'assets/boot-1.css'), '.opening{color:red}');
writeFileSync(join(built, 'assets/app-1.js'), 'plain');
writeFileSync(join(built, 'assets/app-1.js.br'), 'brotli');
writeFileSync(join(built, 'sw.js'), 'worker');
const everyPage = {
  scripts: [],
  styles: [],
  texts: Object.fromEntries(
    languages.map(language => [language, [`/t/${language}.js`]]),
  ) as FirstView['texts'],
};
const [phone, wide] = [
  { screen: 'phone', media: '(width < 48rem)' },
  { screen: 'wide', media: '(width >= 48rem)' },
] as const;
const home = {
  port: 'penang',
  ofPort: {
    daytime: [
      { ...phone, href: '/day.svg' },
      { ...wide, href: '/day-wide.svg' },
    ],
    nighttime: [{ ...phone, href: '/night.svg' }],
  },
  ofSea: { daytime: [{ ...phone, href: '/day-sea.svg' }], nighttime: [] },
};
const sailingPictures = {
  daytime: { '/penang': '/day-penang.svg', '/': '/day-sea.svg' },
  nighttime: { '/penang': '/night-penang.svg', '/': '/night-sea.svg' },
};
writeFileSync(
  join(built, FIRST_VIEWS_FILE),
  JSON.stringify({
    '*': everyPage,
    '/home': { ...everyPage, scripts: ['/home.js'], styles: ['/home.css'], home },
    '/shipClient/routeList': { ...everyPage, sailingPictures },
    [BOOKING_VIEW]: { ...everyPage, scripts: ['/booking.js'], sailingPictures },
    '/shipClient/personalOrder': everyPage,
  } satisfies FirstViews),
);

const app = new Hono<AppEnv>()
  .use(securityHeaders)
  .use(async (c, next) => {
    c.set('language', requestLanguage(c));
    await next();
  })
  .route('/', createSiteRoutes(deps, built));

let voyage: Voyage;
let sailingId: number;

beforeAll(async () => {
  voyage = await createVoyage(database.db);
  sailingId = await createSailing(database.db, voyage, { date: '2027-03-12', session: 'nighttime' });
  await createSailing(database.db, voyage, { date: '2027-04-12' });
  await database.db
    .insertInto('ship_images')
    .values({ ship_id: voyage.shipId, position: 1, path: 'ships/aurora-1.jpg' })
    .execute();
});

/** A page as fetched by a crawler. */
async function read(address: string, headers: Record<string, string> = {}) {
  const response = await app.request(address, { headers });
  const html = await response.text();
  const one = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    response,
    html,
    lang: one(/<html lang="(.*?)"/),
    title: one(/<title>(.*?)<\/title>/),
    description: one(/<meta name="description" content="(.*?)" \/>/),
    canonical: one(/<link rel="canonical" href="(.*?)" \/>/),
    robots: one(/<meta name="robots" content="(.*?)" \/>/),
    og: Object.fromEntries(
      [...html.matchAll(/<meta property="og:(.*?)" content="(.*?)" \/>/g)].map(([, name, content]) => [
        name,
        content,
      ]),
    ),
    alternates: Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hreflang="(.*?)" href="(.*?)" \/>/g)].map(
        ([, language, href]) => [language, href],
      ),
    ),
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
      JSON.parse(json ?? ''),
    ),
  };
}

const setSetting = (key: string, value: string) =>
  inTransaction(deps, 'system:test', trx =>
    trx
      .insertInto('settings')
      .values({ key, value: JSON.stringify(value) })
      .onConflict(conflict => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
      .execute(),
  );
/** Lets the short-lived cache expire. */
const later = () => clock.advance(10 * 60_000);

describe('a page', () => {
  test('says in which currency and by which clock it is written (R480, R481)', async () => {
    const { html } = await read('/home?lang=en');
    const [, place = ''] = /<html lang="en" data-place="([^"]*)"/.exec(html) ?? [];
    expect(JSON.parse(place.replaceAll('&quot;', '"'))).toEqual({
      currency: { code: 'MYR', symbol: 'RM', digits: 2 },
      timeZone: 'Asia/Kuala_Lumpur',
      roundsCash: true,
      country: 'MY',
      phoneExample: '+60 12 345 6789',
    });
  });

  test.each([
    ['/home', 'home:title', 'Home'],
    ['/', 'home:title', 'Home'],
    ['/shipClient/routeList', 'sailings:title', 'Sailings'],
    ['/shipClient/pay/ship?sailing=1', 'booking:title', 'Ticket booking'],
    ['/privacyPolicy', 'legal:privacy.title', 'Privacy policy'],
    ['/privacyPolicy/pda', 'legal:pdpa.title', 'PDPA notice'],
    ['/privacyPolicy/termsConditions', 'legal:terms.title', 'Terms and conditions'],
    ['/shipClient/personalOrder', 'orders:title', 'My booking'],
  ])('%s has the title of its screen and of the product, in each language', async (path, key, english) => {
    expect((await read(path)).title).toBe(`${english} - Selat Cruises`);
    for (const language of languages) {
      const page = await read(path, { Cookie: `language=${language}` });
      expect(page.title).toBe(`${pageTextsIn(language)(key)} - Selat Cruises`);
      expect(page.lang).toBe(language);
      expect(page.response.headers.get('Content-Language')).toBe(language);
    }
  });

  test('has a title for every screen in every language', () => {
    for (const key of Object.values(privateTitles))
      for (const language of languages) expect(pageTextsIn(language)(key)).not.toBe(key.split(':')[1]);
  });

  test('is revalidated each time, and not sent again if unchanged', async () => {
    const { response } = await read('/home');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(response.headers.get('Vary')).toBe('Cookie, Accept-Language');
    const again = await app.request('/home', {
      headers: { 'If-None-Match': response.headers.get('ETag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test.each([
    '/shipClient/personalOrder?order=SC00000000&key=secret',
    '/shipClient/pay/ship',
    '/jump?payment=1',
    '/return',
    '/notify',
    '/login',
    '/shipClient/personalCenter',
    '/monitor-live/1',
    '/404',
  ])('%s is hidden from search engines, without leaking its address', async path => {
    const page = await read(path);
    expect(page.robots).toBe('noindex');
    expect(page.canonical).toBeUndefined();
    expect(page.alternates).toEqual({});
    expect(page.data).toEqual([]);
    expect(page.html).not.toContain('secret');
    expect(page.response.status).toBe(path === '/404' ? 404 : 200);
  });
});

describe('an unknown address (R356)', () => {
  test.each([
    '/nothing-here',
    '/shipClient/nothing',
    '/shipClient',
    '/monitor-live/x',
    '/homes',
    '/login/x/y',
  ])('%s answers 404, with the site around a message that the page does not exist', async path => {
    const page = await read(path);
    expect(page.response.status).toBe(404);
    expect(page.title).toBe('Page not found - Selat Cruises');
    expect(page.robots).toBe('noindex');
  });

  test('answers the same for a sailing that does not exist', async () => {
    for (const screen of ['/monitor-live', '/standby'])
      expect([screen, (await read(`${screen}/999999`)).response.status]).toEqual([screen, 404]);
  });

  test('does not include other spellings that the storefront accepts', async () => {
    for (const path of ['/Home', '/home/', '/shipclient/routelist', '/dashboard'])
      expect([path, (await read(path)).response.status]).toEqual([path, 200]);
  });

  test('below the calls of the API answers 404 in JSON, like an unknown call', async () => {
    for (const [method, path] of [
      ['GET', '/prod-api/nothing-here'],
      ['POST', '/prod-api/orders/x/y/z/nothing'],
      ['GET', '/prod-api'],
    ] as const) {
      const response = await wholeApp.request(path, { method });
      const { data } = (await response.json()) as { data: unknown };
      expect([path, response.status, data]).toEqual([path, 404, { error: 'not-found' }]);
    }
  });

  test('cannot be reached with another method than GET', async () => {
    for (const path of ['/home', '/nothing-here'])
      expect((await app.request(path, { method: 'POST' })).status).toBe(404);
  });
});

describe('the language of a link', () => {
  test('shows the page in it and is remembered', async () => {
    const page = await read('/home?lang=zh&ref=AGENT', { Cookie: 'language=ko' });
    expect(page.lang).toBe('zh');
    expect(page.title).toBe('首页 - Selat Cruises');
    expect(page.canonical).toBe(`${PUBLIC_URL}/home?lang=zh`);
    expect(page.og).toMatchObject({ url: `${PUBLIC_URL}/home?lang=zh`, locale: 'zh_CN' });
    expect(page.response.headers.get('Set-Cookie')).toBe(
      'language=zh; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
    );
  });

  test('that is not supported is ignored', async () => {
    const page = await read('/home?lang=fr', { 'Accept-Language': 'ko' });
    expect(page.lang).toBe('ko');
    const malay = await read('/home', { 'Accept-Language': 'ms-MY,ms;q=0.9,en;q=0.8' });
    expect(malay.lang).toBe('ms');
    expect(malay.og).toMatchObject({ locale: 'ms_MY' });
    expect(page.canonical).toBe(`${PUBLIC_URL}/home`);
    expect(page.response.headers.get('Set-Cookie')).toBeNull();
  });

  test('has its alternates on every public page', async () => {
    const { canonical, alternates } = await read(
      '/shipClient/routeList?departure=port-klang&destination=penang&date=2027-03-12&party=4',
    );
    const url = `${PUBLIC_URL}/shipClient/routeList?departure=port-klang&amp;destination=penang`;
    expect(canonical).toBe(url);
    expect(alternates).toEqual({
      ...Object.fromEntries(languages.map(language => [language, `${url}&amp;lang=${language}`])),
      'x-default': url,
    });
  });
});

describe('structured data', () => {
  test('describe the operator on the home page', async () => {
    const { data, og } = await read('/home');
    expect(data).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        '@id': `${PUBLIC_URL}/#operator`,
        name: 'Selat Cruises',
        url: `${PUBLIC_URL}/home`,
        email: 'hello@selatcruises.example',
        telephone: '+60 3-2026 1188',
      },
    ]);
    expect(og).toMatchObject({
      title: 'Selat Cruises: Two voyages, two lights',
      image: `${PUBLIC_URL}/media/ships/aurora-1.jpg`,
    });
  });

  test('list the next sailings of a route', async () => {
    const { data, og } = await read('/shipClient/routeList?departure=port-klang&destination=penang');
    expect(og.description).toBe(
      'Sail from Port Klang to Penang: 160 nautical miles by day or night, adults from RM 200.00. Next sailing Fri 12 Mar 2027.',
    );
    expect(data).toMatchObject([
      {
        '@type': 'ItemList',
        itemListElement: [
          {
            position: 1,
            item: { '@type': 'BoatTrip', url: `${PUBLIC_URL}/shipClient/pay/ship?sailing=${sailingId}` },
          },
          { position: 2, item: { departureTime: '2027-04-12T09:00:00.000+08:00' } },
        ],
      },
    ]);
  });

  test('list sailings of all routes without a route or with an unknown one', async () => {
    for (const query of ['', '?departure=atlantis&destination=penang', '?departure=penang']) {
      const { canonical, data } = await read(`/shipClient/routeList${query}`);
      expect(canonical).toBe(`${PUBLIC_URL}/shipClient/routeList`);
      expect(data[0].itemListElement).toHaveLength(2);
    }
  });

  test('of the operator’s own texts exist while there are any, with their entries (R416)', async () => {
    const sitemap = async () => (await app.request('/sitemap.xml')).text();
    later();
    for (const path of ['/onBoard', '/luggage', '/faq']) {
      const page = await read(path);
      expect([page.response.status, page.title, page.robots]).toEqual([
        404,
        'Page not found - Selat Cruises',
        'noindex',
      ]);
    }
    expect(await sitemap()).not.toMatch(/luggage|faq|onBoard/);
    const entry = (page: GuidePage, english: string, zh = '') =>
      database.db
        .insertInto('guide_entries')
        .values({
          page,
          position: 1,
          heading: { ...sameInAll(), en: english, zh },
          text: { ...sameInAll(), en: 'One each.', zh: zh && '每人一件。' },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    const question = await entry('faq', 'How many suitcases?', '可带几件行李？');
    const section = await entry('luggage', 'Suitcases');
    later();
    try {
      const faq = await read('/faq');
      expect(faq.response.status).toBe(200);
      expect(faq.title).toBe('Frequently asked questions - Selat Cruises');
      expect(faq.canonical).toBe(`${PUBLIC_URL}/faq`);
      expect(faq.alternates).toMatchObject({
        zh: `${PUBLIC_URL}/faq?lang=zh`,
        ms: `${PUBLIC_URL}/faq?lang=ms`,
      });
      expect(faq.description).toContain('Selat Cruises');
      expect(faq.data).toMatchObject([
        {
          '@type': 'FAQPage',
          inLanguage: 'en',
          mainEntity: [
            {
              '@type': 'Question',
              name: 'How many suitcases?',
              acceptedAnswer: {
                '@type': 'Answer',
                text: 'One each.',
                url: `${PUBLIC_URL}/faq#entry-${question.id}`,
              },
            },
          ],
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, name: 'Home', item: `${PUBLIC_URL}/home` },
            { position: 2, name: 'Frequently asked questions', item: `${PUBLIC_URL}/faq` },
          ],
        },
      ]);
      const chinese = await read('/faq', { Cookie: 'language=zh' });
      expect(chinese.data[0].mainEntity[0]).toMatchObject({
        name: '可带几件行李？',
        acceptedAnswer: { text: '每人一件。' },
      });
      expect((await read('/luggage/')).data).toMatchObject([
        {
          '@type': 'WebPage',
          name: 'Luggage',
          hasPart: [{ name: 'Suitcases', url: `${PUBLIC_URL}/luggage#entry-${section.id}` }],
        },
        { '@type': 'BreadcrumbList' },
      ]);
      expect((await read('/onBoard')).response.status).toBe(404);
      const listed = await sitemap();
      expect(listed).toContain(`<loc>${PUBLIC_URL}/faq</loc>`);
      expect(listed).toContain(`<loc>${PUBLIC_URL}/luggage</loc>`);
      expect(listed).not.toContain('/onBoard');
    } finally {
      await database.db.deleteFrom('guide_entries').execute();
      later();
    }
  });

  test('describe the pier of a port on the pages of its sailings and routes (R407)', async () => {
    const terminal = {
      '@type': 'BoatTerminal',
      name: 'Port Klang',
      address: { addressCountry: 'MY', streetAddress: 'Jalan Pelabuhan' },
      geo: { '@type': 'GeoCoordinates', latitude: 3, longitude: 101.33 },
      description: 'By train.\nBring your passport.',
    };
    const described = (texts: object) =>
      database.db.updateTable('ports').set(texts).where('code', '=', 'port-klang').execute();
    const departures = '/shipClient/routeList?departure=port-klang';
    const placesOfSitemap = async () => (await app.request('/sitemap.xml')).text();
    later();
    expect((await read(departures)).canonical).toBe(`${PUBLIC_URL}/shipClient/routeList`);
    expect(await placesOfSitemap()).not.toContain(`${departures}<`);
    await described({
      address: 'Jalan Pelabuhan',
      latitude: 3,
      longitude: 101.33,
      getting_there: { ...sameInAll(), en: 'By train.', zh: '乘火车。' },
      boarding: { ...sameInAll(), en: 'Bring your passport.' },
    });
    later();
    try {
      const port = await read(departures);
      expect(port.canonical).toBe(PUBLIC_URL + departures);
      expect(port.og.title).toBe('Sailings from Port Klang');
      expect(port.data).toMatchObject([{ '@type': 'ItemList' }, terminal]);
      const route = await read(`${departures}&destination=penang`);
      expect(route.data).toMatchObject([{ '@type': 'ItemList' }, terminal]);
      const chinese = await read(departures, { Cookie: 'language=zh' });
      expect(chinese.data[1].description).toBe('乘火车。\nBring your passport.');
      const { data } = await read(`/shipClient/pay/ship?sailing=${sailingId}`);
      expect(data).toMatchObject([
        { departureBoatTerminal: terminal, arrivalBoatTerminal: { name: 'Penang' } },
        { location: { ...terminal, '@type': 'Place' } },
      ]);
      expect(data[0].arrivalBoatTerminal).not.toHaveProperty('description');
      expect(await placesOfSitemap()).toContain(`<loc>${PUBLIC_URL}${departures}</loc>`);
    } finally {
      const none = sameInAll();
      await described({ address: '', latitude: null, longitude: null, getting_there: none, boarding: none });
      later();
    }
  });

  test('describe a ship with its cabins (R464)', async () => {
    const url = `${PUBLIC_URL}/ship/selat-aurora`;
    const { response, title, canonical, og, data, alternates, description } =
      await read('/Ship/Selat-Aurora/');
    expect(response.status).toBe(200);
    expect(title).toBe('Selat Aurora: cabins and decks - Selat Cruises');
    expect([canonical, alternates.ko]).toEqual([url, `${url}?lang=ko`]);
    expect(og.image).toBe(`${PUBLIC_URL}/media/ships/aurora-1.jpg`);
    expect(description).toContain('The cabins of Selat Aurora with their prices');
    const [ship, cabins, path] = data;
    expect(ship).toMatchObject({
      '@type': 'Vehicle',
      name: 'Selat Aurora',
      url,
      image: [`${PUBLIC_URL}/media/ships/aurora-1.jpg`],
    });
    expect(cabins).toMatchObject({
      '@type': 'OfferCatalog',
      provider: { '@type': 'Organization' },
      itemListElement: [
        {
          priceSpecification: { minPrice: '300.00', priceCurrency: 'MYR' },
          itemOffered: { '@type': 'Accommodation', occupancy: { maxValue: 4 } },
        },
      ],
    });
    expect(path.itemListElement[1]).toMatchObject({ name: 'Selat Aurora', item: url });
    expect((await read('/ship/selat-aurora', { Cookie: 'language=zh' })).description).toContain('各层甲板图');
  });

  test('of a ship that is not in service are not found', async () => {
    for (const address of ['/ship/selat-kenari', '/ship/7', '/ship', '/ship/selat-aurora/cabins']) {
      const { response, robots } = await read(address);
      expect([response.status, robots]).toEqual([404, 'noindex']);
    }
  });

  test('describe a sailing as a voyage and an event with an offer', async () => {
    const { data, canonical, og } = await read(`/shipClient/pay/ship?sailing=${sailingId}&step=review`);
    const url = `${PUBLIC_URL}/shipClient/pay/ship?sailing=${sailingId}`;
    expect(canonical).toBe(url);
    expect(og.title).toBe('Port Klang to Penang, Nighttime, Fri 12 Mar 2027');
    const offers = {
      '@type': 'Offer',
      url,
      price: '200.00',
      priceCurrency: 'MYR',
      availability: 'https://schema.org/InStock',
      validThrough: '2027-03-12T11:00:00.000Z',
    };
    expect(data).toMatchObject([
      {
        '@type': 'BoatTrip',
        departureTime: '2027-03-12T20:00:00.000+08:00',
        arrivalTime: '2027-03-13T07:00:00.000+08:00',
        departureBoatTerminal: { name: 'Port Klang', address: { addressCountry: 'MY' } },
        offers,
      },
      {
        '@type': 'Event',
        startDate: '2027-03-12T20:00:00.000+08:00',
        eventStatus: 'https://schema.org/EventScheduled',
        location: { '@type': 'Place', name: 'Port Klang' },
        image: `${PUBLIC_URL}/media/ships/aurora-1.jpg`,
        offers,
      },
    ]);
  });

  test('mark it as sold out, canceled, or no longer on sale', async () => {
    const sold = await createSailing(database.db, voyage, { date: '2027-05-01', capacity: 0 });
    expect((await read(`/shipClient/pay/ship?sailing=${sold}`)).data[0].offers.availability).toBe(
      'https://schema.org/SoldOut',
    );
    const canceled = await createSailing(database.db, voyage, { date: '2027-05-02' });
    await inTransaction(deps, 'system:test', trx =>
      trx.updateTable('sailings').set({ status: 'canceled' }).where('id', '=', canceled).execute(),
    );
    const page = await read(`/shipClient/pay/ship?sailing=${canceled}`);
    expect(page.data[1].eventStatus).toBe('https://schema.org/EventCancelled');
    expect(page.robots).toBe('noindex');
  });

  test.each(['999999', 'abc', '', '-1'])('are missing for sailing %j, which does not exist', async id => {
    const page = await read(`/shipClient/pay/ship?sailing=${id}`);
    expect(page.response.status).toBe(404);
    expect(page.robots).toBe('noindex');
    expect(page.data).toEqual([]);
  });

  test('escape the order number of the address in the title', async () => {
    const { title } = await read('/shipClient/personalOrder?order=%3C/title%3E%3Cscript%3E');
    expect(title).toBe('Booking &lt;/title&gt;&lt;script&gt; - Selat Cruises');
  });

  test('and titles escape the operator’s texts', async () => {
    const nasty = `"><script>alert('1')</script> & $& $1`;
    await setSetting('productTitle', nasty);
    await setSetting('operatorName', '</script><!-- & -->');
    later();
    try {
      const page = await read('/home');
      expect(page.html).not.toContain('<script>alert');
      // Structured data, the files of the code, and the embedded API answers.
      expect(page.html.match(/<script/g)).toHaveLength(3);
      expect(page.html.match(/<\/script/g)).toHaveLength(3);
      expect(page.title).toBe(
        'Home - &quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; $&amp; $1',
      );
      expect(page.data[0].name).toBe('</script><!-- & -->');
    } finally {
      await setSetting('productTitle', 'Selat Cruises');
      await setSetting('operatorName', 'Selat Cruises');
      later();
    }
  });

  test('are at most ten seconds old', async () => {
    const title = async () => (await read('/home')).title;
    await title();
    await setSetting('productTitle', 'Selat Lines');
    expect(await title()).toBe('Home - Selat Cruises');
    clock.advance(10_000);
    expect(await title()).toBe('Home - Selat Lines');
    await setSetting('productTitle', 'Selat Cruises');
    later();
  });
});

describe('search engines', () => {
  test('get a robots.txt with exclusions and the sitemap', async () => {
    const response = await app.request('/robots.txt');
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(await response.text()).toBe(
      `User-agent: *\nDisallow: /prod-api/\nDisallow: /sandbox/\nDisallow: /dev/\n\nSitemap: ${PUBLIC_URL}/sitemap.xml\n`,
    );
  });

  test('get a sitemap of public pages, routes, ships and sailings on sale in every language', async () => {
    const closed = await createSailing(database.db, voyage, { date: '2027-06-01' });
    await inTransaction(deps, 'system:test', trx =>
      trx.updateTable('sailings').set({ status: 'closed' }).where('id', '=', closed).execute(),
    );
    later();
    const response = await app.request('/sitemap.xml');
    expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=300');
    const xml = await response.text();
    const places = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) =>
      place?.slice(PUBLIC_URL.length),
    );
    expect(places.slice(0, 8)).toEqual([
      '/home',
      '/shipClient/routeList',
      '/privacyPolicy/termsConditions',
      '/privacyPolicy',
      '/privacyPolicy/pda',
      '/shipClient/routeList?departure=port-klang&amp;destination=penang',
      '/ship/selat-aurora',
      `/shipClient/pay/ship?sailing=${sailingId}`,
    ]);
    expect(places).not.toContain(`/shipClient/pay/ship?sailing=${closed}`);
    expect(xml.match(/<xhtml:link /g)).toHaveLength(languages.length * places.length);
    expect(xml).toContain(`hreflang="ko" href="${PUBLIC_URL}/home?lang=ko"`);
  });
});

describe('files', () => {
  test('that were built are served precompressed and cached for a year', async () => {
    const plain = await app.request('/assets/app-1.js');
    expect(await plain.text()).toBe('plain');
    expect(plain.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    const small = await app.request('/assets/app-1.js', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(await small.text()).toBe('brotli');
    expect(Object.fromEntries(small.headers)).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'content-type': 'text/javascript; charset=utf-8',
    });
  });

  test('at the root are revalidated each time', async () => {
    const response = await app.request('/sw.js');
    expect(await response.text()).toBe('worker');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
  });

  test.each(['/assets/app-2.js', '/media/none.jpg', '/none.png', '/..%2f..%2fpackage.json'])(
    '%s does not exist, and is no page either',
    async path => {
      const response = await app.request(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('<html');
    },
  );

  test('the bare page redirects to the home page', async () => {
    const response = await app.request('/index.html');
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/home']);
  });
});

describe('resources of a page are preloaded', () => {
  /** The pictures that the page links to, and then the files that its code needs. */
  const loads = (html: string) => [
    ...[...html.matchAll(/<link rel="preload"[^>]* href="(.*?)"/g)].map(([, href]) => href),
    ...(JSON.parse(/ id="files">(.*?)</.exec(html)?.[1] ?? '[]') as string[]),
  ];

  test('the screen’s chunk and the page’s language', async () => {
    clock.set('2027-03-01T04:00:00Z');
    expect(loads((await read('/home?lang=ko')).html)).toEqual([
      '/day.svg',
      '/day-wide.svg',
      '/home.css',
      '/t/ko.js',
      '/home.js',
    ]);
    expect(loads((await read('/')).html)).toContain('/home.js');
  });

  test('the booking of a sailing, which has the path of the cart', async () => {
    const path = '/shipClient/pay/ship';
    expect(loads((await read(`${path}?sailing=${sailingId}`)).html)).toEqual([
      '/night-penang.svg',
      '/t/en.js',
      '/booking.js',
    ]);
    expect(loads((await read(path)).html)).toEqual(['/t/en.js']);
  });

  test('the picture of the first card of the list, by session and port, else the sea', async () => {
    const list = '/shipClient/routeList';
    expect(loads((await read(list)).html)).toEqual(['/night-penang.svg', '/t/en.js']);
    expect(loads((await read(`${list}?session=daytime`)).html)).toEqual(['/day-penang.svg', '/t/en.js']);
    expect(loads((await read(`${list}?ship=none`)).html)).toEqual(['/t/en.js']);
    const renamed = (code: string) =>
      inTransaction(deps, 'system:test', trx =>
        trx
          .updateTable('ports')
          .set({ code })
          .where('code', '=', code === 'penang' ? 'ipoh' : 'penang')
          .execute(),
      );
    await renamed('ipoh');
    later();
    expect(loads((await read(list)).html)).toEqual(['/night-sea.svg', '/t/en.js']);
    await renamed('penang');
    later();
  });

  test('the picture of the time of day', async () => {
    clock.set('2027-03-01T14:00:00Z');
    expect(loads((await read('/home')).html)).toContain('/night.svg');
  });

  test('code does not compete with what is visible first', async () => {
    clock.set('2027-03-01T14:00:00Z');
    const { html } = await read('/home');
    expect(html).not.toMatch(/<(link|script)[^>]*home\.(js|css)/);
    expect(html).toMatch(/<link rel="preload" as="image"[^>]* fetchpriority="high" href="\/night.svg"/);
  });

  test('the home page opens with its words and picture, other pages with placeholders', async () => {
    clock.set('2027-03-01T04:00:00Z');
    const { html } = await read('/home?lang=zh');
    expect(html).toContain('<h1>一片海峡，两种光</h1>');
    expect(html).toContain(
      '<source media="(width >= 48rem)" srcset="/day-wide.svg" /><img src="/day.svg" alt="" />',
    );
    expect(html).toContain('opening-daytime');
    expect(html).not.toContain('opening-page');
    expect((await read('/faq')).html).toContain('<div class="opening-page wrap"></div>');
  });

  test('the route list opens with its search, and the picture of its first card', async () => {
    clock.set('2027-03-02T04:00:00Z');
    const opening = async (query: string) => (await read(`/shipClient/routeList?${query}`)).html;
    expect(await opening('')).toContain(
      '<h1>All sailings</h1><p class="muted">Any date · 1 person</p></div><div class="opening-bone"></div>' +
        '<div class="opening-card"><picture><img src="/night-penang.svg" alt="" /></picture></div>',
    );
    expect(await opening('departure=port-klang&date=2027-03-12&party=2&lang=ms')).toContain(
      '<h1>Port Klang ke Semua pelabuhan</h1><p class="muted">Jum 12 Mac 2027 · 2 orang</p>',
    );
    expect(await opening('ship=none')).toContain('<div class="opening-card"></div>');
  });

  test('a booking opens with the route and picture of its sailing, the cart with placeholders', async () => {
    const opening = async (query: string) => (await read(`/shipClient/pay/ship${query}`)).html;
    expect(await opening(`?sailing=${sailingId}&lang=zh`)).toContain('<h1>Port Klang → Penang</h1>');
    expect(await opening(`?sailing=${sailingId}`)).toContain(
      '<div class="opening-voyage"><picture><img src="/night-penang.svg" alt="" /></picture></div>',
    );
    for (const query of ['', '?sailing=999999', '?sailing=none'])
      expect(await opening(query)).toContain('<div class="opening-page wrap"></div>');
  });

  test('an order opens with its number, which cannot be markup', async () => {
    const opening = async (query: string) => (await read(`/shipClient/personalOrder${query}`)).html;
    expect(await opening('?order=GW-1')).toContain('<p class="opening-number">Booking GW-1</p>');
    expect(await opening('?order=%3Cimg%3E')).toContain('Booking &lt;img&gt;</p>');
    expect(await opening('')).toContain('<div class="opening-page wrap"></div>');
  });

  test('has a hidden sentence in its language, in case its code cannot be loaded', async () => {
    expect((await read('/404?lang=ms')).html).toContain(
      'hidden>Pelayan tidak dapat dihubungi. Semak sambungan anda dan cuba lagi. <a href="">Cuba lagi</a></p>',
    );
  });

  test('has the styles of the opening in it, which its policy allows by their hash', async () => {
    const { html, response } = await read('/home');
    const [, styles] = /<style>(.*?)<\/style>/.exec(html) ?? [];
    expect(styles).toBe('.opening{color:red}');
    expect(html).toContain('<link disabled rel="stylesheet" crossorigin href="/assets/boot-1.css">');
    const hash = createHash('sha256').update('.opening{color:red}').digest('base64');
    const policy = response.headers.get('Content-Security-Policy');
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("default-src 'none'; script-src 'self'");
    // The headers of this answer replace those that the browser stored with the page.
    const etag = response.headers.get('ETag') ?? '';
    const unchanged = await app.request('/home', { headers: { 'If-None-Match': etag } });
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.get('Content-Security-Policy')).toBe(policy);
    const file = await app.request('/assets/app-1.js');
    expect(file.headers.get('Content-Security-Policy')).toContain("style-src 'self';");
  });

  test('the texts of the frame on every other page', async () => {
    expect(loads((await read('/404?lang=zh')).html)).toEqual(['/t/zh.js']);
  });
});
