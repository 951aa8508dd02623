import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { ApiError } from '../lib/api/api-error.ts';
import { loginPath } from '../lib/paths.ts';
import { useMe } from '../lib/requests/me.ts';
import { dropToken } from '../lib/session.ts';

/**
 * With a token but no user info yet the info is fetched once; when that fails, the message is shown (by the query
 * client), the token is cleared, and the visitor goes to the login with the way back (specification section 2). Where no
 * answer came, nothing was said about the session: it is kept, so that a phone without reception still shows its tickets.
 * Gives whether the visitor is known.
 */
export function useUserInfo(): boolean {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const { isSuccess, isLoadingError, error } = useMe();
  const refused = isLoadingError && !(error instanceof ApiError && error.unanswered);
  const here = search ? `${path}?${search}` : path;

  useEffect(() => {
    if (!refused) return;
    dropToken();
    navigate(loginPath(here), { replace: true });
  }, [refused, here, navigate]);
  return isSuccess;
}
