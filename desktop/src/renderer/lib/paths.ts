import { screenPaths } from '@gangway/shared/contract/office/system/default-menu.ts';

/** Every address of the back office (R15): its screens, and what stands beside the menu. */
export const paths = {
  ...screenPaths,
  root: '/',
  login: '/login',
  notFound: '/404',
  /** Its section's: the dashboard itself is where that leads. */
  dashboard: '/dashboard',
  /** In development mode alone. */
  templateList: '/example/table',
} as const;

/** The login, with the way back to where one was (R11). */
export const loginPath = (from: string): string => `${paths.login}?redirect=${encodeURIComponent(from)}`;

/** The way back that an address of the login names; the dashboard where it names none, or one outside of this app. */
export function redirectIn(search: string): string {
  const wanted = new URLSearchParams(search).get('redirect') ?? '';
  const inside = /^\/(?![/\\])/.test(wanted) && !wanted.startsWith(paths.login);
  return inside ? wanted : paths.dashboard;
}
