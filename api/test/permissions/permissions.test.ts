import {
  openPermissions,
  type Permission,
  rolePermissions,
} from '@gangway/shared/contract/base/permissions.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { createTestApp } from '../support/test-app.ts';
import { type CallerKind, createCallers } from './callers.ts';
import { callWithoutData, findWrongAnswers } from './find-wrong-answers.ts';
import { publicCalls, publicPages } from './public.ts';
import { findOperations, findRoutes, routeOf } from './routes.ts';

const gangway = await createTestApp(await createTestDatabase());
const operations = await findOperations(gangway);
let callers: CallerKind[];
beforeAll(async () => {
  callers = await createCallers(gangway);
});

describe('what answers', () => {
  const known: Permission[] = [...openPermissions, ...rolePermissions];

  test.each(operations)('$method $path names a permission that there is', ({ permission }) => {
    expect(known).toContain(permission);
  });

  test('is a documented call with a permission, or one of the public pages', () => {
    const documented = operations.map(routeOf);
    const others = findRoutes(gangway).filter(route => !documented.includes(route));
    expect(others.sort()).toEqual([...publicPages].sort());
  });

  test('is all that is documented', () => {
    const routes = findRoutes(gangway);
    expect(operations.map(routeOf).filter(route => !routes.includes(route))).toEqual([]);
  });

  test('answers everybody only where that was decided', () => {
    const open = operations.filter(({ permission }) => permission === 'public');
    expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...publicCalls].sort());
  });
});

/** With what comes before: a human check, a code, a new password. */
const signsInOrOut = /\/(login|logout|register|codes|password\/reset|human-check\/challenge)$/;

describe.each(operations)('$method $path', operation => {
  const permission = operation.permission as Permission;

  test(`refuses everybody without ${permission}, and lets everybody else through`, async () => {
    expect(await findWrongAnswers(gangway, { ...operation, permission }, callers)).toEqual([]);
  });

  test('refuses a token that nobody has, except where one signs in or out', async () => {
    const { status, error } = await callWithoutData(gangway, operation, { 'X-Token': 'A'.repeat(43) });
    if (signsInOrOut.test(operation.path)) expect(status).not.toBe(401);
    else expect({ status, error }).toEqual({ status: 401, error: 'not-signed-in' });
  });
});
