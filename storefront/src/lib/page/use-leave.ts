import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { loginPath } from '../paths.ts';
import { signOut } from '../requests/sign-out.ts';

/** Signs out; the login that follows keeps the way back (R18). */
export function useLeave(): () => Promise<void> {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const queries = useQueryClient();
  return async () => {
    // Signed out here even if the server was not reached: its session expires by itself.
    await signOut().catch(() => undefined);
    queries.clear();
    navigate(loginPath(search ? `${path}?${search}` : path));
  };
}
