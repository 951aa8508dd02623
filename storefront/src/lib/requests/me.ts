import type { Customer } from '@gangway/shared/contract/customers.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { useSession } from '../session.ts';

export const meQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['me', token],
    queryFn: ({ signal }) => request<Customer>('GET', '/customers/me', { signal }),
    enabled: token !== null,
  });

/** The signed-in customer or agent, with the balance an agent may pay from. */
export const useMe = () => useQuery(meQuery(useSession(session => session.token)));
