import { Redirect, useLocation, useSearch } from 'wouter';
import { loginPath, paths } from '../lib/paths.ts';
import { useMe } from '../lib/requests/me.ts';
import { useSession } from '../lib/session/session.ts';
import { LoadingScreen } from './layout/loading-screen.tsx';

/**
 * Every route that is not public needs a login (R11): without a token the visitor is asked to log
 * in and comes back here; with one, there is no such page.
 */
export function GuardedRoute() {
  const [path] = useLocation();
  const search = useSearch();
  const signedIn = useSession(session => session.token !== null);
  const infoPending = useMe().isPending;
  const here = search ? `${path}?${search}` : path;
  if (!signedIn) return <Redirect to={loginPath(here)} replace />;
  if (infoPending) return <LoadingScreen />;
  // Of the dashboard a customer has one child, the personal center.
  return <Redirect to={path === paths.dashboard ? paths.personalCenter : paths.notFound} replace />;
}
