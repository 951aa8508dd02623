import type { SavedPassengerInput } from '@gangway/shared/contract/people/accounts.ts';
import type { PasskeyOptions } from '@gangway/shared/contract/people/passkeys.ts';
import type { Page } from 'playwright';
import { logIn, newVisitor, passHumanCheck, signInAs } from '../../e2e/support/account.ts';
import { ask } from '../../e2e/support/booking.ts';
import { paths, personalCenterPath } from '../../src/lib/paths.ts';
import type { Screen, Visit } from './screen.ts';

/** The open form, submitted empty. */
export async function sendEmpty({ page }: Visit): Promise<void> {
  await page.locator('main button[type=submit]').last().click();
  await page.locator('[aria-invalid=true]').first().waitFor();
}

/**
 * Uses one worker. With several, the first to find the answer terminates the others, and if the script of a terminated one has
 * not loaded, the page never becomes idle.
 */
async function passHumanCheckQuietly(page: Page): Promise<void> {
  await page.evaluate(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 1 }));
  await passHumanCheck(page);
}

/** Requests the code for the next step of registration and reset. */
async function askForCode({ page }: Visit): Promise<void> {
  await page.getByLabel('E-mail').fill(newVisitor().email);
  await passHumanCheckQuietly(page);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code from the e-mail').waitFor();
}

export async function registerSecondStep(visit: Visit): Promise<void> {
  await visit.page.goto(paths.registration);
  await visit.page.getByLabel('Date of birth').fill('1990-05-04');
  await askForCode(visit);
}

export async function registerTooYoung(visit: Visit): Promise<void> {
  const { page } = visit;
  await page.goto(paths.registration);
  await page.getByLabel('Date of birth').fill('2018-01-01');
  await page.getByLabel('E-mail').fill(newVisitor().email);
  await passHumanCheckQuietly(page);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByText('Please ask an adult to book for you').waitFor();
}

export async function resetSecondStep(visit: Visit): Promise<void> {
  await visit.page.goto(paths.passwordReset);
  await askForCode(visit);
}

/** A part of the personal center. */
export const openSection =
  (section: string): Screen['reach'] =>
  async ({ page, context, request, url }) => {
    await signInAs(context, request, 'family', url);
    await page.goto(personalCenterPath(section));
    await page.getByRole('heading', { level: 2 }).first().waitFor();
  };

/** The section of a customer with a saved passenger. */
export async function openSavedPassengers(visit: Visit): Promise<void> {
  const { request } = visit;
  await ask(
    request,
    '/customers/me/passengers',
    {
      name: 'Nurul Huda',
      gender: 'female',
      birthDate: '1990-01-01',
      nationality: 'MY',
      idType: 'idCard',
      idNumber: '900101-10-5568',
    } satisfies SavedPassengerInput,
    { 'X-Token': await logIn(request, 'family') },
  );
  await openSection('passengers')(visit);
  await visit.page.getByRole('heading', { name: 'Nurul Huda' }).first().waitFor();
}

/** A dialog of a part, opened by its button. */
export const openSectionDialog =
  (section: string, button: string): Screen['reach'] =>
  async visit => {
    await openSection(section)(visit);
    await visit.page.getByRole('button', { name: button }).first().click();
    await visit.page.getByRole('dialog').waitFor();
  };

/** The password form of the personal center, submitted empty. */
export async function leavePasswordEmpty(visit: Visit): Promise<void> {
  await openSection('security')(visit);
  await sendEmpty(visit);
}

/** The dialog's form, submitted empty. */
export const leaveDialogEmpty =
  (section: string, button: string): Screen['reach'] =>
  async visit => {
    await openSectionDialog(section, button)(visit);
    const dialog = visit.page.getByRole('dialog');
    await dialog.locator('button[type=submit]').click();
    await dialog.locator('[aria-invalid=true]').first().waitFor();
  };

export async function openAgent({ page, context, request, url }: Visit): Promise<void> {
  await signInAs(context, request, 'bahari', url);
  await page.goto(paths.agent);
  await page.getByRole('img', { name: 'QR code of your referral link' }).waitFor();
  await page.getByRole('button', { name: 'Give money' }).first().waitFor();
}

export async function giveMoney(visit: Visit): Promise<void> {
  await openAgent(visit);
  await visit.page.getByRole('button', { name: 'Give money' }).first().click();
  await visit.page.getByRole('dialog').getByLabel('Amount in RM').fill('250');
}

/** The dialog for an expired token. */
export async function endSession({ page, context, url }: Visit): Promise<void> {
  await context.addCookies([{ name: 'token', value: 'of-yesterday', url }]);
  await page.goto(paths.home);
  await page.getByRole('dialog', { name: 'Confirm logout' }).waitFor();
}

/** The page of a link in a mail sent by staff; the call returns the account of the link. */
export async function followPasswordLink({ page }: Visit): Promise<void> {
  await page.route('**/prod-api/customers/password/link', route =>
    route.fulfill({ json: { code: 200, msg: 'success', data: { username: 'meilin' } } }),
  );
  await page.goto(`${paths.passwordLink}#of-today`);
  await page.locator('button[type=submit]').waitFor();
}

const ceremonyPath = `${paths.passkey}#ceremony=0197f3a2-5b1c-7d4e-9a60-3c8e1f2b7d54&port=51234&state=abc`;

/** The page that the back office opens, for a ceremony that the server knows. */
export const openPasskey =
  (kind: PasskeyOptions['kind']): Screen['reach'] =>
  async ({ page }) => {
    const asked: PasskeyOptions = { kind, options: { challenge: 'AAAA' } };
    await page.route('**/prod-api/sysUser/passkeys/ceremonies/*/options', route =>
      route.fulfill({ json: { code: 200, msg: 'success', data: asked } }),
    );
    await page.goto(ceremonyPath);
    await page.getByRole('main').getByRole('button').waitFor();
  };

/** The same page, for a ceremony that is over. */
export async function openOldPasskey({ page }: Visit): Promise<void> {
  await page.goto(ceremonyPath);
  await page.getByRole('main').getByRole('alert').waitFor();
}
