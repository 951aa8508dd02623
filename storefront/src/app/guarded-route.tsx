import { Redirect, useLocation, useSearch } from 'wouter';
import { loginPath, paths } from '../lib/paths.ts';
import { useMe } from '../lib/requests/me.ts';
import { useSession } from '../lib/session/use-session.ts';
import { LoadingScreen } from './layout/loading-screen.tsx';

/**
 * Every route that is not public needs a login (R11): without a token it redirects to the login, which leads back here;
 * with a token the page does not exist.
 */
export function GuardedRoute() {
  const [path] = useLocation();
  const search = useSearch();
  const signedIn = useSession(session => session.token !== null);
  const infoPending = useMe().isPending;
  const here = search ? `${path}?${search}` : path;
  if (!signedIn) return <Redirect to={loginPath(here)} replace />;
  if (infoPending) return <LoadingScreen />;
  // The only customer page below the dashboard is the personal center.
  return <Redirect to={path === paths.dashboard ? paths.personalCenter : paths.notFound} replace />;
}
