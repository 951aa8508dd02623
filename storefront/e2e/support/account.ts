import { randomUUID } from 'node:crypto';
import { passwordOf } from '@gangway/shared/node/demonstration-accounts.ts';
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { ask } from './booking.ts';
import { codeAfter } from './mail.ts';

export interface Person {
  name: string;
  username: string;
  email: string;
  password: string;
}

/** A person without an account. */
export function newVisitor(): Person {
  const unique = randomUUID().slice(0, 8);
  return {
    name: 'Lim Ah Kow',
    username: `ahkow-${unique}`,
    email: `ahkow-${unique}@example.com`,
    password: 'lantern-47',
  };
}

/** Ticks the human check and waits until it is confirmed. */
export async function passHumanCheck(page: Page): Promise<void> {
  await page.getByLabel('I am human').check();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
}

/** Registers through the site's two steps; the person is signed in afterwards. */
export async function register(page: Page, request: APIRequestContext, person: Person): Promise<void> {
  await page.getByLabel('Date of birth').fill('1990-05-04');
  await page.getByLabel('E-mail').fill(person.email);
  await passHumanCheck(page);
  const code = await codeAfter(request, person.email, async () => {
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByText(`We sent an e-mail to ${person.email}`)).toBeVisible();
  });
  await page.getByLabel('Code from the e-mail').fill(code);
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByText(`Welcome aboard, ${person.name}`)).toBeVisible();
}

/** Signs in at the API, as on another device, and returns the token. */
export async function logIn(
  request: APIRequestContext,
  username: string,
  password = passwordOf(username),
): Promise<string> {
  return (await ask<{ token: string }>(request, '/customers/login', { username, password })).token;
}

/** Signs a browser in without the login page. */
export async function signInAs(
  context: BrowserContext,
  request: APIRequestContext,
  username: string,
  baseURL = '',
): Promise<void> {
  const token = await logIn(request, username);
  await context.addCookies([{ name: 'token', value: token, url: baseURL }]);
}
