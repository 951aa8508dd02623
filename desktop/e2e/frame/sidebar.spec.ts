import { expect, test } from '../support/office.ts';

const SIDEBAR = '#sidebar';

test('the sidebar is 210 px wide, collapses to icons, and remembers its state', async ({ office }) => {
  const page = await office('manager');
  const width = () => page.locator(SIDEBAR).evaluate(element => element.getBoundingClientRect().width);
  expect(await width()).toBe(210);
  await page.getByRole('button', { name: 'Close sidebar' }).click();
  await expect.poll(width).toBeLessThan(60);
  await expect(page.getByRole('link', { name: 'Order records' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open sidebar' })).toBeVisible();
  expect(await width()).toBeLessThan(60);
  await page.keyboard.press('Control+b');
  await expect.poll(width).toBe(210);
});

test('a collapsed section stays collapsed', async ({ office }) => {
  const page = await office('manager');
  await page.getByRole('button', { name: 'Permissions' }).click();
  await expect(page.getByRole('link', { name: 'System users' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Permissions' })).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('link', { name: 'System users' })).toBeHidden();
});

test.describe('under 992 px', () => {
  test.use({ viewport: { width: 800, height: 900 } });

  test('the sidebar starts closed, opens over the page without animation, and closes on navigation', async ({
    office,
  }) => {
    const page = await office('gate');
    await expect(page.locator(SIDEBAR)).toBeHidden();
    await page.getByRole('button', { name: 'Open sidebar' }).click();
    const sidebar = page.locator(SIDEBAR);
    expect(await sidebar.evaluate(element => element.getBoundingClientRect().width)).toBe(210);
    expect(await sidebar.evaluate(element => getComputedStyle(element).transitionDuration)).toBe('0s');
    expect(await page.locator('main').evaluate(element => element.getBoundingClientRect().left)).toBe(0);
    await page.getByRole('link', { name: 'Serial port test' }).click();
    await expect(page).toHaveURL(/serialScannerTest$/);
    await expect(sidebar).toBeHidden();
  });

  test('a click beside it closes it, and a wider window restores its state', async ({ office }) => {
    const page = await office('gate');
    await page.getByRole('button', { name: 'Open sidebar' }).click();
    await page.mouse.click(600, 400);
    await expect(page.locator(SIDEBAR)).toBeHidden();
    await page.setViewportSize({ width: 1200, height: 900 });
    await expect(page.locator(SIDEBAR)).toBeVisible();
  });
});
