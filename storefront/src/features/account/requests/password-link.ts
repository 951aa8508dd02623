import type { LinkedAccount } from '@gangway/shared/contract/people/customers.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

/** Whose password a link is for; fails where it is worth nothing any more. */
export const useLinkedAccount = (token: string) =>
  useQuery({
    queryKey: ['password-link', token],
    queryFn: () => request<LinkedAccount>('POST', '/customers/password/link', { body: { token } }),
    retry: false,
    meta: { inline: true },
  });

/** Sets the password that somebody chose by their link; every session of the account ends. */
export const choosePassword = (body: { token: string; password: string; repeat: string }) =>
  request<null>('POST', '/customers/password/link/use', { body });
