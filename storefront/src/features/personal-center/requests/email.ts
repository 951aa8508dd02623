import type { CodeTerms } from '@gangway/shared/contract/people/accounts.ts';
import type { Customer } from '@gangway/shared/contract/people/customers.ts';
import { request } from '../../../lib/api/request.ts';
import { type SentCode, sentCode } from '../../../lib/one-time-code/sent-code.ts';

/** Sends a code to the account's new address. */
export async function sendEmailCode(email: string, currentPassword: string): Promise<SentCode> {
  const body = { email, currentPassword };
  return sentCode(email, await request<CodeTerms>('POST', '/customers/me/email/code', { body }));
}

/** Changes the account's address, confirmed by the code. */
export const changeEmail = (email: string, code: string) =>
  request<Customer>('POST', '/customers/me/email', { body: { email, code } });
