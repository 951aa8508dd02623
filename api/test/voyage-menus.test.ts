import type { Kysely } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { up } from '../migrations/0015_voyage_menus.ts';
import { createTestDatabase } from './support/database.ts';
import { createDefaultRoles, createSystemUser } from './support/system-users.ts';
import { createTestApp } from './support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const testApp = await createTestApp(database);
await createDefaultRoles(testApp);

const add = async (path: string, name: string, title: string, position: number, parent_id?: number) =>
  (
    await db
      .insertInto('menus')
      .values({ path, name, title_key: title, icon: 'anchor', position, parent_id })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** The menu as systems had it before. */
beforeAll(async () => {
  await add('/dashboard', 'dashboard', 'menu.dashboard', 1);
  await add('/business', 'business-section', 'menu.business', 2);
  const ship = await add('/ship', 'ship-section', 'menu.ship', 3);
  await add('ship', 'ship', 'menu.ship', 1, ship);
  const setup = await add('/setup', 'setup-section', 'menu.setup', 4);
  await add('settingConfig', 'settingConfig', 'Our own words', 1, setup);
  await up(db as unknown as Kysely<unknown>);
});

test('a system that has a menu gets the section of voyages after the business, and the audit log', async () => {
  const rows = await db
    .selectFrom('menus as menu')
    .leftJoin('menus as above', 'above.id', 'menu.parent_id')
    .select(['menu.name', 'menu.title_key', 'above.name as section'])
    .orderBy('above.position')
    .orderBy('menu.position')
    .execute();
  const shown = (section: string | null) =>
    rows.filter(row => row.section === section).map(row => [row.name, row.title_key]);
  expect(shown(null)).toEqual([
    ['dashboard', 'menu.dashboard'],
    ['business-section', 'menu.business-section'],
    ['voyage-section', 'menu.voyage-section'],
    ['ship-section', 'menu.ship-section'],
    ['setup-section', 'menu.setup-section'],
  ]);
  expect(shown('voyage-section')).toEqual([
    ['sailing', 'menu.sailing'],
    ['route', 'menu.route'],
    ['port', 'menu.port'],
  ]);
  expect(shown('ship-section')).toEqual([['ship', 'menu.ship']]);
  expect(shown('setup-section')).toEqual([
    ['settingConfig', 'Our own words'],
    ['auditLog', 'menu.auditLog'],
  ]);
});

test.each([
  ['admin', ['voyage-section', 'setup-section', 'auditLog', 'sailing', 'route', 'port']],
  ['manager', ['voyage-section', 'setup-section', 'auditLog', 'sailing', 'route', 'port']],
  ['front-desk', []],
  ['gate', []],
] as const)('%s sees of it: %j', async (role, names) => {
  const user = await createSystemUser(testApp, `menu-of-${role}`, role);
  const { data } = await testApp.call('GET', '/sysUser/info', { headers: user.headers });
  expect(data.routes.map(({ name }: { name: string }) => name)).toEqual(names);
});
