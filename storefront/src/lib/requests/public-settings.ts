import type { PublicSettings } from '@gangway/shared/contract/settings.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getQuery } from '../api/get-query.ts';

const publicSettingsQuery = queryOptions({
  queryKey: ['public-settings'],
  ...getQuery<PublicSettings>('/settings/public'),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { inline: true },
});

/** The operator's name, contact and referral code. */
export const usePublicSettings = () => useQuery(publicSettingsQuery);
