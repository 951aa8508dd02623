import type { LinkedAccount } from '@gangway/shared/contract/people/customers.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

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
