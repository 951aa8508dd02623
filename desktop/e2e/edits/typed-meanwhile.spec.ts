import type { Page } from '@playwright/test';
import { bookTwo, ORDERS } from '../desk/desk-orders.ts';
import { expect, test } from '../support/office.ts';

/** Holds a change back, as a slow network does, until `answer` lets it go on or `lose` loses it. */
async function hold(page: Page, path: string) {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<'continue' | 'abort'>();
  await page.route(`**/prod-api/office/${path}`, async route => {
    if (route.request().method() !== 'POST') return route.continue();
    asked.resolve();
    await route[await answered.promise]();
  });
  return {
    asked: asked.promise,
    answer: () => answered.resolve('continue'),
    lose: () => answered.resolve('abort'),
  };
}

test('what is typed while a customer is saved stays, and is saved next', async ({ office }) => {
  const page = await office('manager', '/ship/userInfoRecord');
  await page.getByRole('searchbox', { name: /^Name, phone/ }).fill('jisoo');
  await page.locator('tbody td:first-child').getByText('jisoo', { exact: true }).click();
  const record = page.getByRole('dialog').first();
  const passport = record.getByLabel('Passport');
  const save = record.getByRole('button', { name: 'Save' });
  const { asked, answer } = await hold(page, 'customers/*');
  await record.getByLabel('Real name').fill('Kim Ji-soo');
  await record.getByLabel('Real name').press('Enter');
  await asked;
  await passport.fill('M77001234');
  answer();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(passport).toHaveValue('M77001234');
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Keep editing' })
    .click();
  await save.click();
  await expect(save).toBeDisabled();
  await page.reload();
  await expect(passport).toHaveValue('M77001234');
  await expect(record.getByLabel('Real name')).toHaveValue('Kim Ji-soo');
});

test('a note that is typed on while it is added stays in its field', async ({ office, request }) => {
  const { number } = await bookTwo(request);
  const page = await office('frontdesk', `${ORDERS}/${number}`);
  await page.getByRole('tab', { name: 'Notes' }).click();
  const text = page.getByLabel('New note');
  const { asked, answer } = await hold(page, 'orders/*/notes');
  await text.fill('Needs a wheelchair.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await asked;
  await text.pressSequentially(' At gate B2.');
  answer();
  await expect(page.getByText('Note added.')).toBeVisible();
  await expect(text).toHaveValue('Needs a wheelchair. At gate B2.');
});

test('a dialog takes no input while it is saved, and its field has the focus again after a refusal', async ({
  office,
}) => {
  const page = await office('manager', '/ship/roomManagement');
  await page.getByRole('button', { name: 'New room' }).click();
  const form = page.getByRole('dialog', { name: 'New room' });
  const number = form.getByLabel('Room number');
  await expect(number).toBeFocused();
  await form.getByLabel('Room type').selectOption({ index: 1 });
  await form.getByLabel('Deck').fill('9');
  await form.getByLabel('Position').selectOption('Port side');
  await number.fill('998');
  const { asked, lose } = await hold(page, 'rooms');
  await number.press('Enter');
  await asked;
  await page.keyboard.type('7');
  await expect(number).toHaveValue('998');
  lose();
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(number).toBeFocused();
  await page.keyboard.type('7');
  await expect(number).toHaveValue('9987');
});
