import type { PublicSettings } from '@gangway/shared/contract/settings.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** The operator's names and contact, also for the login. */
export const usePublicSettings = () =>
  useQuery({
    queryKey: ['settings', 'public'],
    queryFn: ({ signal }) => request<PublicSettings>('GET', '/settings/public', { signal }),
    meta: { inline: true },
  });
