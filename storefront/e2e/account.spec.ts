import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { logIn, newVisitor, passHumanCheck, register } from './support/account.ts';
import { codeAfter, mailAfter } from './support/mail.ts';

test('an account is registered, used and erased', { tag: '@short' }, async ({ page, request }) => {
  test.setTimeout(120_000);
  const person = newVisitor();
  const changed = 'porthole-52';
  const resetTo = 'lighthouse-9';

  await test.step('register with a code from the mail, and open the requested page', async () => {
    await page.goto('/login?redirect=%2FshipClient%2FpersonalCenter');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await register(page, request, person);
    await expect(page).toHaveURL(/\/shipClient\/personalCenter$/);
    await expect(page).toHaveTitle('Personal center - Selat Cruises');
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  });

  await test.step('basic info: phone, gender and ID card are required', async () => {
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Please enter phone number')).toBeVisible();
    await expect(page.getByText('Please select gender')).toBeVisible();
    await expect(page.getByText('Please enter ID card number')).toBeVisible();
    await page.getByLabel('Phone number').fill('+60 12 345 6789');
    await page.getByLabel('Gender').selectOption('Male');
    await page.getByLabel('ID card number').fill('900504-10-5567');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('ID card number')).toHaveValue('900504-10-5567');
  });

  const elsewhere = await logIn(request, person.username, person.password);
  await test.step('sign out elsewhere', async () => {
    await page.getByRole('link', { name: 'Security settings' }).click();
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Log out everywhere else' }).click();
    await expect(page.getByText('1 other device has been logged out')).toBeVisible();
    await expect(page.getByText('You are logged in on this device only.')).toBeVisible();
    const refused = await request.get('/prod-api/customers/me', { headers: { 'X-Token': elsewhere } });
    expect((await refused.json()).code).toBe(503);
  });

  await test.step('change the password', async () => {
    await page.getByLabel('Current password').fill(person.password);
    await page.getByLabel('New password', { exact: true }).fill(changed);
    await page.getByLabel('New password again').fill(changed);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password has been changed, and')).toBeVisible();
    await logIn(request, person.username, changed);
  });

  await test.step('move to another e-mail', async () => {
    const other = person.email.replace('@', '-two@');
    await page.getByRole('button', { name: 'Change e-mail' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-mail').fill(other);
    await dialog.getByLabel('Current password').fill(changed);
    const code = await codeAfter(request, other, () =>
      dialog.getByRole('button', { name: 'Send me a code' }).click(),
    );
    await dialog.getByLabel('Code from the e-mail').fill(code);
    await dialog.getByRole('button', { name: 'Save this e-mail' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(other, { exact: true })).toBeVisible();
    person.email = other;
  });

  await test.step('take a copy of the data along', async () => {
    await page.getByRole('link', { name: 'Your data' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const copy = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    expect(copy.profile).toMatchObject({ username: person.username, idCard: '900504-10-5567' });
  });

  await test.step('sign out, forget the password, and reset it', async () => {
    await page.getByRole('button', { name: 'Log out' }).last().click();
    await expect(page).toHaveURL(/\/login\?redirect=%2FshipClient%2FpersonalCenter%3Fsection%3Dprivacy$/);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('E-mail').fill(person.email);
    await passHumanCheck(page);
    const code = await codeAfter(request, person.email, () =>
      page.getByRole('button', { name: 'Send me a code' }).click(),
    );
    await page.getByLabel('Code from the e-mail').fill(code);
    await page.getByLabel('New password', { exact: true }).fill(resetTo);
    await page.getByLabel('New password again').fill(resetTo);
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByText('Your password has been changed. Please log in with it.')).toBeVisible();
    await page.getByLabel('Username or e-mail').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(resetTo);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { name: 'Your data', exact: true })).toBeVisible();
  });

  await test.step('be forgotten', async () => {
    await page.getByRole('button', { name: 'Erase my data' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Erase all my data' }).click();
    await expect(dialog.getByText('Please tick this box')).toBeVisible();
    await expect(dialog.getByText('Please enter your current password')).toBeVisible();
    await dialog.getByLabel('I understand that this cannot be undone').check();
    await dialog.getByLabel('Current password').fill(resetTo);
    await dialog.getByRole('button', { name: 'Erase all my data' }).click();
    await expect(page.getByText('Your data has been erased.')).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    const gone = await request.post('/prod-api/customers/login', {
      data: { username: person.username, password: resetTo },
    });
    expect(gone.status()).toBe(400);
  });
});

test('registration under 13 is refused politely, and nothing is sent', async ({ page }) => {
  let calls = 0;
  await page.route('**/prod-api/customers/codes', route => {
    calls += 1;
    return route.continue();
  });
  await page.goto('/login/registration');
  await page.getByLabel('Date of birth').fill('2018-01-01');
  await page.getByLabel('E-mail').fill('kid@example.com');
  await passHumanCheck(page);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText('Please ask an adult to book for you')).toBeVisible();
  expect(calls).toBe(0);
});

test('registration reports missing fields, and a taken username or wrong code keeps the input', async ({
  page,
  request,
}) => {
  const person = newVisitor();
  await page.goto('/login/registration');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  for (const sentence of [
    'Please enter your date of birth',
    'Please enter your e-mail address',
    'Please tick this box',
  ])
    await expect(page.getByText(sentence)).toBeVisible();
  await page.getByLabel('Date of birth').fill('1990-05-04');
  await page.getByLabel('E-mail').fill(person.email);
  await passHumanCheck(page);
  const code = await codeAfter(request, person.email, () =>
    page.getByRole('button', { name: 'Send me a code' }).click(),
  );
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByText('Please enter the 6 digits of the code')).toBeVisible();
  await page.getByLabel('Code from the e-mail').fill(code === '000000' ? '111111' : '000000');
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Username').fill('family');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Full name').focus();
  await expect(page.getByText('Password range 6-20')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('password');
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByRole('alert')).toContainText('too easy to guess');
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByRole('alert')).toContainText('This code is wrong or has expired.');
  await page.getByLabel('Code from the e-mail').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByRole('alert')).toContainText('This username is taken.');
  await page.getByLabel('Username').fill(person.username);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByText(`Welcome aboard, ${person.name}`)).toBeVisible();
});

