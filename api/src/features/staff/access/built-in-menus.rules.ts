import { defaultRoles } from '@gangway/shared/contract/base/permissions.ts';
import { defaultMenu, screensFor } from '@gangway/shared/contract/office/system/default-menu.ts';
import type { RoleCode } from './built-in-roles.rules.ts';

/** The menu entries that a role of a new system sees, by name: the screens it has the permission for, and their sections. */
export function menusOf(role: RoleCode): string[] {
  const names: string[] = screensFor(defaultRoles[role]);
  const sections = defaultMenu.filter(({ screens }) => screens.some(({ name }) => names.includes(name)));
  return [...names, ...sections.map(({ name }) => name)];
}
