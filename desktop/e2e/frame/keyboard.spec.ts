import type { Page } from '@playwright/test';
import { expect, test } from '../support/office.ts';

test('Ctrl+K finds and opens screens, but not those without permission', { tag: '@short' }, async ({
  office,
}) => {
  const page = await office('gate');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search and actions' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('role perm');
  await expect(palette.getByText('No results for “role perm”')).toBeVisible();
  await palette.getByRole('combobox').fill('serial');
  await expect(palette.getByRole('option')).toHaveText(['Serial port testShip']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/serialScannerTest$/);
  await expect(palette).toBeHidden();
});

test('the palette runs the actions of the shell', async ({ office }) => {
  const page = await office('gate');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('中文');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('退出登录');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
});

test('? lists the shortcuts of the screen; g and a letter open a screen', async ({ office }) => {
  const page = await office('manager', '/ship/serialScannerTest');
  await page.locator('main').focus();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toContainText('Search and actions');
  await expect(sheet).toContainText('Order records');
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page, 'keys belong to the dialog').toHaveURL(/serialScannerTest$/);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page).toHaveURL(/\/dashboard\/dashboard$/);
});

test('the first Tab stop is the skip link past the menu', async ({ office }) => {
  const page = await office('manager');
  await page.locator('body').press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});

test.describe('unsaved input', () => {
  async function typeSomething(page: Page) {
    await page.getByRole('button', { name: /^Logged in as/ }).click();
    await page.getByRole('menuitem', { name: 'Change password' }).click();
    await page.getByLabel('Current password').fill('something');
  }

  test('asks for confirmation before its dialog closes', async ({ office }) => {
    const page = await office('gate');
    await typeSomething(page);
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByLabel('Current password')).toHaveValue('something');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByLabel('Current password')).toBeHidden();
  });

  test('asks for confirmation before the browser goes back', async ({ office }) => {
    const page = await office('gate');
    await page.getByRole('link', { name: 'Serial port test' }).click();
    await expect(page).toHaveURL(/serialScannerTest$/);
    await typeSomething(page);
    await page.goBack();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(/serialScannerTest$/);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByLabel('Current password')).toHaveValue('something');
    await page.goBack();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL(/\/dashboard\/dashboard$/);
  });

  test('asks for confirmation before the window closes', async ({ office }) => {
    const page = await office('gate');
    await typeSomething(page);
    const dialogOpened = page.waitForEvent('dialog');
    const closed = page.close({ runBeforeUnload: true });
    const dialog = await dialogOpened;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await closed;
    await expect(page.getByLabel('Current password')).toHaveValue('something');
  });
});
