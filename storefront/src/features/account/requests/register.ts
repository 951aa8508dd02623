import type { RegistrationInput } from '@gangway/shared/contract/people/customers.ts';
import { request } from '../../../lib/api/request.ts';
import type { SignedIn } from './use-sign-in.ts';

/** Creates an account and its first session. */
export const register = (body: RegistrationInput) =>
  request<SignedIn>('POST', '/customers/register', { body });
