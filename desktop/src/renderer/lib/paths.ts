import { screenPaths } from '@gangway/shared/contract/office/system/default-menu.ts';

/** Every address of the back office (R15): its screens, and the pages outside the menu. */
export const paths = {
  ...screenPaths,
  root: '/',
  login: '/login',
  notFound: '/404',
  /** Address of the section; it redirects to the dashboard itself. */
  dashboard: '/dashboard',
  /** Only in development mode. */
  templateList: '/example/table',
} as const;

/** Address of the login that leads back to `from` afterwards (R11). */
export const loginPath = (from: string): string => `${paths.login}?redirect=${encodeURIComponent(from)}`;

/** The address to return to that a login address contains; the dashboard if it has none, or one outside this app. */
export function redirectIn(search: string): string {
  const target = new URLSearchParams(search).get('redirect') ?? '';
  const inside = /^\/(?![/\\])/.test(target) && !target.startsWith(paths.login);
  return inside ? target : paths.dashboard;
}
