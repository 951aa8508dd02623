import type { Language } from '@gangway/shared/contract/base/languages.ts';
import { digitsOf } from '../../../src/accounts/one-time-codes/code.rules.ts';
import type { Answer } from '../call.ts';
import type { TestApp } from '../test-app.ts';
import { solvedHumanCheck } from './human.ts';

let addresses = 0;
/** An unused internet address; the app must trust its proxy. */
export const newAddress = (): string => `198.51.100.${++addresses}`;

/** Requests a code without being signed in. */
export async function askForCode(
  gangway: TestApp,
  request: {
    purpose: 'registration' | 'password-reset';
    email?: string;
    phone?: string;
    language?: Language;
  },
  { address = newAddress(), cookie = '' } = {},
): Promise<Answer> {
  return gangway.call('POST', '/customers/codes', {
    body: { language: 'en', ...request, humanCheck: await solvedHumanCheck(gangway) },
    headers: { 'X-Forwarded-For': address, ...(cookie && { Cookie: cookie }) },
  });
}

/** The digits last generated for a recipient, derived with the master key. */
export async function digitsFor({ deps }: TestApp, recipient: string): Promise<string> {
  const { id } = await deps.db
    .selectFrom('one_time_codes')
    .select('id')
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return digitsOf(deps.env.masterKey, id);
}

/** Digits that differ from the last code. */
export async function wrongDigitsFor(gangway: TestApp, recipient: string): Promise<string> {
  const digits = await digitsFor(gangway, recipient);
  return digits.replace(/^./, first => String((Number(first) + 1) % 10));
}
