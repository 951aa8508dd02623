import { defaultRoles } from '@gangway/shared/contract/base/permissions.ts';
import { defaultMenu, screensFor } from '@gangway/shared/contract/office/system/default-menu.ts';
import type { RoleCode } from './built-in-roles.rules.ts';

/** The names of the menu entries of a built-in role: the screens for its permissions, and their sections. */
export function menusOf(role: RoleCode): string[] {
  const names: string[] = screensFor(defaultRoles[role]);
  const sections = defaultMenu.filter(({ screens }) => screens.some(({ name }) => names.includes(name)));
  return [...names, ...sections.map(({ name }) => name)];
}
