import type { Locator } from '@playwright/test';
import { openFirstRow } from '../support/first-row.ts';
import { expect, test } from '../support/office.ts';

/** The text that a style sheet writes beside an element. */
const drawn = (element: Locator, part: '::before' | '::after') =>
  element.evaluate((node, pseudo) => getComputedStyle(node, pseudo).content, part);

test('each amount in a grid of prices or fares has its currency', async ({ office }) => {
  const page = await office('manager', '/ship/roomTypeManagement?tab=prices');
  const price = page.getByRole('gridcell', { name: /^IN2, Daytime, Tue:/ });
  await expect(price).toHaveText(/^\d+\.\d\d$/);
  expect(await drawn(price, '::after')).toBe('"RM"');
  await page.goto(new URL('/voyage/route', page.url()).href);
  await openFirstRow(page);
  const fare = page.getByRole('textbox', { name: 'Daytime, Adult' });
  await expect(fare).toHaveValue(/^\d+\.\d\d$/);
  expect(await drawn(fare.locator('..'), '::before')).toBe('"RM"');
});

test('the totals of payments say which days they include', async ({ office }) => {
  const page = await office('manager', '/business/paymentRecord');
  const totals = page.getByLabel('Total of matching payments');
  await expect(totals).toContainText('Total of matching payments, since the first payment');
  await page.goto(new URL('/business/paymentRecord?from=2026-01-01', page.url()).href);
  await expect(totals).toContainText('since 1 Jan 2026');
  await page.goto(new URL('/business/paymentRecord?from=2026-01-01&to=2026-01-31', page.url()).href);
  await expect(totals).toContainText('1 Jan 2026 to 31 Jan 2026');
});

test('the weight of a ship says that it is a position in lists', async ({ office }) => {
  const page = await office('manager', '/ship/ship');
  await openFirstRow(page);
  await expect(page.getByRole('dialog').getByLabel('Weight')).toHaveAccessibleDescription(
    'Position in lists, smallest first.',
  );
});

test('the deck plan uses the words of the overview, whole or not at all', async ({ office }) => {
  const page = await office('frontdesk', '/ship/roomManagement');
  await page.locator('[data-room]').first().waitFor();
  const words = await page.locator('[data-room] > [aria-hidden] > :last-child').allInnerTexts();
  expect(words).toContain('Available');
  for (const word of new Set(words))
    expect(['Available', 'Occupied', 'Dirty', 'Maintenance']).toContain(word);
});

test.describe('in English and Chinese', () => {
  for (const [language, balcony] of [
    ['en', 'Balcony'],
    ['zh', '阳台'],
  ] as const) {
    test.describe(language, () => {
      test.use({ officeLanguage: language });

      test('the sample operator’s own amenities have a name', async ({ office }) => {
        const page = await office('manager', '/ship/roomTypeManagement');
        const row = page.getByRole('row').filter({ hasText: 'BA1' });
        await expect(row).toContainText(balcony);
        await expect(row).not.toContainText('balcony');
      });
    });
  }
});
