import { randomInt } from 'node:crypto';
import { writeDate } from '@gangway/shared/i18n/dates.ts';
import { expect, test } from './support/office.ts';

test('the desk sells a voucher for cash and shows its code, and a manager cancels it with a reason', async ({
  office,
}) => {
  const page = await office('manager', '/business/voucher');
  const name = `Lim ${randomInt(1e6, 1e7)}`;
  await page.getByRole('button', { name: 'Sell voucher' }).click();
  const dialog = page.getByRole('dialog');
  const value = dialog.getByLabel('Value');
  await value.fill('0.50');
  await value.blur();
  await expect(dialog.getByText(/^Value range RM\s1\.00-RM\s50,000\.00$/)).toBeVisible();
  await value.fill('120');
  await dialog.getByLabel('Name of the holder').fill(name);
  const lastDay = writeDate(await dialog.getByLabel('Expiry date').inputValue(), 'en');
  await dialog.getByLabel('Cash received').fill('150');
  await dialog.getByRole('button', { name: 'Sell voucher' }).click();
  const sold = page.getByRole('dialog', { name: 'Voucher sold' });
  await expect(sold.getByText(/RM\s30\.00/)).toBeVisible();
  const code = await sold.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}-/).innerText();
  await sold.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('searchbox').fill(name);
  await page.getByRole('row', { name: new RegExp(`${name}.*Sold.*Valid`) }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(lastDay, { exact: true })).toBeVisible();
  await expect(drawer.getByRole('row', { name: /Issued.*RM\s120\.00/ })).toBeVisible();
  await drawer.getByRole('button', { name: 'Show the code' }).click();
  await expect(drawer.getByText(code)).toBeVisible();
  await drawer.getByRole('button', { name: 'Cancel voucher' }).click();
  const question = page.getByRole('dialog', { name: /^Cancel the voucher/ });
  await expect(question.getByRole('button', { name: 'Cancel voucher' })).toBeDisabled();
  await question.getByLabel('Why it was canceled').fill('Sold twice by mistake');
  await question.getByRole('button', { name: 'Cancel voucher' }).click();
  await expect(page.getByText('The voucher is canceled.')).toBeVisible();
  await expect(drawer.getByText('Sold twice by mistake')).toBeVisible();
});

test('a promo code is created, and an existing code is reported at its field', async ({ office }) => {
  const page = await office('manager', '/business/promoCode');
  const code = `RAYA${randomInt(1e6, 1e7)}`;
  const fillIn = async () => {
    await page.getByRole('button', { name: 'Add promo code' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Code').fill(code.toLowerCase());
    const percent = drawer.getByLabel('Percent off');
    await percent.fill('100');
    await percent.blur();
    await expect(drawer.getByText('Percent off range 1-99')).toBeVisible();
    await percent.fill('15');
    await drawer.getByLabel(/^Uses in total/).fill('50');
    await drawer.getByRole('button', { name: 'Add promo code' }).click();
    return drawer;
  };
  await fillIn();
  await expect(page.getByText(`${code} has been added.`)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`${code}.*15 %.*0 of 50.*On`) })).toBeVisible();
  const drawer = await fillIn();
  await expect(drawer.getByText('This promo code already exists.')).toBeVisible();
});
