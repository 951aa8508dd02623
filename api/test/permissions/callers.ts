import {
  defaultRoles,
  type Permission,
  type RolePermission,
  rolePermissions,
} from '@gangway/shared/contract/base/permissions.ts';
import { customerLevels } from '@gangway/shared/contract/base/vocabulary.ts';
import { createSession } from '../../src/accounts/sessions/sessions.service.ts';
import { signInCustomer, signInStaff } from '../support/people/accounts.ts';
import type { TestApp } from '../support/test-app.ts';

/** Somebody who calls: a guest, a customer of a level, or staff with these permissions. */
export interface CallerKind {
  name: string;
  is: 'guest' | 'customer' | 'staff';
  permissions: readonly RolePermission[];
  /** Signs them in anew: some calls end the session that they are made with. */
  headers(): Promise<Record<string, string>>;
}

/**
 * Every kind of caller there is: those of a new system, and for each permission somebody who holds nothing else and
 * somebody who holds all else.
 */
export async function createCallers(gangway: TestApp): Promise<CallerKind[]> {
  const callers: CallerKind[] = [
    { name: 'a guest', is: 'guest', permissions: [], headers: async () => ({}) },
  ];
  for (const level of customerLevels) callers.push(await customerCaller(gangway, level));
  for (const [role, permissions] of Object.entries(defaultRoles))
    callers.push(await staffCaller(gangway, `the role ${role}`, permissions));
  for (const permission of rolePermissions) {
    const others = rolePermissions.filter(other => other !== permission);
    callers.push(await staffCaller(gangway, `staff with ${permission} alone`, [permission]));
    callers.push(await staffCaller(gangway, `staff with all but ${permission}`, others));
  }
  return callers;
}

/** Who may make a call that names this permission (shared/contract/base/permissions.ts). */
export function isAllowed(
  { is, permissions }: Pick<CallerKind, 'is' | 'permissions'>,
  permission: Permission,
): boolean {
  if (permission === 'public') return true;
  if (permission === 'customer' || permission === 'staff') return is === permission;
  return permissions.includes(permission);
}

async function customerCaller(gangway: TestApp, level: (typeof customerLevels)[number]): Promise<CallerKind> {
  const { id } = await signInCustomer(gangway, level);
  return {
    name: `a customer (${level})`,
    is: 'customer',
    permissions: [],
    headers: () => newSession(gangway, { customerId: id }),
  };
}

async function staffCaller(
  gangway: TestApp,
  name: string,
  permissions: readonly RolePermission[],
): Promise<CallerKind> {
  const { id } = await signInStaff(gangway, [...permissions]);
  return { name, is: 'staff', permissions, headers: () => newSession(gangway, { systemUserId: id }) };
}

const newSession = async (
  { deps }: TestApp,
  owner: { customerId: string } | { systemUserId: string },
): Promise<Record<string, string>> => ({
  'X-Token': await createSession(deps, deps.db, owner, { userAgent: 'test', address: '127.0.0.1' }),
});
