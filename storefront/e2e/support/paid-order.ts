import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { book, farSailing } from './booking.ts';

/** Opens a guest's order of two adults in the page, pays it at the sandbox bank, and returns its number. */
export async function openPaidOrder(page: Page, request: APIRequestContext): Promise<string> {
  const { order, accessToken } = await book(request, (await farSailing(request)).id);
  await page.goto(`/shipClient/personalOrder?order=${order.number}&key=${accessToken}`);
  await page.getByRole('radio', { name: /^Online banking/ }).check();
  await page.getByRole('button', { name: /^Pay RM/ }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.getByRole('button', { name: /^Pay RM/ }).click();
  await page.getByRole('link', { name: 'Show my e-tickets' }).click();
  await expect(page.getByRole('img', { name: /^QR code of/ })).toHaveCount(2);
  return order.number;
}
