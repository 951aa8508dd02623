import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import type { SessionUser } from '@gangway/shared/contract/people/staff.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../lib/api/request.ts';
import { clearSession, setSessionUser, useSession } from '../../lib/session.ts';
import { toasts } from '../../ui/dialogs/toasts.ts';

/**
 * Fetches the user info once when there is a token but no user info yet (R13). If the server refuses, the message is
 * shown and the token is cleared, so that the guard opens the login. If no answer arrived, the session may still be
 * valid: the token is kept, and `unanswered` holds the reason.
 */
export function useSessionUserLoad(): { unanswered: Error | null; retry: () => void } {
  const { t } = useTranslation('frame');
  const loading = useSession(session => session.signedIn && session.user === null);
  const { data, error, refetch } = useQuery({
    queryKey: ['session-user'],
    queryFn: async ({ signal }) => {
      const user = await request<SessionUser | null>('GET', '/sysUser/info', { signal });
      if (!user) throw new ApiError(t('failure.noUserInfo'), 'unexpected');
      return user;
    },
    enabled: loading,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { inline: true },
  });
  const unanswered = error instanceof ApiError && error.unanswered ? error : null;

  useEffect(() => {
    if (loading && data) setSessionUser(data);
  }, [loading, data]);
  useEffect(() => {
    if (!loading || !error || unanswered) return;
    toasts.show(error.message || t('failure.hasError'), 'bad');
    void clearSession();
  }, [loading, error, unanswered, t]);
  return { unanswered, retry: () => void refetch() };
}
