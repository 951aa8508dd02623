import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Language, languages, sameInAll } from '@gangway/shared/contract/base/languages.ts';
import { guidePages } from '@gangway/shared/contract/guide.ts';
import type { ShipDetail } from '@gangway/shared/contract/sailings.ts';
import type { Settings } from '@gangway/shared/contract/settings.ts';
import { describe, expect, test } from 'vitest';
import type { PageFacts } from '../api/src/site/pages/page-facts.service.ts';
import { headOf } from '../api/src/site/pages/page-head.view.ts';
import { type Texts, translate } from '../storefront/src/lib/i18n/translate.ts';
import { paths } from '../storefront/src/lib/paths.ts';

const project = join(import.meta.dirname, '..');
const app = join(project, 'storefront/src/app');
const table = readFileSync(join(app, 'routes.tsx'), 'utf8');

/** Screens by their names in the table of routes. */
const screens = new Map(
  [...table.matchAll(/const (\w+) = lazyScreen\(\s*\(\) => import\('(.*?)'\)/g)].map(([, name, file]) => [
    name ?? '',
    join(app, file ?? ''),
  ]),
);

/** Routes whose screen depends on more than the path: the request, and the resulting screen. */
const depending = {
  Pay: [
    ['?sailing=1', 'BookingScreen'],
    ['', 'CartScreen'],
  ],
  Orders: [
    ['', 'PersonalOrderScreen'],
    ['', 'MyOrdersScreen', 'a customer'],
    ['?find=true', 'PersonalOrderScreen', 'a customer'],
    ['?order=SC4F7K2M9Q', 'PersonalOrderScreen', 'a customer'],
    ['?order=SC4F7K2M9Q', 'PersonalOrderScreen'],
  ],
  Agent: [['', 'AgentScreen', 'a customer']],
} as const;

const routes = [...table.matchAll(/<Route path=\{paths\.(\w+)\} component=\{(\w+)\} \/>/g)].flatMap(
  ([, route, component]) => {
    const path = paths[route as keyof typeof paths].replace(':id', '7').replace(':code', 'selat-aurora');
    const cases = depending[component as keyof typeof depending] ?? [['', component ?? '']];
    return cases.map(([query, screen, visitor = 'a visitor']) => ({
      address: path + query,
      screen,
      visitor,
    }));
  },
);

/** The key that a screen passes to `usePageTitle`; with an order number in the URL, the one with a slot for it. */
function titleKey(file: string, hasNumber: boolean): string {
  const source = readFileSync(file, 'utf8');
  const legal = /<LegalPage page="(\w+)"/.exec(source)?.[1];
  if (legal) return `legal:${legal}.title`;
  const guide = /<GuideScreen page="([\w-]+)"/.exec(source)?.[1];
  if (guide) return `guide:pages.${guide}.title`;
  const call = /usePageTitle\((.*)\);/.exec(source);
  const inner = /from '(.*-(?:screen|page)\.tsx)'/.exec(source)?.[1];
  if (!call && inner) return titleKey(join(dirname(file), inner), hasNumber);
  const keys = [...(call?.[1] ?? '').matchAll(/\bt\('([\w.]+)'/g)].map(([, key]) => key);
  const before = source.slice(0, call?.index);
  const [namespace] = [...before.matchAll(/useTranslation\(\[?(?:'([\w-]+)')?/g)].slice(-1);
  return `${namespace?.[1] ?? 'site'}:${hasNumber ? keys[0] : keys.at(-1)}`;
}

async function titleByClient(screen: string, address: string, language: Language): Promise<unknown> {
  const number = new URL(address, 'http://x').searchParams.get('order');
  const key = titleKey(screens.get(screen) ?? '', number !== null);
  const [namespace = '', within = ''] = key.split(':');
  const folder = join(project, 'shared/i18n', language);
  const file = [`storefront/${namespace}.ts`, `${namespace}.ts`].find(name => existsSync(join(folder, name)));
  const texts: { default: Texts } = await import(join(folder, file ?? ''));
  return translate(texts.default, language, within, { number, ship: ship.name });
}

const at = new Date('2027-01-04T04:00:00Z');

const ship: ShipDetail = {
  id: 1,
  code: 'selat-aurora',
  name: 'Selat Aurora',
  description: sameInAll(),
  capacity: 600,
  imageUrls: [],
  linkUrl: '',
  roomTypes: [],
  cabins: [],
};

const facts: PageFacts = {
  settings: async () => ({
    value: {
      productTitle: 'Selat Cruises',
      operatorName: 'Selat Cruises',
      heroHeading: sameInAll(),
      siteDescription: sameInAll(),
    } as Settings,
    at,
  }),
  routes: async () => ({ value: [], at }),
  ships: async () => ({ value: [], at }),
  ship: async () => ({ value: ship, at }),
  ports: async () => undefined,
  portProfiles: async () => ({ value: [], at }),
  slides: async () => undefined,
  guidePages: async () => ({ value: [...guidePages], at }),
  guide: async () => ({ value: [], at }),
  legal: async () => ({ value: null, at }),
  sailings: async () => undefined,
  sailing: async () => ({ value: undefined, at }),
  booking: async () => undefined,
};

async function titleByServer(address: string, language: Language, signedIn: boolean): Promise<string> {
  const { pathname, searchParams } = new URL(address, 'http://x');
  const env = { publicUrl: 'https://tickets.example.com' };
  const deps = { env, clock: { now: () => at } };
  const request = { path: pathname, query: searchParams, language, hasLanguage: false, signedIn };
  return (await headOf(deps as Parameters<typeof headOf>[0], facts, request)).head.title;
}

test('checks every route of the table', () => {
  const inTable = table.match(/<Route path=\{paths\.\w+\} component=/g) ?? [];
  expect(inTable.length).toBeGreaterThan(15);
  expect(new Set(routes.map(({ address }) => address.split('?')[0])).size).toBe(inTable.length);
});

describe.each(languages)('in %s the server’s title matches the screen’s', language => {
  test.each(routes)('$address, to $visitor', async ({ address, screen, visitor }) => {
    const title = await titleByClient(screen, address, language);
    expect(title).toBeTruthy();
    expect(await titleByServer(address, language, visitor === 'a customer')).toBe(`${title} - Selat Cruises`);
  });
});
