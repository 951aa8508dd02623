import type { CounterSale } from '@gangway/shared/contract/office/orders/counter.ts';
import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import { newDocument } from '../../storefront/e2e/support/booking.ts';
import { chooseSailing, openSale, saleForm } from './support/counter-sale.ts';
import { expect, test } from './support/office.ts';
import { findSailings } from './support/sailings-on-sale.ts';
import { staffCalls } from './support/staff-calls.ts';

const slipNumber = () => `T${Date.now()}${Math.floor(Math.random() * 1000)}`;

test('a walk-in customer pays at the card terminal; a slip is accepted once; the refund needs the slip of its reversal', async ({
  office,
  request,
}) => {
  test.setTimeout(120_000);
  const [sailing] = await findSailings(request, 40);
  const page = await office('frontdesk', '/ship/shipOrder');
  const reference = slipNumber();
  const sale = saleForm(page);
  const fillSale = async () => {
    await chooseSailing(sale, sailing);
    await sale.getByLabel('Name').first().fill('Tina Terminal');
    await sale.getByText('Phone and e-mail').click();
    await sale.getByLabel('Phone').first().fill('+60 12-345 6789');
    await sale.getByLabel('Gender').selectOption('female');
    await sale.getByLabel('Date of birth').fill('1984-05-01');
    await sale.getByLabel('Document number').fill(newDocument());
    await sale.getByLabel(/accepts the terms/).check();
    await sale.getByRole('radio', { name: 'Card terminal' }).check();
  };
  const sell = sale.getByRole('button', { name: /^Sell: take RM/ });
  const answerOf = async () => {
    const answer = page.waitForResponse(response => response.url().endsWith('/office/counter-sales'));
    await sell.click();
    return ((await (await answer).json()) as { data: CounterSale }).data;
  };

  await openSale(page);
  await fillSale();
  await expect(sale.getByLabel('Cash received')).toHaveCount(0);
  await expect(sell).toBeDisabled();

  await test.step('what is no slip is refused before anything is sent', async () => {
    await sale.getByLabel('Terminal reference').fill('A 1');
    await sale.getByLabel('Last four digits of the card').fill('424');
    await page.keyboard.press('Tab');
    await sale.getByLabel(/^The terminal has approved RM/).check();
    await sell.click();
    await expect(sale.getByText('Terminal reference: wrong format')).toBeVisible();
    await expect(sale.getByText('Last four digits of the card: wrong format')).toBeVisible();
    await expect(sale.getByLabel('Terminal reference')).toBeFocused();
  });

  await sale.getByLabel('Terminal reference').fill(` ${reference} `);
  await sale.getByLabel('Last four digits of the card').fill('4242');
  const sold = await answerOf();
  expect(sold.order).toMatchObject({ status: 'paid', paymentMethod: 'terminal' });
  await expect(page.getByText(/^RM.* taken\.$/)).toBeVisible();

  await test.step('the same slip pays nothing else, which is said at its field', async () => {
    await page.getByRole('button', { name: 'Next customer' }).click();
    await fillSale();
    await sale.getByLabel('Terminal reference').fill(reference);
    await sale.getByLabel('Last four digits of the card').fill('4242');
    await sale.getByLabel(/^The terminal has approved RM/).check();
    await sell.click();
    await expect(sale.getByText('This reference is already recorded. Please check the slip.')).toBeVisible();
    const field = sale.getByLabel('Terminal reference');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(slipNumber());
    expect((await answerOf()).order.status).toBe('paid');
    await page.getByRole('button', { name: 'Done' }).click();
  });

  const { number } = sold.order;
  await page.goto(new URL(`/ship/shipOrder/${number}`, page.url()).href);
  const drawer = page.getByRole('dialog', { name: `Order ${number}` });
  const showMoney = () => drawer.getByRole('tab', { name: 'Payments and refunds' }).click();
  await showMoney();
  await expect(drawer.getByText('Card terminal · Succeeded')).toBeVisible();
  await expect(drawer.getByText(`Reference ${reference} · Card ending in 4242`)).toBeVisible();

  await test.step('canceled, the refund waits to be made at the terminal', async () => {
    await drawer.getByRole('button', { name: 'Cancel…' }).click();
    const dialog = page.getByRole('dialog', { name: `Cancel order ${number}` });
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByLabel('Reason').fill('Changed their plans');
    await dialog.getByRole('button', { name: /^Cancel: RM/ }).click();
    await expect(drawer.getByText('Cancellation · To be refunded at the terminal')).toBeVisible();
  });

  await test.step('it is recorded with the reference of its reversal, and not with the payment’s', async () => {
    const record = /^Record refund of RM/;
    await drawer.getByRole('button', { name: record }).click();
    const refund = page.getByRole('dialog', { name: /^Refund RM.* at the terminal$/ });
    const field = refund.getByLabel('Reversal reference');
    await expect(field).toBeFocused();
    await refund.getByRole('button', { name: record }).click();
    await expect(refund.getByText('Please input Reversal reference')).toBeVisible();
    await field.fill(reference);
    await page.keyboard.press('Enter');
    await expect(
      refund.getByText('This reference is already recorded. Please check the slip.'),
    ).toBeVisible();
    const reversal = slipNumber();
    await field.fill(reversal);
    await page.keyboard.press('Enter');
    await expect(page.getByText('The refund at the terminal is recorded.')).toBeVisible();
    await expect(drawer.getByText('Cancellation · Refunded')).toBeVisible();
    const order = await staffCalls(page).get<OfficeOrderDetail>(`/office/orders/${number}`);
    expect(order.refunds).toMatchObject([{ status: 'succeeded', reference: reversal }]);
  });

  await test.step('the payment records are filtered by the terminal', async () => {
    await page.goto(new URL('/business/paymentRecord', page.url()).href);
    await page.getByRole('button', { name: 'Provider' }).click();
    await page.getByRole('checkbox', { name: 'Card terminal' }).check();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/provider=terminal/);
    await expect(page.getByRole('row').filter({ hasText: number })).toHaveCount(1);
  });
});
