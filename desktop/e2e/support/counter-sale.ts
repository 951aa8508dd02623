import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import type { Locator, Page } from '@playwright/test';
import { expect } from './office.ts';

/** The form of a sale at the counter. */
export const saleForm = (page: Page): Locator => page.getByRole('dialog', { name: 'Sell at the counter' });

/** Opens a sale from the list of orders by its key. @returns the form. */
export async function openSale(page: Page): Promise<Locator> {
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('n');
  await expect(saleForm(page).getByLabel('Day')).toBeFocused();
  return saleForm(page);
}

/** Chooses the sailing of a sale, by its day. */
export async function chooseSailing(
  sale: Locator,
  sailing: Pick<SailingSummary, 'id' | 'date'> | undefined,
): Promise<void> {
  await sale.getByLabel('Day').fill(sailing?.date ?? '');
  await sale.getByLabel('Day').press('Tab');
  await sale.getByLabel('Sailing', { exact: true }).selectOption(String(sailing?.id));
}
