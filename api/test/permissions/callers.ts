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

/** A caller: a guest, a customer of a level, or staff with these permissions. */
export interface CallerKind {
  name: string;
  is: 'guest' | 'customer' | 'staff';
  permissions: readonly RolePermission[];
  /** Of staff who have this permission alone, or all but this one. */
  about?: RolePermission;
  /** Signs in again: some calls end the session that they use. */
  headers(): Promise<Record<string, string>>;
}

/**
 * Every kind of caller: those of a new system, and for each permission a user with only that one and a user with all
 * others.
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
    callers.push({
      ...(await staffCaller(gangway, `staff with ${permission} alone`, [permission])),
      about: permission,
    });
    callers.push({
      ...(await staffCaller(gangway, `staff with all but ${permission}`, others)),
      about: permission,
    });
  }
  return callers;
}

/** The callers that can reveal a wrong check of this permission. Users made for other permissions would only repeat the proof. */
export const callersAbout = (permission: Permission, callers: readonly CallerKind[]): CallerKind[] =>
  callers.filter(({ about }) => about === undefined || about === permission);

/** Whether a caller may make a call with this permission (shared/contract/base/permissions.ts). */
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
