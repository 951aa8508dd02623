import {
  openPermissions,
  type Permission,
  rolePermissions,
} from '@gangway/shared/contract/base/permissions.ts';
import { isWhole } from '@gangway/shared/node/testing/proofs.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { createTestApp } from '../support/test-app.ts';
import { type CallerKind, callersAbout, createCallers } from './callers.ts';
import { callWithoutData, findWrongAnswers } from './find-wrong-answers.ts';
import { publicCalls, publicPages } from './public.ts';
import { findOperations, findRoutes, routeOf } from './routes.ts';

const gangway = await createTestApp(await createTestDatabase());
const operations = await findOperations(gangway);
let callers: CallerKind[];
beforeAll(async () => {
  callers = await createCallers(gangway);
});

describe('every route', () => {
  const known: Permission[] = [...openPermissions, ...rolePermissions];

  test.each(operations)('$method $path names an existing permission', ({ permission }) => {
    expect(known).toContain(permission);
  });

  test('is documented with a permission, or is a public page', () => {
    const documented = operations.map(routeOf);
    const others = findRoutes(gangway).filter(route => !documented.includes(route));
    expect(others.sort()).toEqual([...publicPages].sort());
  });

  test('is documented, and nothing else is', () => {
    const routes = findRoutes(gangway);
    expect(operations.map(routeOf).filter(route => !routes.includes(route))).toEqual([]);
  });

  test('is public only if listed as public', () => {
    const open = operations.filter(({ permission }) => permission === 'public');
    expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...publicCalls].sort());
  });
});

/** Routes that are protected by other means: a human check, a code, a new password. */
const signsInOrOut =
  /^(?!\/office\/stations).*\/(login|logout|register|codes|password\/reset|human-check\/challenge)$/;

describe.each(operations)('$method $path', operation => {
  const permission = operation.permission as Permission;

  test(`refuses callers without ${permission}, and admits all others`, async () => {
    const asked = isWhole ? callers : callersAbout(permission, callers);
    expect(await findWrongAnswers(gangway, { ...operation, permission }, asked)).toEqual([]);
  });

  test('refuses an unknown token, except for signing in and out', async () => {
    const { status, error } = await callWithoutData(gangway, operation, { 'X-Token': 'A'.repeat(43) });
    if (signsInOrOut.test(operation.path)) expect(status).not.toBe(401);
    else expect({ status, error }).toEqual({ status: 401, error: 'not-signed-in' });
  });
});
