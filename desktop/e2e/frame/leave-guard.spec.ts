import { expect, test } from '../support/office.ts';

test('leaving through the sidebar asks about unsaved input: staying keeps it, discarding leaves', async ({
  office,
}) => {
  const page = await office('manager', '/setup/settingConfig');
  const phone = page.getByRole('textbox', { name: 'Contact phone' });
  const before = await phone.inputValue();
  await phone.fill('+60 3-1111 2222');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });

  await page.getByRole('link', { name: 'Serial port test' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/setup\/settingConfig$/);
  await expect(phone).toHaveValue('+60 3-1111 2222');

  await page.getByRole('link', { name: 'Serial port test' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(/\/ship\/serialScannerTest$/);
  await expect(page.getByRole('heading', { name: 'Serial port test' })).toBeVisible();

  // Discarded input causes no further question and was not saved.
  await page.getByRole('link', { name: 'Environment config' }).click();
  await expect(phone).toHaveValue(before);
  await expect(question).toHaveCount(0);
});
