import type { SessionUser } from '@gangway/shared/contract/people/staff.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session.ts';
import { type MenuEntry, menuTree, trailTo } from './menu.ts';

const none: SessionUser['routes'] = [];

/** The menu of whoever works here: the server's, and nothing else (R60). */
export function useMenu(): MenuEntry[] {
  const routes = useSession(session => session.user?.routes ?? none);
  return useMemo(() => menuTree(routes), [routes]);
}

/** Tells whether the menu of whoever works here has the screen at an address; no link leads to one that it has not. */
export function useHasScreen(): (path: string) => boolean {
  const menu = useMenu();
  return path => trailTo(menu, path).length > 0;
}

/** Puts an entry's title into words: its text, or the title itself where somebody typed one. */
export function useMenuTitle(): (entry: Pick<MenuEntry, 'title'>) => string {
  const { t, i18n } = useTranslation('frame');
  return ({ title }) => (i18n.exists(title, { ns: 'frame' }) ? t(title as 'menu.dashboard') : title);
}
