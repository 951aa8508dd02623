import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

/** Opens a document in a kiosk's page, saves it and closes it. Returns the file's content. */
export async function savedFrom(page: Page, title: string): Promise<string> {
  const dialog = page
    .getByRole('dialog', { name: title })
    .filter({ has: page.getByRole('button', { name: 'Save as a file' }) });
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as a file' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  const content = await readFile(await file.path(), 'latin1');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  return content;
}
