import { passwordOf } from '@gangway/shared/node/demonstration-accounts.ts';
import { expect, test } from '@playwright/test';
import { ask, farSailing, fillInOneAdult, payButton } from './support/booking.ts';

test('an agent books under their own code and pays from the balance', { tag: '@short' }, async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { token, customer } = await ask<{ token: string; customer: { referralCode: string } }>(
    request,
    '/customers/login',
    { username: 'meilin', password: passwordOf('meilin') },
  );
  await context.addCookies([{ name: 'token', value: token, url: baseURL ?? '' }]);
  await page.goto(`/shipClient/pay/ship?sailing=${(await farSailing(request)).id}`);
  await page.getByRole('button', { name: 'Continue to passengers' }).click();
  await expect(page.getByLabel('Recommended by')).toHaveValue(customer.referralCode);
  await fillInOneAdult(page);
  await page.getByRole('radio', { name: /^Agent balance RM [\d,.]+ available/ }).check();
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Paid. Welcome aboard!' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/return');
});
