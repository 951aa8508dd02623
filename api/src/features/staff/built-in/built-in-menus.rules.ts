import type { RoleCode } from './built-in-roles.rules.ts';

export interface BuiltInMenu {
  path: string;
  /** Route name, unique. */
  name: string;
  titleKey: string;
  icon: string;
  children?: readonly BuiltInMenu[];
}

const entry = (path: string, icon: string, children?: readonly BuiltInMenu[]): BuiltInMenu => {
  const name = `${path.replace(/^\//, '')}${children ? '-section' : ''}`;
  return { path, name, titleKey: `menu.${name}`, icon, children };
};

/**
 * The back office's routes inside the layout shell: those of specification section 2, `/voyage`, the gates'
 * `departureBoard` and `boardingConflict`, and `auditLog`.
 */
export const menus: readonly BuiltInMenu[] = [
  entry('/dashboard', 'gauge'),
  entry('/business', 'briefcase', [entry('paymentRecord', 'receipt')]),
  entry('/voyage', 'waypoints', [entry('sailing', 'calendar'), entry('route', 'map'), entry('port', 'pin')]),
  entry('/ship', 'ship', [
    entry('ship', 'anchor'),
    entry('slides', 'image'),
    entry('shipWriteOff', 'ticket-check'),
    entry('departureBoard', 'clipboard-check'),
    entry('boardingConflict', 'alert'),
    entry('roomCheckInManagement', 'key'),
    entry('roomManagement', 'bed'),
    entry('roomTypeManagement', 'tag'),
    entry('roomRecord', 'clipboard'),
    entry('verificationRecord', 'list-checks'),
    entry('userInfoRecord', 'users'),
    entry('shipOrder', 'orders'),
    entry('serialScannerTest', 'scanner'),
  ]),
  entry('/permission', 'lock', [entry('role', 'shield'), entry('users', 'user-cog'), entry('menus', 'menu')]),
  entry('/setup', 'settings', [entry('settingConfig', 'sliders'), entry('auditLog', 'history')]),
];

const everything = menus.flatMap(({ name, children = [] }) => [name, ...children.map(child => child.name)]);
const gate = ['dashboard', 'ship-section', 'shipWriteOff', 'departureBoard', 'serialScannerTest'];

/** Which entries each role sees, by name. The role permissions page is the administrator's alone (specification section 6). */
export const menusOfRole: Readonly<Record<RoleCode, readonly string[]>> = {
  admin: everything,
  manager: everything.filter(name => name !== 'role' && name !== 'menus'),
  'front-desk': [
    ...['dashboard', 'business-section', 'paymentRecord', 'ship-section', 'shipWriteOff', 'departureBoard'],
    ...['roomCheckInManagement', 'roomManagement', 'roomRecord', 'shipOrder', 'serialScannerTest'],
  ],
  supervisor: [
    ...gate,
    'boardingConflict',
    'verificationRecord',
    'roomManagement',
    'roomRecord',
    'shipOrder',
  ],
  gate,
};
