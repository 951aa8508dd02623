import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { loginPath } from '../lib/paths.ts';
import { useMe } from '../lib/requests/me.ts';
import { clearToken } from '../lib/session/session.ts';

/**
 * With a token but no user info yet the info is fetched once; when that fails, the message is shown (by the query
 * client), the token is cleared, and the visitor goes to the login with the way back (R13). It
 * does not fail without a connection where the info was kept beside e-tickets. Gives whether the visitor is known.
 */
export function useUserInfo(): boolean {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const { isSuccess, isLoadingError } = useMe();
  const here = search ? `${path}?${search}` : path;

  useEffect(() => {
    if (!isLoadingError) return;
    clearToken();
    navigate(loginPath(here), { replace: true });
  }, [isLoadingError, here, navigate]);
  return isSuccess;
}
