import type { CodeRequestInput, CodeTerms } from '@gangway/shared/contract/people/accounts.ts';
import { request } from '../../../lib/api/request.ts';
import { type SentCode, sentCode } from '../../../lib/one-time-code/sent-code.ts';

/** Asks for a one-time code by e-mail. The answer is the same whether the address is known or not. */
export async function requestCode(body: CodeRequestInput & { email: string }): Promise<SentCode> {
  return sentCode(body.email, await request<CodeTerms>('POST', '/customers/codes', { body }));
}
