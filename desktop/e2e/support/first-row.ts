import { expect, type Page } from '@playwright/test';

/** Opens the first row of a list that is not a placeholder. */
export async function openFirstRow(page: Page): Promise<void> {
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('row').nth(1).click();
}
