import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { logIn, newVisitor, register, signInAs } from './support/account.ts';
import { chooseCountry, farSailing } from './support/booking.ts';
import { hold } from './support/hold.ts';
import { slowDown } from './support/input/slow-device.ts';

test('a guest is redirected to the login and back', { tag: '@short' }, async ({ page }) => {
  await page.goto('/shipClient/personalCenter?section=security');
  await expect(page.getByRole('heading', { level: 1, name: 'Your personal center' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/redirect=%2FshipClient%2FpersonalCenter%3Fsection%3Dsecurity$/);
});

test('opening the login while signed in redirects to the dashboard, which is the personal center', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signInAs(context, request, 'family', baseURL);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/shipClient\/personalCenter$/);
});

test('the user info is fetched once, and a refusal clears the token and opens the login', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signInAs(context, request, 'family', baseURL);
  let calls = 0;
  await page.route('**/prod-api/customers/me', route => {
    calls += 1;
    return route.fulfill({ json: { code: 200, msg: 'success', data: null } });
  });
  await page.goto('/shipClient/personalOrder');
  await expect(page).toHaveURL(/\/login\?redirect=%2FshipClient%2FpersonalOrder$/);
  await expect(page.getByText('Verification failed, please Login again.')).toBeVisible();
  expect(calls).toBe(1);
  expect((await context.cookies()).some(({ name, value }) => name === 'token' && value !== '')).toBe(false);
});

test('a failed user info request redirects to the login, with the redirect back', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signInAs(context, request, 'family', baseURL);
  await page.route('**/prod-api/customers/me', route => route.abort('internetdisconnected'));
  await page.goto('/shipClient/personalCenter');
  await expect(page).toHaveURL(/\/login\?redirect=%2FshipClient%2FpersonalCenter$/);
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  expect((await context.cookies()).some(({ name, value }) => name === 'token' && value !== '')).toBe(false);
});

test('after a sign-out elsewhere, the next action opens the session dialog', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signInAs(context, request, 'jisoo', baseURL);
  await page.goto('/shipClient/personalCenter?section=security');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  // A request in progress would fail first and open the dialog before the click.
  await page.waitForLoadState('networkidle');
  const elsewhere = await logIn(request, 'jisoo');
  await request.post('/prod-api/customers/me/sessions/end-others', { headers: { 'X-Token': elsewhere } });
  await page.getByRole('link', { name: 'Saved passengers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm logout' });
  await expect(dialog).toContainText('You have been logged out');
  await dialog.getByRole('button', { name: 'Re-Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your personal center' })).toBeVisible();
});

test('changing the password requires the current one and two equal entries of 6-20 characters', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signInAs(context, request, 'family', baseURL);
  await page.goto('/shipClient/personalCenter?section=security');
  const submit = page.getByRole('button', { name: 'Change password' });
  await submit.click();
  await expect(page.getByText('Please enter your current password')).toBeVisible();
  await page.getByLabel('Current password').fill('not-mine');
  await page.getByLabel('New password', { exact: true }).fill('a-password-of-twenty-one');
  await page.getByLabel('New password again').fill('another');
  await submit.click();
  await expect(page.getByText('Password range 6-20')).toBeVisible();
  await expect(page.getByText('The two passwords do not match')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('lighthouse-9');
  await page.getByLabel('New password again').fill('lighthouse-9');
  await submit.click();
  const alert = page.getByRole('alert').filter({ hasText: 'Operation failed' });
  await expect(alert).toContainText('This is not your current password. Please try again.');
  await expect(page.getByLabel('Current password')).toBeFocused();
});

