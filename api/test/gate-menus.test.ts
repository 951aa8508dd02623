import type { Kysely } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { up } from '../migrations/0032_gate_menus.ts';
import { createTestDatabase } from './support/database.ts';
import { createDefaultRoles, createSystemUser } from './support/system-users.ts';
import { createTestApp } from './support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const testApp = await createTestApp(database);
await createDefaultRoles(testApp);

/** The menu as systems had it before. */
beforeAll(async () => {
  const add = async (path: string, name: string, position: number, parent_id?: number) =>
    db
      .insertInto('menus')
      .values({ path, name, title_key: `menu.${name}`, icon: 'anchor', position, parent_id })
      .returning('id')
      .executeTakeFirstOrThrow();
  const { id } = await add('/ship', 'ship-section', 1);
  for (const [index, name] of ['ship', 'shipWriteOff', 'roomManagement'].entries())
    await add(name, name, index + 1, id);
  await up(db as unknown as Kysely<unknown>);
});

test('a system that has a menu gets the screens of the gates after the write-off', async () => {
  const rows = await db
    .selectFrom('menus')
    .select(['name', 'title_key', 'path', 'position'])
    .where('parent_id', 'is not', null)
    .orderBy('position')
    .execute();
  expect(rows.map(({ name }) => name)).toEqual([
    ...['ship', 'shipWriteOff', 'departureBoard', 'boardingConflict', 'roomManagement'],
  ]);
  expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length);
  expect(rows[2]).toMatchObject({ title_key: 'menu.departureBoard', path: 'departureBoard' });
});

test.each([
  ['admin', ['departureBoard', 'boardingConflict']],
  ['manager', ['departureBoard', 'boardingConflict']],
  ['supervisor', ['departureBoard', 'boardingConflict']],
  ['front-desk', ['departureBoard']],
  ['gate', ['departureBoard']],
] as const)('%s sees of them: %j', async (role, names) => {
  const user = await createSystemUser(testApp, `menu-of-${role}`, role);
  const { data } = await testApp.call('GET', '/sysUser/info', { headers: user.headers });
  const shown = data.routes.map(({ name }: { name: string }) => name);
  expect(shown.filter((name: string) => name !== 'ship-section')).toEqual(names);
});
