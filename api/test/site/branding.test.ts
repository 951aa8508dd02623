import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  FIRST_VIEWS_FILE,
  type FirstView,
  type FirstViews,
} from '@gangway/shared/contract/base/first-view.ts';
import { languages } from '@gangway/shared/contract/base/languages.ts';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetUnusedPictures } from '../../src/features/content/unused-pictures.job.ts';
import type { AppEnv } from '../../src/lib/http/context.ts';
import { securityHeaders } from '../../src/lib/http/security-headers.ts';
import { createSiteRoutes } from '../../src/site/site.routes.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createVoyage } from '../support/database/factories.ts';
import { pictureFile, upload } from '../support/documents/uploads.ts';
import { signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const testApp = await createTestApp(database);
const { call, clock, deps } = testApp;
const manager = await signInStaff(testApp, ['settings.read', 'settings.manage']);
const reader = await signInStaff(testApp, ['settings.read']);
const media = join(deps.env.dataDir, 'media/brand');

const built = mkdtempSync(join(tmpdir(), 'gangway-test-branding-'));
afterAll(() => rmSync(built, { recursive: true }));
writeFileSync(
  join(built, 'index.html'),
  '<!doctype html><html lang="en"><head><meta name="theme-color" content="#0a2233" /><link rel="icon" type="image/svg+xml" href="/assets/favicon-1.svg"><title>Gangway</title></head><body><div class="opening-page wrap"></div></body></html>',
);
const noTexts = Object.fromEntries(
  languages.map(language => [language, []]),
) as unknown as FirstView['texts'];
const drawn = (name: string) => [
  { screen: 'phone' as const, href: `/${name}.svg`, media: '(width < 48rem)' },
  { screen: 'wide' as const, href: `/${name}-wide.svg`, media: '(width >= 48rem)' },
];
const home = {
  port: 'penang',
  ofPort: { daytime: drawn('penang'), nighttime: drawn('penang') },
  ofSea: { daytime: drawn('sea'), nighttime: drawn('sea') },
};
writeFileSync(
  join(built, FIRST_VIEWS_FILE),
  JSON.stringify({
    '*': { scripts: [], styles: [], texts: noTexts },
    '/home': { scripts: [], styles: [], texts: noTexts, home },
  } satisfies FirstViews),
);
writeFileSync(join(built, 'icon-192.png'), 'the product’s');

const site = new Hono<AppEnv>()
  .use(securityHeaders)
  .use(async (c, next) => {
    c.set('language', 'en');
    await next();
  })
  .route('/', createSiteRoutes(deps, built));

const update = (key: string, value: unknown, { headers } = manager) =>
  call('POST', '/config/update', { headers: { ...headers, 'If-Match': '*' }, body: { key, value } });
const send = (files: File[], { headers } = manager, kind = 'logo') =>
  upload(testApp, `/office/branding/${kind}`, files, headers);

/** A disc on a transparent ground, or on the given one. */
async function logoFile(
  color: string,
  { width = 400, height = 400, ground = 'none', type = 'png' as 'png' | 'jpeg' } = {},
): Promise<File> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/><circle cx="50%" cy="50%" r="${Math.min(width, height) / 3}" fill="${color}"/></svg>`;
  const bytes = await sharp(Buffer.from(drawing)).toFormat(type).toBuffer();
  return new File([new Uint8Array(bytes)], `logo.${type}`);
}

/** The color of a pixel, as a share of the picture's sides; `none` where it is transparent. */
async function colorAt(url: string, x: number, y: number): Promise<string> {
  const response = await site.request(url);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('image/png');
  const picture = sharp(Buffer.from(await response.arrayBuffer())).ensureAlpha();
  const { width, height } = await picture.metadata();
  const pixel = await picture
    .extract({ left: Math.floor(x * width), top: Math.floor(y * height), width: 1, height: 1 })
    .raw()
    .toBuffer();
  return pixel[3] === 0 ? 'none' : `#${pixel.toString('hex').slice(0, 6)}`;
}

async function readHome() {
  const response = await site.request('/home');
  return { html: await response.text(), policy: response.headers.get('Content-Security-Policy') };
}
const readManifest = async () =>
  (await (await site.request('/manifest.webmanifest')).json()) as {
    theme_color: string;
    icons: { src: string; sizes: string }[];
  };
