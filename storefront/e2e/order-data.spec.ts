import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { book, farSailing } from './support/booking.ts';
import { openPaidOrder } from './support/paid-order.ts';

test('a guest without an account downloads the data of a booking, and erases them once it has ended (R453)', {
  tag: '@short',
}, async ({ page, request }) => {
  const { order, accessToken } = await book(request, (await farSailing(request)).id);
  const canceled = await request.post(`/prod-api/orders/${order.number}/cancel`, {
    headers: { 'X-Order-Token': accessToken, 'Idempotency-Key': crypto.randomUUID() },
    data: { ticketIds: order.tickets.map(({ id }) => id), cabinIds: [], expectedChargeSen: 0 },
  });
  expect(canceled.status()).toBe(200);
  await page.goto(`/shipClient/personalOrder?order=${order.number}&key=${accessToken}`);
  await page.getByText('Data of this booking').click();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the data' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`personal-data-${order.number}.json`);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('Siti Aminah');

  await page.getByRole('button', { name: 'Erase the data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase the data of this booking?' });
  await dialog.getByRole('button', { name: 'Erase the data' }).click();
  await expect(dialog.getByText('Please tick this box')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: 'I understand that this cannot be undone' }).check();
  await dialog.getByRole('button', { name: 'Erase the data' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('The personal data of this booking have been erased.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erase the data' })).toHaveCount(0);
  await expect(page.getByText('Siti Aminah')).toHaveCount(0);
});

test('before the voyage the data can be downloaded, but not erased', async ({ page, request }) => {
  await openPaidOrder(page, request);
  await page.getByText('Data of this booking').click();
  await expect(page.getByText('You can erase it after the voyage.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download the data' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erase the data' })).toHaveCount(0);
});
