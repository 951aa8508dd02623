import { defaultRoles } from '../../../shared/contract/base/permissions.ts';
import { screenPaths, screensFor } from '../../../shared/contract/office/system/default-menu.ts';
import { type ScreenName, screens } from '../../../shared/contract/office/system/screens.ts';
import type { StaffName } from './office.ts';

export type RoleCode = keyof typeof defaultRoles;

/** The roles of a new system, each with the sample account that holds it. */
export const holders: Readonly<Record<RoleCode, StaffName>> = {
  admin: 'admin',
  manager: 'manager',
  'front-desk': 'frontdesk',
  supervisor: 'supervisor',
  gate: 'gate',
};

export interface MenuScreen {
  name: ScreenName;
  /** Whole address. */
  path: string;
}

/** Every screen in the menu of a new system. */
export const menuScreens: readonly MenuScreen[] = (Object.keys(screens) as ScreenName[]).map(name => ({
  name,
  path: screenPaths[name],
}));

/** Whether a role's menu has a screen. */
export const isOpenTo = (role: RoleCode, { name }: MenuScreen): boolean =>
  screensFor(defaultRoles[role]).includes(name);
