import { useLocation, useSearch } from 'wouter';
import { leave } from '../../lib/page/leave-guard.ts';
import { loginPath } from '../../lib/paths.ts';
import { signOut } from '../../lib/session.ts';

/** Logs out and opens the login, which leads back to the current address (R18). */
export function useLogOut(): () => void {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const here = search ? `${path}?${search}` : path;
  return () =>
    leave(async () => {
      await signOut();
      navigate(loginPath(here));
    });
}
