import { addDays } from '@gangway/shared/domain/time/local-date.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../storefront/e2e/support/accessible.ts';
import { expect, test } from './support/office.ts';
import { staffApi } from './support/staff-api.ts';
import { makeSailings, openOnPhone, sell } from './support/states/disrupted.ts';
import { testYear } from './support/states/test-year.ts';

const dialog = (page: Page) => page.getByRole('dialog').last();

test('all sailings of a ship are delayed at once; the guest sees both times and the choice on the phone', async ({
  office,
  request,
  browser,
  baseURL,
}) => {
  const desk = await staffApi(request, 'admin');
  const day = `${testYear()}-10-10`;
  const [first = 0] = await makeSailings(desk, [day, addDays(day, 1), addDays(day, 3)]);
  const guest = await sell(desk, first);

  const page = await office('manager', `/voyage/sailing?month=${testYear()}-10`);
  await page.getByRole('button', { name: 'Delay, change or cancel…' }).click();
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  await expect(dialog(page).getByText('Please input Ship')).toBeVisible();
  await dialog(page).getByLabel('Ship', { exact: true }).selectOption({ label: 'Selat Aurora' });
  await dialog(page).getByLabel('From', { exact: true }).fill(day);
  await dialog(page).getByLabel('Until', { exact: true }).fill(addDays(day, 1));
  await dialog(page).getByLabel('Minutes later').fill('200');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  await expect(dialog(page).getByText(/1 order · 2 passengers/)).toBeVisible();
  await expect(dialog(page).getByText(/09:00 → .*12:20/)).toHaveCount(2);
  await expect(dialog(page).getByText('guests may cancel or move')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Delay 2 sailings' }).click();
  await expect(page.getByText('2 sailings changed.')).toBeVisible();

  const onPhone = await openOnPhone(browser, baseURL, guest);
  await expect(onPhone.getByText('Delayed: now 12:20 (was 09:00)')).toBeVisible();
  const panel = onPhone.getByRole('region', { name: 'Your sailing is delayed: you may choose' });
  await expect(panel.getByText('If you do not choose, your booking stays as it is.')).toBeVisible();
  await expect(onPhone.getByRole('img', { name: /^QR code/ })).toHaveCount(2);
  await expectAccessible(onPhone);
  await panel.getByRole('radio').first().press('Space');
  await panel.getByRole('button', { name: 'Take this sailing' }).click();
  await expect(onPhone.getByText('Done: your new e-tickets are below')).toBeVisible();
  await expect(panel).toHaveCount(0);
  await onPhone.context().close();
});

test('a ship that is too small is refused with the reason, and a gate is changed', async ({
  office,
  request,
}) => {
  const desk = await staffApi(request, 'admin');
  const [sailing = 0] = await makeSailings(desk, [`${testYear()}-08-10`]);
  await sell(desk, sailing);
  const page = await office('manager', `/voyage/sailing?month=${testYear()}-08&sailing=${sailing}`);
  await page.context().addCookies([{ name: 'language', value: 'zh', url: page.url() }]);
  await page.reload();
  const choose = async () => {
    await dialog(page).getByRole('button', { name: '操作' }).click();
    await page.getByRole('menuitem', { name: '更换登船口或邮轮…' }).click();
  };
  await choose();
  await dialog(page).getByRole('radio', { name: '更换邮轮' }).check();
  await dialog(page).getByLabel('新邮轮').selectOption({ label: 'Selat Aurora' });
  await dialog(page).getByRole('button', { name: '预览' }).click();
  await expect(dialog(page).getByText('该航次已由这艘邮轮执航。')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: '更换 1 个航次的邮轮' })).toBeDisabled();
  await dialog(page).getByRole('button', { name: '返回' }).click();
  await dialog(page).getByRole('radio', { name: '更换登船口' }).check();
  await dialog(page).getByLabel('新登船口').fill('B7');
  await dialog(page).getByRole('button', { name: '预览' }).click();
  await dialog(page).getByRole('button', { name: '更换 1 个航次的登船口' }).click();
  await expect(page.getByText('已更改 1 个航次。')).toBeVisible();
  await expect(dialog(page).getByText('B7')).toBeVisible();
});

test('a message to all guests is written, previewed and sent; a guest reads it on the order’s page', async ({
  office,
  request,
  browser,
  baseURL,
}) => {
  const desk = await staffApi(request, 'admin');
  const [sailing = 0] = await makeSailings(desk, [`${testYear()}-12-10`]);
  const guest = await sell(desk, sailing);
  const page = await office('manager', `/voyage/sailing?month=${testYear()}-12&sailing=${sailing}`);
  await dialog(page).getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Message to guests…' }).click();
  // Day, time, session, ship and route: it may have been opened from another sailing.
  await expect(
    dialog(page).getByText(/^\w{3}\s10\sDec\s\d{4},\s\d\d:\d\d · \w+ · Selat\s\w+ · .+\s→\s/),
  ).toBeVisible();
  // Its only order is in English: no other language has to be written.
  await expect(dialog(page).getByRole('group', { name: '· 1 order' })).toBeVisible();
  await dialog(page).getByLabel('Subject').fill('Bring a jacket');
  await dialog(page).getByLabel('Text').fill('It will be windy tonight.');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  await expect(dialog(page).getByRole('article', { name: 'The e-mail' })).toContainText(
    'It will be windy tonight.',
  );
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Send to 1 order' }).click();
  await expect(page.getByText('The message is on its way.')).toBeVisible();
  await expect(dialog(page).getByText('1 order notified.')).toBeVisible();

  const onPhone = await openOnPhone(browser, baseURL, guest);
  await expect(onPhone.getByText('Bring a jacket')).toBeVisible();
  await expect(onPhone.getByText('It will be windy tonight.')).toBeVisible();
  await expectAccessible(onPhone);
  await onPhone.context().close();
});
