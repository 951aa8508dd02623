import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { loginPath } from '../lib/paths.ts';
import { useMe } from '../lib/requests/me.ts';
import { clearToken } from '../lib/session/session.ts';

/**
 * Fetches the user info once when there is a token but no user info yet. If that fails, the message is shown (by the
 * query client), the token is cleared, and the login opens, which leads back here (R13). Offline, the copy stored with
 * e-tickets is used, so that it does not fail. Returns whether the user info is loaded.
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
