import type { PasswordReset } from '@gangway/shared/contract/people/customers.ts';
import { request } from '../../../lib/api/request.ts';

/** Sets a new password with a code; every session of the account ends. */
export const resetPassword = (body: PasswordReset) =>
  request<null>('POST', '/customers/password/reset', { body });
