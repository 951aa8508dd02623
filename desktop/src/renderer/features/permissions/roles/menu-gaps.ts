import type { RolePermission } from '@gangway/shared/contract/base/permissions.ts';
import type { MenuEntry } from '@gangway/shared/contract/office/system/roles.ts';
import { type ScreenName, screens } from '@gangway/shared/contract/office/system/screens.ts';
import type { Grants } from './role-drafts.ts';

/** A permission that a role's menu and permissions disagree on. */
export interface MenuGap {
  permission: RolePermission;
  /**
   * `permission`: the menu has these screens without the permission. `screen`: the permission is granted, but none of
   * its screens is in the menu.
   */
  missing: 'permission' | 'screen';
  screens: MenuEntry[];
}

/** Where a role's menu and its permissions disagree. Permissions without a screen cannot. */
export function menuGaps({ permissions, menuIds }: Grants, menus: readonly MenuEntry[]): MenuGap[] {
  const byPermission = Map.groupBy(
    menus.filter(({ name }) => permissionFor(name) !== null),
    ({ name }) => permissionFor(name) as RolePermission,
  );
  return [...byPermission].flatMap(([permission, entries]): MenuGap[] => {
    const inMenu = entries.filter(({ id }) => menuIds.includes(id));
    const granted = permissions.includes(permission);
    if (granted && inMenu.length === 0) return [{ permission, missing: 'screen', screens: entries }];
    if (!granted && inMenu.length > 0) return [{ permission, missing: 'permission', screens: inMenu }];
    return [];
  });
}

const permissionFor = (name: string): RolePermission | null =>
  name in screens ? screens[name as ScreenName].permission : null;
