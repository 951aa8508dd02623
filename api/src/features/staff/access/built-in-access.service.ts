import { defaultRoles } from '@gangway/shared/contract/base/permissions.ts';
import { type DefaultMenu, defaultMenu } from '@gangway/shared/contract/office/system/default-menu.ts';
import { type Database, inTransaction, type Transaction } from '../../../lib/database/database.ts';
import type { Data } from '../../../lib/http/context.ts';
import { menusOf } from './built-in-menus.rules.ts';
import { type RoleCode, roleNames } from './built-in-roles.rules.ts';
import { insertBuiltInMenu, lockMenu } from './menus.repository.ts';
import {
  type BuiltIn,
  type Grant,
  grantMenus,
  grantPermissions,
  insertBuiltInRoles,
  lockBuiltInAccess,
  recordBuiltInAccess,
} from './roles.repository.ts';

const roleCodes = Object.keys(defaultRoles) as RoleCode[];

/**
 * Adds the built-in roles, permissions and menu entries that a database never had: all of them to a new one, otherwise those that
 * are new in this version. Each is added only once, so that the operator's changes and deletions stay.
 */
export async function ensureBuiltInAccess(trx: Transaction<Database>): Promise<void> {
  const existing = await lockBuiltInAccess(trx);
  const isNew = ({ kind, name }: BuiltIn) =>
    !existing.some(entry => entry.kind === kind && entry.name === name);
  const added = builtIns().filter(isNew);
  if (added.length === 0) return;
  const isAdded = (kind: BuiltIn['kind'], name: string) =>
    added.some(entry => entry.kind === kind && entry.name === name);
  const newGrants = (kind: BuiltIn['kind'], grants: Grant[]) =>
    grants.filter(({ code, name }) => isAdded('role', code) || isAdded(kind, name));

  await lockMenu(trx);
  await insertBuiltInRoles(
    trx,
    roleCodes.filter(code => isAdded('role', code)).map(code => ({ code, name: roleNames[code] })),
  );
  await grantPermissions(
    trx,
    newGrants(
      'permission',
      grantsIn(code => defaultRoles[code]),
    ),
  );
  await insertMenus(trx, defaultMenu, null, name => isAdded('menu', name));
  await grantMenus(trx, newGrants('menu', grantsIn(menusOf)));
  await recordBuiltInAccess(trx, added);
}

/** The same at the server's start, in its own transaction. */
export const ensureBuiltInAccessAtStart = (deps: Data): Promise<void> =>
  inTransaction(deps, 'system:start', ensureBuiltInAccess);

function builtIns(): BuiltIn[] {
  const allOf = (kind: BuiltIn['kind'], names: Iterable<string>) =>
    [...new Set(names)].map(name => ({ kind, name }));
  return [
    ...allOf('role', roleCodes),
    ...allOf('permission', Object.values(defaultRoles).flat()),
    ...allOf('menu', entryNames(defaultMenu)),
  ];
}

const entryNames = (entries: readonly DefaultMenu[]): string[] =>
  entries.flatMap(({ name, screens }) => [name, ...entryNames(screens)]);

const grantsIn = (namesOf: (role: RoleCode) => readonly string[]): Grant[] =>
  roleCodes.flatMap(code => namesOf(code).map(name => ({ code, name })));

async function insertMenus(
  trx: Transaction<Database>,
  entries: readonly DefaultMenu[],
  section: string | null,
  isAdded: (name: string) => boolean,
): Promise<void> {
  for (const [index, entry] of entries.entries()) {
    const before = entries.slice(0, index).map(({ name }) => name);
    if (isAdded(entry.name)) await insertBuiltInMenu(trx, entry, section, before);
    await insertMenus(trx, entry.screens, entry.name, isAdded);
  }
}
