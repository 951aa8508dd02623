import { menus, menusOfRole } from '../../../api/src/features/staff/built-in/built-in-menus.rules.ts';
import type { RoleCode } from '../../../api/src/features/staff/built-in/built-in-roles.rules.ts';
import type { StaffName } from './office.ts';

/** The roles of a new system, each with the sample account that holds it. */
export const holders: Readonly<Record<RoleCode, StaffName>> = {
  admin: 'admin',
  manager: 'manager',
  'front-desk': 'frontdesk',
  supervisor: 'supervisor',
  gate: 'gate',
};

export interface MenuScreen {
  name: string;
  /** Whole address. */
  path: string;
}

/** Every screen that a menu of a new system names. */
export const menuScreens: readonly MenuScreen[] = menus.flatMap(({ name, path, children }) =>
  children ? children.map(child => ({ name: child.name, path: `${path}/${child.path}` })) : [{ name, path }],
);

/** Whether a role's menu has a screen. */
export const isOpenTo = (role: RoleCode, { name }: MenuScreen): boolean => menusOfRole[role].includes(name);
