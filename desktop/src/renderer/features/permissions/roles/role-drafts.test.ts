import type { Role } from '@gangway/shared/contract/office/system/roles.ts';
import { changesByOthers, merged } from '@gangway/shared/domain/edits/three-way-merge.ts';
import { expect, test } from 'vitest';
import {
  type Drafts,
  drafted,
  grantsOf,
  saveOf,
  switchesOf,
  toggleMenus,
  togglePermission,
} from './role-drafts.ts';

const gate: Role = {
  id: 5,
  version: 1,
  code: 'gate',
  name: { en: 'Gate', zh: '登船口', ko: '탑승구' },
  permissions: ['boarding.verify'],
  menuIds: [1, 2],
  users: 3,
  builtIn: false,
  requiresSecondFactor: false,
};
const none: Drafts = new Map();

test('collects ticked permissions in a draft, and sends them together', () => {
  const drafts = togglePermission(none, gate, 'orders.read', true);
  expect(drafted(gate, drafts).permissions).toEqual(['boarding.verify', 'orders.read']);
  expect(drafts.get(5)?.from).toBe(gate);
  expect(saveOf(gate, drafted(gate, drafts))).toEqual({
    id: 5,
    code: 'gate',
    name: gate.name,
    permissions: ['boarding.verify', 'orders.read'],
    menuIds: [1, 2],
  });
});

test('leaves nothing to save after ticking and unticking, in any order', () => {
  const off = togglePermission(none, gate, 'boarding.verify', false);
  expect(togglePermission(off, gate, 'boarding.verify', true).size).toBe(0);
  const closed = toggleMenus(none, gate, [1], false);
  expect(drafted(gate, closed).menuIds).toEqual([2]);
  expect(toggleMenus(closed, gate, [1], true).size).toBe(0);
});

test('merges grants of other users with the draft, switch by switch', () => {
  const drafts = toggleMenus(togglePermission(none, gate, 'orders.read', true), gate, [1], false);
  const mine = drafted(gate, drafts);
  const theirs = {
    permissions: ['boarding.verify', 'orders.sell'] as Role['permissions'],
    menuIds: [1, 2, 3],
  };
  const among = [gate, mine, theirs];
  const own = switchesOf(mine, among);
  const changes = changesByOthers(switchesOf(gate, among), own, switchesOf(theirs, among));
  expect(changes.map(({ field, clash }) => [field, clash])).toEqual([
    ['permissions:orders.sell', false],
    ['menuIds:3', false],
  ]);
  expect(grantsOf(merged(own, changes, {}))).toEqual({
    permissions: ['boarding.verify', 'orders.read', 'orders.sell'],
    menuIds: [2, 3],
  });
});
