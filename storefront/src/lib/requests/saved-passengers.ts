import type { SavedPassenger } from '@gangway/shared/contract/people/accounts.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { useSession } from '../session/use-session.ts';

export interface SavedPassengers {
  items: SavedPassenger[];
  /** Maximum number per account. */
  most: number;
}

export const savedPassengersQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['saved-passengers', token],
    queryFn: ({ signal }) => request<SavedPassengers>('GET', '/customers/me/passengers', { signal }),
    enabled: token !== null,
    meta: { inline: true },
  });

/** The logged-in customer's saved passengers, by name; nothing is requested for visitors. */
export const useSavedPassengers = () => useQuery(savedPassengersQuery(useSession(session => session.token)));
