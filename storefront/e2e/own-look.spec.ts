import { expect } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, expectReadableInDark } from './support/accessible.ts';
import { openHomeIn, test } from './support/own-look.ts';

const GREEN = { color: '#1f4e2c', css: 'rgb(31, 78, 44)' };

/** A PNG in one color. */
const plain = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

for (const { name, main, action } of [
  {
    name: 'a dark green, and an amber that carries black words',
    main: GREEN,
    action: { color: '#b97a00', css: 'rgb(185, 122, 0)' },
  },
  {
    name: 'a blue that just carries white words, and a dark red',
    main: { color: '#0a6ed1', css: 'rgb(10, 110, 209)' },
    action: { color: '#8a0f2b', css: 'rgb(138, 15, 43)' },
  },
])
  test(`pages are readable in ${name}, by day and by night (R467)`, async ({ page, wear }) => {
    await wear({ brandColor: main.color, actionColor: action.color });
    await openHomeIn(page, main.css);
    await expect(page.getByRole('button', { name: 'Search sailings' })).toHaveCSS(
      'background-color',
      action.css,
    );
    for (const path of ['/home', '/shipClient/routeList', '/login', '/privacyPolicy']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expectAccessible(page);
      await expectReadableInDark(page);
    }
  });

test('the home page shows the operator’s logo and picture, with readable words (R468)', {
  tag: '@short',
}, async ({ page, wear, uploadLook }) => {
  await wear({
    brandColor: GREEN.color,
    logo: await uploadLook('logo', await plain('#2b3f8f', 300, 300)),
    heroPicture: await uploadLook('hero', await plain('#ffffff', 1800, 900)),
  });
  await openHomeIn(page, GREEN.css);
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', /^\/media\/brand\/logo-/);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^\/media\/brand\/logo-.*-48\.png$/);
  const isWide = (page.viewportSize()?.width ?? 0) >= 768;
  const picture = page.locator('picture img[src^="/media/brand/hero-"]');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(isWide ? 2000 : 840);
  await expectAccessible(page);

  // The picture is white, and the white words still have a dark ground, measured on the screen.
  const clip = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? undefined;
  const shot = sharp(await page.screenshot({ ...(clip && { clip }) })).greyscale();
  const pixels = [...(await shot.raw().toBuffer())].sort((one, other) => one - other);
  expect(pixels.at(-1), 'the words').toBeGreaterThan(240);
  expect(pixels[Math.floor(pixels.length / 2)], 'their ground').toBeLessThan(110);
});
