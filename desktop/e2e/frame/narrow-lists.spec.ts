import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/office.ts';

const KEY_COLUMNS = [
  'Order number',
  'Customer name',
  'Order status',
  'Departure',
  'Amount paid',
  'Room number',
  'Payment method',
];

test('the orders keep their key columns at 1440 and 1024 pixels, and show the others on request', async ({
  office,
}) => {
  const page = await office('manager', '/ship/shipOrder');
  const heads = page.getByRole('grid').getByRole('columnheader');
  const frame = page.getByRole('grid').locator('..');
  const overflow = () => frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of KEY_COLUMNS) await expect(heads.filter({ hasText: name })).toBeVisible();
    await expect.poll(overflow, `at ${width} pixels`).toBe(0);
  }
  await expect(heads.filter({ hasText: 'Time slot' })).toHaveCount(0);
  const [row] = await Promise.all([page.getByRole('row').nth(1).boundingBox(), expectAccessible(page)]);
  expect(row?.height, 'text on two lines does not make a row higher').toBe(36);

  await page.getByRole('button', { name: /^\d more columns$/ }).click();
  await expect(heads.filter({ hasText: 'Time slot' })).toHaveCount(1);
  await expect.poll(overflow).toBeGreaterThan(0);
  const left = async () => (await heads.filter({ hasText: 'Order number' }).boundingBox())?.x;
  const before = await left();
  await expect(page.locator('[data-beyond]')).toHaveCount(1);
  await frame.evaluate(element => element.scrollTo({ left: element.scrollWidth }));
  await expect(page.locator('[data-before]')).toHaveCount(1);
  await expect(page.locator('[data-beyond]')).toHaveCount(0);
  expect(await left(), 'the first column stays').toBe(before);
  await page.getByRole('button', { name: 'Fewer columns' }).click();
  await expect.poll(overflow).toBe(0);

  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Phone' }).check();
  await page.keyboard.press('Escape');
  await expect(heads.filter({ hasText: 'Phone' })).toHaveCount(1);
});
