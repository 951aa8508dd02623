import type { PublicSettings } from '@gangway/shared/contract/settings.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';

export const publicSettingsQuery = queryOptions({
  queryKey: ['public-settings'],
  queryFn: ({ signal }) => request<PublicSettings>('GET', '/settings/public', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { inline: true },
});

/** The operator's name, contact and house referral code. */
export const usePublicSettings = () => useQuery(publicSettingsQuery);
