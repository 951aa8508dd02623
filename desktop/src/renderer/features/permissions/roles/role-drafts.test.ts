import type { Role } from '@gangway/shared/contract/office/system/roles.ts';
import { expect, test } from 'vitest';
import { type Drafts, drafted, savesOf, toggleMenus, togglePermission } from './role-drafts.ts';

const gate: Role = {
  id: 5,
  version: 1,
  code: 'gate',
  name: { en: 'Gate', zh: '登船口', ko: '탑승구' },
  permissions: ['boarding.verify'],
  menuIds: [1, 2],
  users: 3,
  builtIn: false,
};
const none: Drafts = new Map();

test('ticked permissions are a draft and sent together', () => {
  const drafts = togglePermission(none, gate, 'orders.read', true);
  expect(drafted(gate, drafts).permissions).toEqual(['boarding.verify', 'orders.read']);
  expect(savesOf([gate], drafts)).toEqual([
    {
      id: 5,
  version: 1,
      code: 'gate',
      name: gate.name,
      permissions: ['boarding.verify', 'orders.read'],
      menuIds: [1, 2],
    },
  ]);
});

test('ticking and unticking leaves nothing to save, in any order', () => {
  const off = togglePermission(none, gate, 'boarding.verify', false);
  expect(togglePermission(off, gate, 'boarding.verify', true).size).toBe(0);
  const closed = toggleMenus(none, gate, [1], false);
  expect(drafted(gate, closed).menuIds).toEqual([2]);
  expect(toggleMenus(closed, gate, [1], true).size).toBe(0);
  expect(savesOf([gate], none)).toEqual([]);
});
