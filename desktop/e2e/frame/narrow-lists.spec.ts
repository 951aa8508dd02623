import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/office.ts';

test('a narrow list keeps its key columns, shows how many are hidden, and shows them all on request', async ({
  office,
}) => {
  const page = await office('manager', '/ship/shipOrder');
  const heads = page.getByRole('grid').getByRole('columnheader');
  const frame = page.getByRole('grid').locator('..');
  const overflow = () => frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const name of ['Order number', 'Customer name', 'Order status', 'Departure', 'Amount due'])
    await expect(heads.filter({ hasText: name })).toBeVisible();
  await expect(heads.filter({ hasText: 'Payment method' })).toHaveCount(0);
  await expect.poll(overflow).toBe(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: /^\d more columns$/ }).click();
  await expect(heads.filter({ hasText: 'Payment method' })).toHaveCount(1);
  await expect.poll(overflow).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Fewer columns' }).click();
  await expect.poll(overflow).toBe(0);

  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Phone' }).check();
  await page.keyboard.press('Escape');
  await expect(heads.filter({ hasText: 'Phone' })).toHaveCount(1);
});
