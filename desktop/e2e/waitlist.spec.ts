import { hold } from '../../storefront/e2e/support/hold.ts';
import { cancelOrder, soldOutSailing } from '../../storefront/e2e/support/waitlist/sold-out-sailing.ts';
import { saleForm } from './support/counter-sale.ts';
import { expect, test } from './support/office.ts';

test('the desk adds a party by number, orders the list, and sells what is kept for a number', async ({
  office,
  request,
}) => {
  const { sailing, order } = await soldOutSailing(request);
  const page = await office('frontdesk', '/ship/waitlist');
  await page.getByLabel('Date', { exact: true }).fill(sailing.date);
  await page.getByLabel('Date', { exact: true }).press('Enter');
  await page.getByLabel('Sailing', { exact: true }).selectOption(String(sailing.id));
  await expect(page.getByText('No one is waiting for this sailing')).toBeVisible();
  const dialog = page.getByRole('dialog');
  for (const [name, number] of [
    ['Devi', 1],
    ['Eng', 2],
  ] as const) {
    await page.getByRole('button', { name: 'Add standby' }).click();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByText(`The number is ${number}`)).toBeVisible();
  }
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText('No. 1 · Devi');

  await rows.nth(2).click();
  await expect(dialog.getByRole('button', { name: 'Move up' })).toBeDisabled();
  await dialog.getByLabel('Reason').fill('Came first, was sent away');
  const { asked, answer } = await hold(page, 'office/waitlists/**');
  await dialog.getByRole('button', { name: 'Move up' }).click();
  await asked;
  await dialog.getByLabel('Reason').fill('Has gone home');
  answer();
  await expect(page.getByText('The order was changed')).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toHaveValue('Has gone home');
  await page.keyboard.press('Escape');
  await expect(rows.nth(1)).toContainText('No. 2 · Eng');

  await cancelOrder(request, order);
  await expect(rows.nth(1)).toContainText('Called until');
  await rows.nth(1).click();
  await dialog.getByRole('button', { name: 'Sell' }).click();
  await expect(saleForm(page)).toContainText('No. 2 · Eng');
});