test('a registered address gets the usual answer, and its owner gets a mail', async ({ page, request }, {
  project,
}) => {
  // An address gets at most one mail a minute.
  const registered = project.name === 'phone' ? 'family@mail.example' : 'meilin@agents.example';
  await page.goto('/login/registration');
  await page.getByLabel('Date of birth').fill('1990-05-04');
  await page.getByLabel('E-mail').fill(registered);
  await passHumanCheck(page);
  const subject = await mailAfter(request, registered, async () => {
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByText(`We sent an e-mail to ${registered}`)).toBeVisible();
    await expect(page.getByText(/You can ask for a new code in 00:5\d/)).toBeVisible();
  });
  // In the account's language, not the page's.
  expect(subject).toMatch(/already have an account|您已有/i);
});

test('a reset gives the same answer for every address, and requires two equal passwords of at least 6 characters', async ({
  page,
}) => {
  const { email } = newVisitor();
  await page.goto('/login/passwordReset');
  await page.getByLabel('E-mail').fill(email);
  await passHumanCheck(page);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText(`If ${email} belongs to an account`)).toBeVisible();
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Please enter a password')).toBeVisible();
  await expect(page.getByText('Please enter the new password again')).toBeVisible();
  await page.getByLabel('Code from the e-mail').fill('123456');
  await page.getByLabel('New password', { exact: true }).fill('five5');
  await page.getByLabel('New password again').fill('five6');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Please use at least 6 characters')).toBeVisible();
  await expect(page.getByText('The two passwords do not match')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('lighthouse-9');
  await page.getByLabel('New password again').fill('lighthouse-9');
  await page.getByRole('button', { name: 'Set new password' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Password reset failed' });
  await expect(alert).toContainText('This code is wrong or has expired.');
});

test('a failed human check shows an error and can be repeated', async ({ page }) => {
  await page.goto('/login/passwordReset');
  await page.route('**/prod-api/human-check/challenge', route => route.abort('internetdisconnected'));
  await page.getByLabel('I am human').click();
  await expect(page.getByText('Verification failed. Please check your connection')).toBeVisible();
  await page.unroute('**/prod-api/human-check/challenge');
  await passHumanCheck(page);
});

test('the human check works by keyboard', { tag: '@short' }, async ({ page }) => {
  await page.goto('/login/passwordReset');
  await page.getByLabel('E-mail').fill('nobody@example.com');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('I am human')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'Confirmed' })).toBeVisible();
});

test('a password link that is over, and a passkey page without a ceremony, say only what is true', async ({
  page,
}) => {
  await page.goto('/login/password#of-yesterday');
  await expect(page.getByRole('alert')).toContainText('This link has expired');
  await expect(page.getByText('Checking your link…')).toHaveCount(0);
  await page.goto('/login/passkey');
  await expect(page.getByRole('heading', { level: 1, name: 'Passkey' })).toBeVisible();
  await expect(page.getByText('Please start in the back office: it opens this page.')).toBeVisible();
  await expect(page.getByText('The back office opened this page.')).toHaveCount(0);
});
