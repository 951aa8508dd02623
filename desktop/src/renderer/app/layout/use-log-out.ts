import { useLocation, useSearch } from 'wouter';
import { leave } from '../../lib/page/leave-guard.ts';
import { loginPath } from '../../lib/paths.ts';
import { signOut } from '../../lib/session.ts';

/** Log Out: to the login, with the way back to where one was (R18). */
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
