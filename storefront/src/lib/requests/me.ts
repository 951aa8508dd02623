import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import type { Customer } from '@gangway/shared/contract/people/customers.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { i18next } from '../i18n/i18n.ts';
import { withOfflineCopy } from '../offline/with-offline-copy.ts';
import { useSession } from '../session/use-session.ts';

/** The path of the user info; its answer is also stored for offline use of e-tickets. */
export const ME_PATH = '/customers/me';

async function fetchMe(signal: AbortSignal): Promise<Customer> {
  const me = await request<Customer | null>('GET', ME_PATH, { signal });
  if (!me) throw new ApiError(i18next.t('failure.noUserInfo'), 'unexpected');
  return me;
}

export const meQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['me', token],
    queryFn: ({ signal }) =>
      withOfflineCopy(
        ME_PATH,
        () => fetchMe(signal),
        async ({ response }) => (await response.json()) as Customer,
      ),
    enabled: token !== null,
  });

/** The logged-in customer or agent, with the balance an agent may pay from. */
export const useMe = () => useQuery(meQuery(useSession(session => session.token)));