/** Lets the short-lived cache of the site expire. */
const later = () => clock.advance(60_000);

beforeEach(async () => {
  for (const key of ['brandColor', 'actionColor', 'logo', 'heroPicture']) await update(key, '');
  later();
});

describe('without colors and a logo', () => {
  test('pages and icons are the product’s', async () => {
    const { html, policy } = await readHome();
    expect(html).toContain('<meta name="theme-color" content="#0a2233" />');
    expect(html).toContain('href="/assets/favicon-1.svg"');
    expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png" />');
    expect(html).not.toContain('<style>');
    expect(policy).toContain("style-src 'self';");
    expect(await (await site.request('/icon-192.png')).text()).toBe('the product’s');
    expect((await readManifest()).icons.map(({ src }) => src)).toEqual([
      '/icon-192.png',
      '/icon-512.png',
      '/icon-maskable.png',
    ]);
  });
});

describe('the colors', () => {
  test('are on every page from the next answer on, allowed by their hash alone', async () => {
    expect((await update('brandColor', ' #1F4E2C ')).data.value).toBe('#1f4e2c');
    await update('actionColor', '#a3341c');
    later();
    const { html, policy } = await readHome();
    expect(html).toContain('<meta name="theme-color" content="#1f4e2c" />');
    const styles = /<style>(.*?)<\/style>/.exec(html)?.[1] ?? '';
    expect(styles).toMatch(/^:root,\.light\{--abyss:#1f4e2c;/);
    expect(styles).toContain('--coral:#a3341c;');
    expect(styles).toMatch(/@media screen and \(prefers-color-scheme:dark\)\{:root\{--lagoon:#[0-9a-f]{6};/);
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect((await readManifest()).theme_color).toBe('#1f4e2c');
  });

  test.each([
    ['brandColor', '#ffcc00', 'White words could not be read on this color. Please choose a darker one.'],
    [
      'actionColor',
      '#ffcc00',
      'The button could not be seen on the light page. Please choose a darker color.',
    ],
    ['brandColor', 'blue', 'Please enter a color as # and six digits or letters, such as #0e3a53.'],
    ['actionColor', '#fff', 'Please enter a color as # and six digits or letters, such as #0e3a53.'],
  ])('%s %s is refused with what to do', async (key, value, sentence) => {
    expect(await update(key, value)).toMatchObject({ status: 422, data: { fields: { value: sentence } } });
    later();
    expect((await readHome()).html).not.toContain('<style>');
  });
});

describe('a logo', () => {
  test('becomes icon, home-screen icons and mark, each with a ground', async () => {
    const { status, data } = await send([await logoFile('#7a1f1f')]);
    expect({ status, url: data.url }).toEqual({ status: 200, url: `/media/brand/${data.name}.png` });
    expect((await update('logo', data.name)).status).toBe(200);
    later();
    const { html } = await readHome();
    const icon = /<link rel="icon" type="image\/png" href="(.*?)" \/>/.exec(html)?.[1] ?? '';
    const touch = /<link rel="apple-touch-icon" href="(.*?)" \/>/.exec(html)?.[1] ?? '';
    const icons = (await readManifest()).icons.map(({ src }) => src);
    for (const url of [data.url, icon, touch, ...icons]) {
      expect(await colorAt(url, 0.5, 0.5)).toBe('#7a1f1f');
      expect(await colorAt(url, 0.5, 0.02)).toBe('#ffffff');
    }
    expect(html).toContain(`"logo":"http://127.0.0.1:9/media/brand/${data.name}-512.png"`);
    // Systems that cut icons to their own shape get a whole ground, others round corners.
    expect(await colorAt(data.url, 0, 0)).toBe('none');
    expect(await colorAt(touch, 0, 0)).toBe('#ffffff');
    expect(await colorAt(icons[2] ?? '', 0, 0)).toBe('#ffffff');
    expect((await call('GET', '/settings/public')).data).toMatchObject({ logo: data.name });
  });

  test('fills its tile, whatever empty margin it came with', async () => {
    const { data } = await send([await logoFile('#7a1f1f', { width: 1200, height: 500 })]);
    expect(await colorAt(data.url, 0.5, 0.14)).toBe('#7a1f1f');
    expect(await colorAt(data.url, 0.14, 0.5)).toBe('#7a1f1f');
  });

  test('is also what the product’s addresses lead to', async () => {
    const { data } = await send([await logoFile('#7a1f1f')]);
    await update('logo', data.name);
    later();
    for (const [path, end] of [
      ['/icon-192.png', '-192.png'],
      ['/icon-512.png', '-512.png'],
      ['/icon-maskable.png', '-maskable.png'],
      ['/apple-touch-icon.png', '-touch.png'],
      ['/favicon.ico', '-48.png'],
    ] as const) {
      const response = await site.request(path);
      expect([response.status, response.headers.get('Location')]).toEqual([
        302,
        `/media/brand/${data.name}${end}`,
      ]);
    }
  });

  test('that is light stands on the main color, and on the next one after a change', async () => {
    await update('brandColor', '#1f4e2c');
    const { data } = await send([await logoFile('#fff4e0')]);
    expect(await colorAt(data.url, 0.5, 0.02)).toBe('#1f4e2c');
    await update('logo', data.name);
    await update('brandColor', '#3b1f6e');
    const { logo } = (await call('GET', '/settings/public')).data;
    expect(logo).not.toBe(data.name);
    expect(await colorAt(`/media/brand/${logo}.png`, 0.5, 0.02)).toBe('#3b1f6e');
    expect(await colorAt(`/media/brand/${logo}.png`, 0.5, 0.5)).toBe('#fff4e0');
  });

  test('that was uploaded before the main color changed stands on the new one, too, and a dark one keeps its name', async () => {
    await update('brandColor', '#1f4e2c');
    const light = (await send([await logoFile('#fff4e0')])).data.name;
    const dark = (await send([await logoFile('#7a1f1f')])).data.name;
    await update('brandColor', '#3b1f6e');
    const saved = (await update('logo', light)).data.value;
    expect(await colorAt(`/media/brand/${saved}.png`, 0.5, 0.02)).toBe('#3b1f6e');
    expect((await update('logo', dark)).data.value).toBe(dark);
    await update('brandColor', '#0e3a53');
    expect((await call('GET', '/settings/public')).data.logo).toBe(dark);
  });

  test('whose files are lost does not keep the colors from being changed', async () => {
    const { data } = await send([await logoFile('#7a1f1f')]);
    await update('logo', data.name);
    rmSync(media, { recursive: true });
    expect((await update('brandColor', '#1f4e2c')).status).toBe(200);
  });

  test('with a ground of its own keeps it', async () => {
    const { data } = await send([await logoFile('#ffffff', { width: 600, height: 400, ground: '#24408e' })]);
    expect(await colorAt(data.url, 0.5, 0.02)).toBe('#24408e');
    expect(await colorAt(data.url, 0.5, 0.5)).toBe('#ffffff');
  });

  test.each([
    [
      'too long for an icon',
      () => logoFile('#7a1f1f', { width: 900, height: 400, ground: '#eeeeee' }),
      'logo-shape',
      /crop it/,
    ],
    ['too small', () => logoFile('#7a1f1f', { width: 400, height: 255 }), 'image-small', /256 × 256/],
    ['no picture', async () => new File(['<svg/>'], 'logo.png'), 'image-type', /JPG or PNG/],
    ['damaged', async () => cut(await logoFile('#7a1f1f')), 'image-unreadable', /choose another/],
  ])('that is %s is refused with what to do', async (_, make, error, sentence) => {
    const answer = await send([await make()]);
    expect(answer).toMatchObject({ status: 422, data: { error } });
    expect(answer.msg).toMatch(sentence);
  });

  test('has to be uploaded before it is saved', async () => {
    expect(await update('logo', 'logo-0123456789abcdef')).toMatchObject({
      status: 422,
      data: { fields: { value: 'Please upload a picture.' } },
    });
    expect((await update('logo', '../../secret')).status).toBe(422);
    expect((await send([])).status).toBe(422);
    expect((await send([await logoFile('red')], reader)).status).toBe(403);
  });

  test('is deleted a day after its upload if it is not used, with all that was made of it', async () => {
    const used = (await send([await logoFile('#7a1f1f')])).data.name;
    const other = (await send([await logoFile('#1f1f7a')])).data.name;
    await update('logo', used);
    const longAgo = new Date(clock.now().getTime() - 25 * 3_600_000);
    for (const name of await readdir(media)) utimesSync(join(media, name), longAgo, longAgo);
    await forgetUnusedPictures(deps);
    const left = await readdir(media);
    expect(left.filter(name => name.startsWith(used))).toHaveLength(7);
    expect(left.filter(name => name.startsWith(other))).toEqual([]);
  });
});

describe('the picture of the home page', () => {
  const sendHero = (file: File) => send([file], manager, 'hero');
  /** The pictures that the page preloads, and those of its opening. */
  const picturesIn = (html: string) => ({
    preloaded: [...html.matchAll(/<link rel="preload" as="image" type="(.*?)"[^>]* href="(.*?)"/g)].map(
      ([, type, href]) => `${type} ${href}`,
    ),
    shown: [...html.matchAll(/(?:src|srcset)="(\/.*?)"/g)].map(([, href]) => href),
    opening: /class="opening-home (.*?)"/.exec(html)?.[1],
  });

  test('is ours, with a port only for those who sail there', async () => {
    const sea = picturesIn((await readHome()).html);
    expect(sea.shown).toEqual(['/sea-wide.svg', '/sea.svg']);
    await createVoyage(database.db);
    later();
    const penang = picturesIn((await readHome()).html);
    expect(penang.preloaded).toEqual(['image/svg+xml /penang.svg', 'image/svg+xml /penang-wide.svg']);
    expect(penang.opening).toMatch(/^opening-(day|night)time$/);
  });

  test('is the operator’s, cropped for phone and desktop, and without metadata', async () => {
    const file = await pictureFile('harbor.jpg', { color: '#336699', width: 1000, height: 2400 });
    const { status, data } = await sendHero(file);
    expect({ status, url: data.url }).toEqual({ status: 200, url: `/media/brand/${data.name}.jpg` });
    expect((await update('heroPicture', data.name)).status).toBe(200);
    later();
    const { html } = await readHome();
    const [phone, wide] = [`/media/brand/${data.name}-phone.jpg`, `/media/brand/${data.name}.jpg`];
    expect(picturesIn(html)).toEqual({
      preloaded: [`image/jpeg ${phone}`, `image/jpeg ${wide}`],
      shown: [wide, phone],
      opening: 'opening-own',
    });
    expect(html).toContain(`<meta property="og:image" content="http://127.0.0.1:9${wide}" />`);
    for (const [url, size] of [
      [phone, { width: 840, height: 600 }],
      [wide, { width: 2000, height: 800 }],
    ] as const) {
      const response = await site.request(url);
      expect(response.headers.get('Content-Type')).toBe('image/jpeg');
      const { exif, ...facts } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(facts).toMatchObject({ ...size, format: 'jpeg' });
      expect(exif).toBeUndefined();
    }
  });

  test('has the operator’s words from the first moment', async () => {
    const words = { en: 'Two cities, one day', zh: '', ko: '', ms: '' };
    await update('heroHeading', words);
    later();
    expect((await readHome()).html).toContain('<h1>Two cities, one day</h1>');
    await update('heroHeading', { ...words, en: '' });
  });

  test('that is too small is refused with what to do, and an unknown one is not saved', async () => {
    const answer = await sendHero(await pictureFile('small.png', { width: 640, height: 1500, type: 'png' }));
    expect(answer).toMatchObject({
      status: 422,
      data: { error: 'image-small' },
      msg: 'small.png is too small. Please choose one of at least 1600 × 640 pixels.',
    });
    expect((await update('heroPicture', 'hero-0123456789abcdef')).status).toBe(422);
  });

  test('is kept while it is used', async () => {
    const { data } = await sendHero(await pictureFile('sea.jpg', { width: 700, height: 1700 }));
    await update('heroPicture', data.name);
    const longAgo = new Date(clock.now().getTime() - 25 * 3_600_000);
    for (const name of await readdir(media)) utimesSync(join(media, name), longAgo, longAgo);
    await forgetUnusedPictures(deps);
    expect(await readdir(media)).toEqual([`${data.name}-phone.jpg`, `${data.name}.jpg`]);
  });
});

async function cut(file: File): Promise<File> {
  return new File([new Uint8Array(await file.arrayBuffer()).subarray(0, 600)], file.name);
}
