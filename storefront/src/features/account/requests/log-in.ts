import { request } from '../../../lib/api/request.ts';
import type { SignedIn } from './use-sign-in.ts';

/** Opens a session; the username is trimmed (R50), the password is taken as typed. */
export const logIn = (username: string, password: string) =>
  request<SignedIn>('POST', '/customers/login', { body: { username: username.trim(), password } });
