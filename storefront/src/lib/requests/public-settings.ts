import { setPhoneCountry } from '@gangway/shared/contract/entries/phone-country.ts';
import type { PublicSettings } from '@gangway/shared/contract/settings.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getQuery } from '../api/get-query.ts';

const publicSettingsQuery = queryOptions({
  queryKey: ['public-settings'],
  ...getQuery<PublicSettings>('/settings/public'),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { inline: true },
});

/** The operator's name, contact and referral code. */
export const usePublicSettings = () => useQuery(publicSettingsQuery);

/** Makes forms read phone numbers without a country code as numbers of the operator's country. */
export function usePhoneCountry(): void {
  const country = usePublicSettings().data?.phoneCountry;
  useEffect(() => {
    if (country !== undefined) setPhoneCountry(country);
  }, [country]);
}