test('open bookings block the erasure of an account, and are listed', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signInAs(context, request, 'family', baseURL);
  await page.goto('/shipClient/personalCenter?section=privacy');
  await page.getByRole('button', { name: 'Erase my data' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('I understand that this cannot be undone').check();
  await dialog.getByLabel('Current password').fill('Selat#2026');
  await dialog.getByRole('button', { name: 'Erase all my data' }).click();
  await expect(dialog.getByRole('alert')).toContainText(/Operation failed.*still open: SC/s);
});

test('a saved passenger is added, changed, chosen in a booking, and deleted', async ({ page, request }) => {
  const person = newVisitor();
  await page.goto('/login/registration?redirect=%2FshipClient%2FpersonalCenter%3Fsection%3Dpassengers');
  await register(page, request, person);

  await test.step('add', async () => {
    await page.getByRole('button', { name: 'Add a passenger' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passenger' });
    await dialog.getByRole('button', { name: 'Save passenger' }).click();
    for (const sentence of [
      'Please enter passenger name',
      'Please select gender',
      'Please enter ID or passport number',
      "Please enter the passenger's nationality",
    ])
      await expect(dialog.getByText(sentence)).toBeVisible();
    await dialog.getByLabel('Full name').fill('Lim Mei Hua');
    await dialog.getByLabel('Gender').selectOption('Female');
    await dialog.getByLabel('Date of birth').fill('2017-03-02');
    await expect(dialog.getByText('We do not keep the phone or e-mail of children under 13.')).toBeVisible();
    await dialog.getByLabel('Travel document').selectOption('ID card');
    await dialog.getByLabel('ID or passport number').fill('170302-10-5562');
    await chooseCountry(dialog.getByLabel('Nationality'), 'Malaysia');
    await dialog.getByRole('button', { name: 'Save passenger' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Lim Mei Hua' })).toBeVisible();
  });

  await test.step('change, with the server’s refusal at its field', async () => {
    await page.getByRole('button', { name: 'Change Lim Mei Hua' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Lim Mei Hua' });
    await page.route('**/prod-api/customers/me/passengers', route =>
      route.fulfill({
        status: 422,
        json: {
          code: 422,
          msg: 'Please check the marked fields.',
          data: { error: 'invalid-input', fields: { idNumber: 'Please check this entry.' } },
        },
      }),
    );
    await dialog.getByRole('button', { name: 'Save passenger' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Update error');
    await expect(dialog.getByText('Please check this entry.')).toBeVisible();
    await page.unroute('**/prod-api/customers/me/passengers');
    await dialog.getByLabel('ID or passport number').fill('170302-10-5563');
    await dialog.getByRole('button', { name: 'Save passenger' }).click();
    await expect(page.getByText('ID card 170302-10-5563')).toBeVisible();
  });

  await test.step('choose in a booking', async () => {
    const sailing = await farSailing(request);
    await page.goto(`/shipClient/pay/ship?sailing=${sailing.id}&step=passengers`);
    const form = page.getByRole('group', { name: /^Passenger 1/ });
    await form.getByRole('button', { name: `${person.name} (you)` }).click();
    await expect(form.getByLabel('Full name')).toHaveValue(person.name);
    await form.getByRole('button', { name: 'Lim Mei Hua' }).click();
    await expect(form.getByLabel('Full name')).toHaveValue('Lim Mei Hua');
    await expect(form.getByLabel('ID or passport number')).toHaveValue('170302-10-5563');
    await expect(form.getByLabel('Nationality')).toHaveValue('Malaysia');
  });

  await test.step('delete', async () => {
    await page.goto('/shipClient/personalCenter?section=passengers');
    await page.getByRole('button', { name: 'Delete Lim Mei Hua' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete passenger' }).click();
    await expect(page.getByRole('heading', { name: 'No saved passengers yet' })).toBeVisible();
  });
});

test('changing the account’s language changes the site’s', async ({ page, context, request, baseURL }) => {
  await signInAs(context, request, 'jisoo', baseURL);
  await page.goto('/shipClient/personalCenter');
  await page.getByLabel('Phone number').fill('+82 10 1234 5678');
  await page.getByLabel('Gender').selectOption('Other');
  await page.getByLabel('ID card number').fill('880101-2345678');
  const language = page.getByRole('main').getByLabel('Language');
  await expect(language).toHaveValue('ko');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await language.selectOption('中文');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { name: '基本信息' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await page.getByRole('main').getByLabel('语言').selectOption('한국어');
  await page.getByRole('button', { name: '保存修改' }).click();
  await expect(page.getByRole('heading', { name: '기본 정보' })).toBeVisible();
});

test('changes by another device are merged, or shown if both changed the field', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signInAs(context, request, 'jisoo', baseURL);
  // The account is the demonstration's: an earlier run has left its names there.
  const [first, second] = [newName(), newName()];
  await page.goto('/shipClient/personalCenter');
  const other = await context.newPage();
  await other.goto('/shipClient/personalCenter');
  const fill = async (on: typeof page, entries: Record<string, string>) => {
    for (const [label, value] of Object.entries(entries)) await on.getByLabel(label).fill(value);
    await on.getByLabel('Gender').selectOption('Other');
    await on.getByRole('button', { name: 'Save changes' }).click();
  };
  const identity = { 'Phone number': '+82 10 1234 5678', 'ID card number': '880101-2345678' };
  await fill(page, { ...identity, 'Full name': first });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // The other page still shows the former name and has a name and a passport typed.
  await fill(other, { ...identity, 'Full name': second, 'Passport number': 'M12345678' });
  const name = other.getByLabel('Full name');
  await expect(name).toHaveAccessibleDescription(new RegExp(`has since been changed to “${first}”`));
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(second);
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();

  // Here only the gender is changed: the name and the passport of the other page are merged.
  await page.getByLabel('Gender').selectOption('Female');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue(second);
  await expect(page.getByLabel('Passport number')).toHaveValue('M12345678');
});

test('what is typed while the basic info is saved stays, and a dialog takes no input meanwhile', async ({
  page,
  request,
}) => {
  const person = newVisitor();
  await page.goto('/login/registration?redirect=%2FshipClient%2FpersonalCenter');
  await register(page, request, person);
  await page.getByLabel('Phone number').fill('+60 12-345 6789');
  await page.getByLabel('Gender').selectOption('Female');
  await page.getByLabel('ID card number').fill('880101-23-5678');
  const basicInfo = await hold(page, 'customers/me');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await basicInfo.asked;
  const passport = page.getByLabel('Passport number');
  await passport.fill('A12345678');
  basicInfo.answer();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(passport).toHaveValue('A12345678');
  const saved = page.waitForResponse(answer => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Save changes' }).click();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(passport).toHaveValue('A12345678');

  await page.goto('/shipClient/personalCenter?section=passengers');
  await page.getByRole('button', { name: 'Add a passenger' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passenger' });
  await dialog.getByLabel('Gender').selectOption('Female');
  await dialog.getByLabel('Date of birth').fill('1990-03-02');
  await dialog.getByLabel('Travel document').selectOption('ID card');
  await dialog.getByLabel('ID or passport number').fill('900302-10-5562');
  await chooseCountry(dialog.getByLabel('Nationality'), 'Malaysia');
  const name = dialog.getByLabel('Full name');
  await name.fill('Lim Mei');
  const passenger = await hold(page, 'customers/me/passengers');
  await slowDown(page);
  await name.press('Enter');
  await passenger.asked;
  await page.keyboard.type(' Hua');
  await expect(name).toHaveValue('Lim Mei');
  passenger.lose();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(name).toBeFocused();
  await page.keyboard.type(' Hua');
  await expect(name).toHaveValue('Lim Mei Hua');
});

/** A name of letters that nobody has. */
const newName = (): string =>
  `Kim Jisoo ${Array.from({ length: 8 }, () => 'abcdefghij'.charAt(randomInt(10))).join('')}`;
