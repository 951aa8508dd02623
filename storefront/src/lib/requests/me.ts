import type { Customer } from '@gangway/shared/contract/customers.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { request } from '../api/request.ts';
import { i18next } from '../i18n.ts';
import { useSession } from '../session.ts';

export const meQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['me', token],
    queryFn: async ({ signal }) => {
      const me = await request<Customer | null>('GET', '/customers/me', { signal });
      if (!me) throw new ApiError(i18next.t('failure.noUserInfo'), 'unexpected');
      return me;
    },
    enabled: token !== null,
  });

/** The signed-in customer or agent, with the balance an agent may pay from. */
export const useMe = () => useQuery(meQuery(useSession(session => session.token)));
