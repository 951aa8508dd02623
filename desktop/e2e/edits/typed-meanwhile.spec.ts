import { addDays, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { hold } from '../../../storefront/e2e/support/hold.ts';
import { bookTwo, ORDERS } from '../desk/desk-orders.ts';
import { expect, test } from '../support/office.ts';
import { staffCalls } from '../support/staff-calls.ts';

test('what is typed while a customer is saved stays, and is saved next', async ({ office }) => {
  const page = await office('manager', '/ship/userInfoRecord');
  await page.getByRole('searchbox', { name: /^Name, phone/ }).fill('jisoo');
  await page.locator('tbody td:first-child').getByText('jisoo', { exact: true }).click();
  const record = page.getByRole('dialog').first();
  const passport = record.getByLabel('Passport');
  const save = record.getByRole('button', { name: 'Save' });
  const { asked, answer } = await hold(page, 'office/customers/*');
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
  const { asked, answer } = await hold(page, 'office/orders/*/notes');
  await text.fill('Needs a wheelchair.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await asked;
  await text.pressSequentially(' At gate B2.');
  answer();
  await expect(page.getByText('Note added.')).toBeVisible();
  await expect(text).toHaveValue('Needs a wheelchair. At gate B2.');
});

test('the code of a second voucher that is typed while the first is used stays', async ({
  office,
  request,
}) => {
  const { number } = await bookTwo(request);
  const page = await office('manager', `${ORDERS}/${number}`);
  const { code } = await staffCalls(page).post<{ code: string }>('/office/vouchers', {
    amountSen: 10_00,
    tenderedSen: 10_00,
    holder: { name: 'Siti Aminah', email: null, language: 'en' },
    validUntil: addDays(localDateIn(new Date(), 'Asia/Kuala_Lumpur'), 90),
  });
  await page.getByRole('button', { name: /^Take payment/ }).click();
  const till = page.getByRole('dialog', { name: `Take payment for ${number}` });
  const field = till.getByLabel('Voucher code');
  const { asked, answer } = await hold(page, 'orders/*/voucher');
  await field.fill(code);
  await till.getByRole('button', { name: 'Use voucher' }).click();
  await asked;
  await field.fill('12345');
  answer();
  await expect(till.getByText(/paid by voucher/)).toBeVisible();
  await expect(field).toHaveValue('12345');
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
  const { asked, lose } = await hold(page, 'office/rooms');
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

test('prices that are typed while others are saved stay', async ({ office }) => {
  const page = await office('manager', '/ship/roomTypeManagement?tab=prices');
  const cell = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^FM4, ${name}:`) });
  await cell('Daytime, Mon').click();
  await page.keyboard.type('88.5');
  await page.keyboard.press('Enter');
  const { asked, answer } = await hold(page, 'office/room-types/prices');
  await page.keyboard.press('Control+s');
  await asked;
  await page.keyboard.type('99');
  await page.keyboard.press('Enter');
  await page.keyboard.type('77');
  answer();
  await expect(page.getByText(/^1 price saved/)).toBeVisible();
  await page.keyboard.type('.5');
  await page.keyboard.press('Enter');
  await expect(cell('Daytime, Mon')).toHaveText('88.50');
  await expect(cell('Nighttime, Mon')).toHaveText('99.00');
  await expect(page.getByText('2 prices changed')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^2 prices saved/)).toBeVisible();
});

test('fares that are typed while others are saved stay, and closing asks about them', async ({ office }) => {
  const page = await office('manager', '/voyage/route?search=phuket');
  await page.getByRole('row', { name: /Phuket → Langkawi/ }).click();
  const fare = (name: string) => page.getByRole('textbox', { name });
  await expect(fare('Daytime, Adult')).toBeFocused();
  await page.keyboard.type('141.5');
  const { asked, answer } = await hold(page, 'office/routes/*/fares');
  await page.keyboard.press('Control+s');
  await asked;
  await fare('Daytime, Child').fill('71.5');
  answer();
  await expect(page.getByText('Fares saved.')).toBeVisible();
  await expect(fare('Daytime, Child')).toHaveValue('71.5');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Save fares' }).click();
  await expect(page.getByRole('button', { name: 'Save fares' })).toBeDisabled();
});

test('permissions cannot be ticked while others are saved', async ({ office }) => {
  const page = await office('admin', '/permission/role');
  const permission = page.getByRole('checkbox', { name: 'Supervisor: See system users' });
  const other = page.getByRole('checkbox', { name: 'Supervisor: Change settings' });
  const [wasPermitted, wasOther] = [await permission.isChecked(), await other.isChecked()];
  await permission.click();
  const { asked, answer } = await hold(page, 'office/roles/save');
  await page.getByRole('button', { name: 'Save' }).click();
  await asked;
  await other.click({ force: true });
  await expect(other).toBeChecked({ checked: wasOther });
  answer();
  await expect(page.getByText('1 role has unsaved changes', { exact: false })).toBeHidden();
  await expect(permission).toBeChecked({ checked: !wasPermitted });
  await permission.click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 role has unsaved changes', { exact: false })).toBeHidden();
});

test('Ctrl+S, pressed again while a form is saved, saves once', async ({ office }) => {
  const page = await office('manager', '/ship/guide');
  await page.getByRole('tab', { name: 'FAQ' }).click();
  await page.getByRole('button', { name: 'Add question' }).click();
  const form = page.getByRole('dialog', { name: 'Add question' });
  const heading = `Are there lockers on board? ${Date.now()}`;
  await form.getByLabel('Question in English').fill(heading);
  await form.getByLabel('Answer in English').fill('Yes, on the car deck.');
  const { asked, answer } = await hold(page, 'office/guide*');
  await page.keyboard.press('Control+s');
  await asked;
  await page.keyboard.press('Control+s');
  answer();
  await expect(form).toBeHidden();
  const entries = await staffCalls(page).get<{ heading: string }[]>('/guide/faq?language=en');
  expect(entries.filter(entry => entry.heading === heading)).toHaveLength(1);
});
