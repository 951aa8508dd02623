import { Redirect, useLocation, useSearch } from 'wouter';
import { loginPath, paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';

/**
 * Every route that is not public needs a login (specification section 2): without a token the visitor is asked to log
 * in and comes back here; with one, there is no such page.
 */
export function GuardedRoute() {
  const [path] = useLocation();
  const search = useSearch();
  const signedIn = useSession(session => session.token !== null);
  const here = search ? `${path}?${search}` : path;
  return <Redirect to={signedIn ? paths.notFound : loginPath(here)} replace />;
}
