import type { Customer } from '@gangway/shared/contract/people/customers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { meQuery } from '../../../lib/requests/me.ts';
import { beginSession } from '../../../lib/session/session.ts';

export interface SignedIn {
  token: string;
  customer: Customer;
}

/** Starts the session of a login or a registration, and redirects to the requested page. */
export function useSignIn(target: string): (signedIn: SignedIn) => void {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  return ({ token, customer }) => {
    // Answers for a visitor may differ from those for this customer.
    queries.clear();
    queries.setQueryData(meQuery(token).queryKey, customer);
    beginSession(token);
    navigate(target, { replace: true });
  };
}
