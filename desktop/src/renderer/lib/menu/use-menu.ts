import type { SessionUser } from '@gangway/shared/contract/people/staff.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session.ts';
import { type MenuEntry, menuTree, trailTo } from './menu.ts';

const none: SessionUser['routes'] = [];

/** The user's menu, built from the server's routes only (R60). */
export function useMenu(): MenuEntry[] {
  const routes = useSession(session => session.user?.routes ?? none);
  return useMemo(() => menuTree(routes), [routes]);
}

/** Returns whether the user's menu has the screen at an address; links to other screens are not shown. */
export function useHasScreen(): (path: string) => boolean {
  const menu = useMenu();
  return path => trailTo(menu, path).length > 0;
}

/** Returns the text of an entry's title, or the title itself if a user typed one. */
export function useMenuTitle(): (entry: Pick<MenuEntry, 'title'>) => string {
  const { t, i18n } = useTranslation('frame');
  return ({ title }) => (i18n.exists(title, { ns: 'frame' }) ? t(title as 'menu.dashboard') : title);
}
