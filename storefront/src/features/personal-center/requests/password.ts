import type { PasswordChange } from '@gangway/shared/contract/people/customers.ts';
import { request } from '../../../lib/api/request.ts';

/** Changes the password and ends the sessions on other devices. */
export const changePassword = (body: PasswordChange) =>
  request<null>('POST', '/customers/me/password', { body });
