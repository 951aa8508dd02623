import type { CodeRequestInput, CodeTerms } from '@gangway/shared/contract/people/accounts.ts';
import type {
  LinkedAccount,
  PasswordReset,
  RegistrationInput,
} from '@gangway/shared/contract/people/customers.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { type SentCode, sentCode } from '../../../lib/one-time-code/sent-code.ts';
import type { SignedIn } from './use-sign-in.ts';

/** Opens a session; the username is trimmed (R50), the password is taken as typed. */
export const logIn = (username: string, password: string) =>
  request<SignedIn>('POST', '/customers/login', { body: { username: username.trim(), password } });

/** Creates an account and its first session. */
export const register = (body: RegistrationInput) =>
  request<SignedIn>('POST', '/customers/register', { body });

/** Asks for a one-time code by e-mail. The answer is the same whether the address is known or not. */
export async function requestCode(body: CodeRequestInput & { email: string }): Promise<SentCode> {
  return sentCode(body.email, await request<CodeTerms>('POST', '/customers/codes', { body }));
}

/** Sets a new password with a code; every session of the account ends. */
export const resetPassword = (body: PasswordReset) =>
  request<null>('POST', '/customers/password/reset', { body });

/** The account of a link; fails if the link is no longer valid. */
export const useLinkedAccount = (token: string) =>
  useQuery({
    queryKey: ['password-link', token],
    queryFn: () => request<LinkedAccount>('POST', '/customers/password/link', { body: { token } }),
    retry: false,
    meta: { inline: true },
  });

/** Sets the password through a link; every session of the account ends. */
export const choosePassword = (body: { token: string; password: string; repeat: string }) =>
  request<null>('POST', '/customers/password/link/use', { body });
