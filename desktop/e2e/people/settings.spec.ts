import { expect } from '../support/office.ts';
import { test } from '../support/states/setting.ts';

const SETTINGS = '/setup/settingConfig';

test('a setting is changed and restored from its history', { tag: '@short' }, async ({ office }) => {
  const page = await office('manager', SETTINGS);
  const phone = page.getByRole('textbox', { name: 'Contact phone' });
  const before = await phone.inputValue();
  await phone.fill('+60 3-9999 0000');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('button', { name: 'History of Contact phone' }).click();
  const history = page.getByRole('dialog').first();
  await expect(history.getByRole('listitem').first()).toContainText(`${before} → +60 3-9999 0000`);
  await expect(history.getByRole('listitem').first()).toContainText('manager');
  await history.getByRole('button', { name: 'Restore' }).first().click();
  await expect(page.getByRole('dialog').last()).toContainText(`“${before}”`);
  await page.getByRole('dialog').last().getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('dialog', { name: /^Restore/ })).toBeHidden();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(phone).toHaveValue(before);
});

test('settings that are out of range or contradict each other are refused at the field', async ({
  office,
  setting,
}) => {
  // On this server boarding opens a day ahead.
  const page = await office('manager');
  await setting(page, 'boardingOpensMinutes', 180);
  await page.goto(new URL(SETTINGS, page.url()).href);
  const closes = page.getByRole('textbox', { name: 'Boarding closes' });
  await closes.fill('999');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Boarding closes range 0-240')).toBeVisible();
  await closes.fill('200');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Boarding would close before it opens.', { exact: false })).toBeVisible();
  await expect(closes).toHaveValue('200');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(closes).toHaveValue('15');
});

test('a list beside the settings leads to each section, and numbers have their units', async ({ office }) => {
  const page = await office('manager', SETTINGS);
  const list = page.getByRole('navigation', { name: 'Sections' });
  await expect(list.getByRole('button', { name: 'Operator' })).toHaveAttribute('aria-current', 'true');
  await list.getByRole('button', { name: 'System', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Expiry time' })).toBeInViewport();
  await expect(list.getByRole('button', { name: 'System', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(list).toBeInViewport();
  const closes = page.getByRole('textbox', { name: 'Boarding closes' });
  await expect(closes).toHaveAccessibleDescription('Before departure. 0 to 240 minutes.');
  await expect(closes.locator('..')).toHaveText('minutes');
  await closes.fill('1');
  await expect(closes.locator('..')).toHaveText('minute');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
});

test('a section that is chosen while the settings load is shown when they are there', async ({ office }) => {
  const page = await office('manager');
  const held = Promise.withResolvers<void>();
  await page.route('**/prod-api/config/queryList', async route => {
    await held.promise;
    await route.continue();
  });
  await page.goto(new URL(SETTINGS, page.url()).href);
  const list = page.getByRole('navigation', { name: 'Sections' });
  await list.getByRole('button', { name: 'System', exact: true }).click();
  held.resolve();
  await expect(page.getByRole('textbox', { name: 'Expiry time' })).toBeInViewport();
});

test('a cancellation ladder whose charge falls closer to departure is refused', async ({ office }) => {
  const page = await office('manager', SETTINGS);
  const ladder = page.getByRole('table', { name: 'Cancellation charges' });
  const charge = ladder.getByRole('textbox', { name: 'Charge in %' });
  await charge.nth(1).fill('90');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main')).toContainText(/charges must not fall\..*charges must not fall\./s);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(charge.nth(1)).toHaveValue('25');
});
