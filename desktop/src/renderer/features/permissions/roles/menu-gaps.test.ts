import type { MenuEntry } from '@gangway/shared/contract/office/system/roles.ts';
import { expect, test } from 'vitest';
import { menuGaps } from './menu-gaps.ts';

const entry = (id: number, name: string): MenuEntry => ({
  id,
  version: 1,
  pid: 0,
  path: name,
  name,
  title: `menu.${name}`,
  icon: '',
  position: id,
  roles: [],
});

const dashboard = entry(1, 'dashboard');
const payments = entry(2, 'paymentRecord');
const sailings = entry(3, 'sailing');
const tides = entry(4, 'tides');
const menus = [dashboard, payments, sailings, tides];

test.each([
  ['nothing is granted', { permissions: [], menuIds: [] }],
  ['each screen has its permission', { permissions: ['payments.read'], menuIds: [1, 2] }],
  ['a screen needs no permission, or is not one of ours', { permissions: [], menuIds: [1, 4] }],
  ['a permission has no screen of its own', { permissions: ['boarding.override'], menuIds: [] }],
] as const)('no gap where %s', (_, { permissions, menuIds }) => {
  expect(menuGaps({ permissions: [...permissions], menuIds: [...menuIds] }, menus)).toEqual([]);
});

test('finds a screen of the menu without its permission', () => {
  expect(menuGaps({ permissions: [], menuIds: [1, 2] }, menus)).toEqual([
    { permission: 'payments.read', missing: 'permission', screens: [payments] },
  ]);
});

test('finds a permission without any of its screens in the menu', () => {
  expect(menuGaps({ permissions: ['payments.read'], menuIds: [1, 3] }, menus)).toEqual([
    { permission: 'payments.read', missing: 'screen', screens: [payments] },
    { permission: 'catalogue.manage', missing: 'permission', screens: [sailings] },
  ]);
});
