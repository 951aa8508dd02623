import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { chooseCountry, newDocument } from './support/booking.ts';
import { openPaidOrder } from './support/paid-order.ts';

test('a guest adds a cabin, compares old and new, and gets it after payment', { tag: '@short' }, async ({
  page,
  request,
}) => {
  await openPaidOrder(page, request);
  await page.getByRole('button', { name: 'Change booking' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: /^Another sailing/ })).toBeChecked();
  await dialog.getByRole('radio', { name: /^Cabins/ }).check();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Compare old and new' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please choose a cabin');
  const added = dialog.getByLabel('One more cabin');
  await expect(added.getByRole('option')).not.toHaveCount(1);
  await added.selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Compare old and new' }).click();
  await expect(dialog.getByText('No cabin')).toBeVisible();
  await expect(dialog.getByText(/^Changes are free until .* count as a cancellation\.$/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: /^Online banking/ }).check();
  await dialog.getByRole('button', { name: /^Pay RM.* and change$/ }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.getByRole('button', { name: /^Pay RM/ }).click();
  await page.getByRole('link', { name: 'Show my e-tickets' }).click();
  await page.getByText('Booking history').click();
  await expect(page.getByText(/^Cabins changed: none → \S+$/)).toBeVisible();
  await expect(page.getByText(/^Price: RM.+ → RM.+ \(difference RM.+\)$/)).toBeVisible();
  await expect(page.getByText('No charge', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Changes were free until .+\.$/)).toBeVisible();
});

test('a guest corrects a name free of charge, and gets a new code', async ({ page, request }) => {
  await openPaidOrder(page, request);
  await page.getByRole('button', { name: 'Change booking' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Correct a name/ }).check();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('Passenger').selectOption('Nurul Huda');
  const name = dialog.locator('#change-name');
  await expect(name).toHaveValue('Nurul Huda');
  await name.fill('Benjamin');
  await dialog.getByRole('button', { name: 'Compare old and new' }).click();
  await expect(dialog.getByRole('alert')).toContainText('letters of a name can be changed here');
  await dialog.getByRole('button', { name: 'Back' }).click();
  await name.fill('Nurul Hudda');
  await dialog.getByRole('button', { name: 'Compare old and new' }).click();
  await expect(dialog.getByText(/Nurul Hudda/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Change booking' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('img', { name: 'QR code of Nurul Hudda’s ticket' })).toBeVisible();
  await page.getByText('Booking history').click();
  await expect(page.getByText('A name or document was corrected')).toBeVisible();
});

test('a guest adds a passenger, pays, and sees it in the history', async ({ page, request }) => {
  await openPaidOrder(page, request);
  await page.getByRole('button', { name: 'Change booking' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Add a passenger/ }).check();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('Full name').fill('Farah Aisyah');
  await dialog.getByLabel('Phone number').fill('+60 12 345 6789');
  await dialog.getByLabel('Gender').selectOption('female');
  await dialog.getByLabel('Date of birth').fill('1992-03-05');
  await dialog.getByLabel('Travel document').selectOption('idCard');
  await dialog.getByLabel('ID or passport number').fill(newDocument());
  await chooseCountry(dialog.getByLabel('Nationality'), 'MY');
  await dialog.getByLabel('Recommended by').fill('SELAT');
  await dialog.getByRole('button', { name: 'Compare old and new' }).click();
  await dialog.getByRole('radio', { name: /^Online banking/ }).check();
  await dialog.getByRole('button', { name: /^Pay RM.* and change$/ }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.getByRole('button', { name: /^Pay RM/ }).click();
  await page.getByRole('link', { name: 'Show my e-tickets' }).click();
  await expect(page.getByRole('img', { name: 'QR code of Farah Aisyah’s ticket' })).toBeVisible();
  await page.getByText('Booking history').click();
  await expect(page.getByText('A passenger was added', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Price: RM.+ → RM.+ \(difference RM.+\)$/)).toBeVisible();
});

test('another sailing is chosen by its day', async ({ page, request }) => {
  await openPaidOrder(page, request);
  await page.getByRole('button', { name: 'Change booking' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Compare old and new' }).click();
  await expect(dialog.getByText('Sailing', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Difference')).toBeVisible();
});
