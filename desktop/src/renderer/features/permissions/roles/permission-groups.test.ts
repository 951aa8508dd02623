import { rolePermissions } from '@gangway/shared/contract/permissions.ts';
import { expect, test } from 'vitest';
import { permissionGroups } from './permission-groups.ts';

test('every permission has its row in the matrix, once', () => {
  expect(Object.values(permissionGroups).flat().sort()).toEqual([...rolePermissions].sort());
});
