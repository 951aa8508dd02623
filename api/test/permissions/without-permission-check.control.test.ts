import { type Permission, rolePermissions } from '@gangway/shared/contract/base/permissions.ts';
import { expect, test, vi } from 'vitest';
import type * as permissions from '../../src/lib/http/permission.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createTestApp } from '../support/test-app.ts';
import { createCallers } from './callers.ts';
import { findWrongAnswers } from './find-wrong-answers.ts';
import { findOperations, findRoutes, type Operation } from './routes.ts';

type Permissions = typeof permissions;

vi.mock('../../src/lib/http/permission.ts', async importOriginal => {
  const requires: Permissions['requires'] = () => (_, next) => next();
  return { ...(await importOriginal<Permissions>()), requires } satisfies Permissions;
});

const database = await createTestDatabase();
const gangway = await createTestApp(database);
const operations = await findOperations(gangway);
const isGuarded = (operation: Operation): operation is Operation & { permission: Permission } =>
  rolePermissions.some(permission => permission === operation.permission);

/** Every guarded call × every kind of caller. */
const WALK_MS = 180_000;

test('control: without the permission check, every call that needs a permission is reported', {
  timeout: WALK_MS,
}, async () => {
  const callers = await createCallers(gangway);
  const guarded = operations.filter(isGuarded);
  expect(guarded).not.toEqual([]);
  for (const operation of guarded)
    expect(await findWrongAnswers(gangway, operation, callers), operation.path).not.toEqual([]);
});

test('an undocumented route is reported', async () => {
  const extended = await createTestApp(database);
  extended.app.get('/prod-api/secrets', c => c.text('all of them'));
  extended.app.all('/prod-api/any', (c, _next) => c.text('whatever you ask'));
  const added = findRoutes(extended).filter(route => !findRoutes(gangway).includes(route));
  expect(added).toEqual(['GET /prod-api/secrets', 'ALL /prod-api/any']);
});
