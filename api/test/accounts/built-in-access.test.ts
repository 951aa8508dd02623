import { defaultRoles } from '@gangway/shared/contract/base/permissions.ts';
import { defaultMenu } from '@gangway/shared/contract/office/system/default-menu.ts';
import { expect, test } from 'vitest';
import { ensureBuiltInAccess } from '../../src/features/staff/access/built-in-access.service.ts';
import { menusOf } from '../../src/features/staff/access/built-in-menus.rules.ts';
import { inTransaction } from '../../src/lib/database/database.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSystemUser } from '../support/people/system-users.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const testApp = await createTestApp(database);

/** The built-in access that a server start sets up. */
const start = () => inTransaction(testApp.deps, 'system:test', ensureBuiltInAccess);

async function permissionsByRole(): Promise<Record<string, string[]>> {
  const rows = await db
    .selectFrom('roles as r')
    .leftJoin('role_permissions as p', 'p.role_id', 'r.id')
    .select(['r.code', 'p.permission'])
    .orderBy('p.permission')
    .execute();
  return Object.fromEntries(
    rows.map(({ code }) => [code, rows.filter(row => row.code === code).map(row => String(row.permission))]),
  );
}

/** The names of the entries of a section, in order; for null those of the top level. */
async function entriesOf(section: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom('menus as m')
    .leftJoin('menus as above', 'above.id', 'm.parent_id')
    .select(['m.name', 'm.position'])
    .where('above.name', section === null ? 'is' : '=', section)
    .orderBy('m.position')
    .execute();
  expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length);
  return rows.map(({ name }) => name);
}

const shipEntries =
  defaultMenu.find(({ name }) => name === 'ship-section')?.screens.map(({ name }): string => name) ?? [];

/** Turns the database into one of a version without this entry. */
async function forget(name: string): Promise<void> {
  await db.deleteFrom('menus').where('name', '=', name).execute();
  await db.deleteFrom('built_in_access').where('name', '=', name).execute();
}

test('a new database gets every built-in role, permission and menu entry once, even if several servers start', async () => {
  await Promise.all([start(), start(), start()]);
  const sorted = Object.entries(defaultRoles).map(([code, names]) => [code, names.toSorted()]);
  expect(await permissionsByRole()).toEqual(Object.fromEntries(sorted));
  expect(await entriesOf(null)).toEqual(defaultMenu.map(({ name }) => name));
  for (const { name, screens } of defaultMenu)
    expect(await entriesOf(name)).toEqual(screens.map(screen => screen.name));
});

test.each(Object.keys(defaultRoles) as (keyof typeof defaultRoles)[])(
  '%s sees the entries of the role',
  async code => {
    const user = await createSystemUser(testApp, `menu-of-${code}`, code);
    const { data } = await testApp.call('GET', '/sysUser/info', { headers: user.headers });
    expect(data.routes.map(({ name }: { name: string }) => name).toSorted()).toEqual(
      menusOf(code).toSorted(),
    );
  },
);

test('entries that the operator removed or renamed are left as they are', async () => {
  await db.deleteFrom('role_permissions').where('permission', '=', 'orders.cancel').execute();
  await db.deleteFrom('menus').where('name', '=', 'serialScannerTest').execute();
  await db.updateTable('menus').set({ title_key: 'Our own words' }).where('name', '=', 'slides').execute();
  await start();
  expect(Object.values(await permissionsByRole()).flat()).not.toContain('orders.cancel');
  expect(await entriesOf('ship-section')).toEqual(shipEntries.filter(name => name !== 'serialScannerTest'));
  const slides = await db.selectFrom('menus').select('title_key').where('name', '=', 'slides').execute();
  expect(slides).toEqual([{ title_key: 'Our own words' }]);
});

test('a new entry of this version is inserted after its predecessor, for its roles', async () => {
  await forget('departureBoard');
  await start();
  expect(await entriesOf('ship-section')).toEqual(shipEntries.filter(name => name !== 'serialScannerTest'));
  const seenBy = await db
    .selectFrom('menus as m')
    .innerJoin('role_menus as rm', 'rm.menu_id', 'm.id')
    .innerJoin('roles as r', 'r.id', 'rm.role_id')
    .select('r.code')
    .where('m.name', '=', 'departureBoard')
    .execute();
  const roles = Object.keys(defaultRoles) as (keyof typeof defaultRoles)[];
  const expected = roles.filter(code => menusOf(code).includes('departureBoard'));
  expect(seenBy.map(({ code }) => code).toSorted()).toEqual(expected.toSorted());
});

test('a new permission of this version is granted to its roles', async () => {
  await db.deleteFrom('role_permissions').where('permission', '=', 'boarding.override').execute();
  await db.deleteFrom('built_in_access').where('name', '=', 'boarding.override').execute();
  await start();
  const { admin, supervisor, gate } = await permissionsByRole();
  expect([admin, supervisor, gate].map(names => names?.includes('boarding.override'))).toEqual([
    true,
    true,
    false,
  ]);
});

test('an entry whose section the operator removed is left out', async () => {
  await forget('auditLog');
  await db.deleteFrom('menus').where('name', '=', 'setup-section').execute();
  await start();
  expect(await db.selectFrom('menus').select('id').where('name', '=', 'auditLog').execute()).toEqual([]);
});
