import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessible.ts';
import { expect } from '../support/office.ts';
import { test } from '../support/states/setting.ts';

const BRANDING = '/setup/branding';
const GREEN = 'rgb(31, 78, 44)';

/** A white sign on a transparent ground. */
async function logoFile(name: string, { width = 400, height = 400 } = {}) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M40 ${height - 60}L${width / 2} 40L${width - 40} ${height - 60}z" fill="#ffffff"/></svg>`;
  return { name, mimeType: 'image/png', buffer: await sharp(Buffer.from(drawing)).png().toBuffer() };
}

const groundOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate(element => getComputedStyle(element).backgroundColor);

test('colors and a logo are checked, previewed, saved, and shown by office and site (R467)', {
  tag: '@short',
}, async ({ office, setting, browser, baseURL }) => {
  const page = await office('manager');
  for (const key of ['logo', 'actionColor', 'brandColor'] as const) await setting(page, key, '');
  await page.goto(new URL(BRANDING, page.url()).href);

  // A color that would make words unreadable is refused while it is typed, and comes with one that is accepted.
  const main = page.getByRole('textbox', { name: 'Main color', exact: true });
  await main.fill('#9fd6ae');
  await expect(page.getByText('White words could not be read on this color.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(main).toHaveValue('#9fd6ae');
  const shade = page.getByRole('button', { name: /^Use #[0-9a-f]{6}$/ });
  await shade.click();
  await expect(main).not.toHaveValue('#9fd6ae');
  await expect(shade).toBeHidden();
  await main.fill('#1F4E2C');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect.poll(() => groundOf(page, '#sidebar')).toBe(GREEN);

  const chooser = page.getByLabel('Choose a logo');
  await chooser.setInputFiles(await logoFile('long.png', { width: 900 }));
  await expect(page.getByText('long.png is too long for an icon.')).toBeVisible();
  await chooser.setInputFiles(await logoFile('sign.png'));
  await expect(page.getByRole('img', { name: 'The logo as it is shown' })).toHaveAttribute(
    'src',
    /^\/media\/brand\/logo-/,
  );
  await page.getByRole('button', { name: 'Save' }).click();
  const mark = page.locator('#sidebar').getByRole('img');
  await expect(mark).toHaveAttribute('src', /^data:image\/png;base64,/);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image\/png;base64,/);
  await expectAccessible(page);

  const guest = await browser.newContext();
  const site = await guest.newPage();
  await site.goto(new URL('/home', baseURL).href);
  const header = site.getByRole('banner');
  await expect(header.locator('img')).toHaveAttribute('src', /^\/media\/brand\/logo-/);
  expect(await groundOf(site, 'header')).toBe(GREEN);
  const widthOfLogo = () => header.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(widthOfLogo, 'the logo is loaded').toBe(256);
  await guest.close();

  // A workplace that starts without network shows what it last heard.
  await page.route('**/prod-api/settings/public', route => route.abort());
  await page.reload();
  await expect(mark).toHaveAttribute('src', /^data:image\/png;base64,/);
  await expect(page.locator('#sidebar')).toContainText('Selat Cruises');
  expect(await groundOf(page, '#sidebar')).toBe(GREEN);
});
