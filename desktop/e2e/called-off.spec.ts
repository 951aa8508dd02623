import type { CreatedOrder } from '@gangway/shared/contract/sales/orders.ts';
import { addDays } from '@gangway/shared/domain/time/local-date.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../storefront/e2e/support/accessible.ts';
import { ask } from '../../storefront/e2e/support/booking.ts';
import { expect, test } from './support/office.ts';
import { staffApi } from './support/staff-api.ts';
import { makeSailings, openOnPhone, sell } from './support/states/disrupted.ts';
import { testYear } from './support/states/test-year.ts';

const drawer = (page: Page) => page.getByRole('dialog').first();

test('the desk cancels a sailing; guests choose another one, their money or a voucher, one of them by phone through the desk', async ({
  office,
  request,
  browser,
  baseURL,
}) => {
  const desk = await staffApi(request, 'admin');
  const day = `${testYear()}-09-10`;
  const [calledOff = 0, next = 0] = await makeSailings(desk, [day, addDays(day, 1), addDays(day, 5)]);
  const moving = await sell(desk, calledOff);
  const refunded = await sell(desk, calledOff);
  const credited = await sell(desk, calledOff);
  const calling = await sell(desk, calledOff);

  const page = await office('manager', `/voyage/sailing?month=${testYear()}-09&sailing=${calledOff}`);
  await drawer(page).getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel sailing…' }).click();
  await page.getByLabel('Choose until').fill('2020-01-01');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('Enter a time in the future.')).toBeVisible();
  await page.getByLabel('Choose until').fill(addDays(day, -20));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('4 orders (8 passengers) worth RM')).toBeVisible();
  await expect(page.getByText('places for 4 of 4 paid orders')).toBeVisible();
  await expect(page.getByText(/is paid out in cash/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel and ask the guests' }).click();
  await expect(drawer(page).getByText('Not chosen yet: 4. Another sailing: 0.')).toBeVisible();
  await expect(drawer(page).getByText('Not chosen yet', { exact: true })).toHaveCount(4);

  const onPhone = await openOnPhone(browser, baseURL, moving);
  const panel = onPhone.getByRole('region', { name: 'Your sailing is canceled: please choose' });
  await expect(panel.getByRole('radio')).toHaveCount(4);
  await expect(panel.getByText('Kept for you')).toBeVisible();
  await expect(onPhone.getByRole('img', { name: /^QR code/ })).toHaveCount(0);
  await expect(onPhone.getByRole('button', { name: 'Cancel tickets or cabins' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(panel.getByText('Please choose a sailing, your money back or a voucher')).toBeVisible();
  await expectAccessible(onPhone);
  await panel.getByRole('radio').first().press('Space');
  await panel.getByRole('button', { name: 'Take this sailing' }).click();
  await expect(onPhone.getByText('Done: your new e-tickets are below')).toBeVisible();
  await expect(onPhone.getByRole('img', { name: /^QR code/ })).toHaveCount(2);
  const { order } = await ask<CreatedOrder>(request, '/orders/lookup', {
    number: moving.order.number,
    emailOrPhone: moving.order.contact.phone,
  });
  expect(order.sailing.id).toBe(next);

  const another = await openOnPhone(browser, baseURL, refunded);
  await another.getByRole('radio', { name: /^All of my money back/ }).check();
  await another.getByRole('button', { name: /^Refund RM/ }).click();
  await expect(another.getByText('Done: your refund is on its way.')).toBeVisible();

  const third = await openOnPhone(browser, baseURL, credited);
  await third.getByRole('radio', { name: /^A voucher for later/ }).check();
  await third.getByRole('button', { name: /^Take a voucher of RM/ }).click();
  await expect(third.getByText('Done: your voucher is ready.')).toBeVisible();
  await expect(third.getByText(/became a voucher$/)).toBeVisible();
  await expectAccessible(third);

  await page.reload();
  await expect(
    drawer(page).getByText('Not chosen yet: 1. Another sailing: 1. Money back: 1. Voucher: 1.'),
  ).toBeVisible();
  await expect(drawer(page).getByText(/^Hand out RM/)).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Called' }).click();
  await expect(drawer(page).getByText(/called by/)).toBeVisible();
  await drawer(page).getByRole('link', { name: calling.order.number }).click();
  await page.getByRole('button', { name: 'Choose for the guests…' }).click();
  await expect(page.getByRole('button', { name: 'Select what they want' })).toBeDisabled();
  await page.getByRole('radio', { name: /kept for them/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Move to this sailing' }).click();
  await expect(page.getByText('The order has moved to the new sailing.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'E-tickets (PDF)' })).toBeVisible();
  await onPhone.context().close();
  await another.context().close();
  await third.context().close();
});
