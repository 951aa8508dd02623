import type { Customer } from '@gangway/shared/contract/customers.ts';
import { request } from '../../../lib/api/request.ts';

/** Opens a session; the username is trimmed (specification section 5), the password is taken as typed. */
export const logIn = (username: string, password: string) =>
  request<{ token: string; customer: Customer }>('POST', '/customers/login', {
    body: { username: username.trim(), password },
  });
