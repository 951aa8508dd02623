import { setPhoneCountry } from '@gangway/shared/contract/entries/phone-country.ts';
import type { PublicSettings } from '@gangway/shared/contract/settings.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { request } from '../api/request.ts';

/** The operator's names and contact, also for the login. */
export const usePublicSettings = () =>
  useQuery({
    queryKey: ['settings', 'public'],
    queryFn: ({ signal }) => request<PublicSettings>('GET', '/settings/public', { signal }),
    meta: { inline: true },
  });

/** Makes forms read phone numbers without a country code as those of the operator's country. */
export function usePhoneCountry(): void {
  const country = usePublicSettings().data?.phoneCountry;
  useEffect(() => {
    if (country !== undefined) setPhoneCountry(country);
  }, [country]);
}
