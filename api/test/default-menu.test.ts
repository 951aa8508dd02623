import { defaultMenu, screensFor } from '@gangway/shared/contract/office/default-menu.ts';
import { screens } from '@gangway/shared/contract/office/screens.ts';
import { defaultRoles } from '@gangway/shared/contract/permissions.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeRolesAndMenus } from '../../scripts/seed/write-roles.ts';
import { inTransaction } from '../src/lib/database/database.ts';
import { addNewScreens } from '../src/staff/default-menu.service.ts';
import { createTestDatabase } from './support/database.ts';
import { createSystemUser } from './support/system-users.ts';
import { createTestApp } from './support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const testApp = await createTestApp(database);
const { deps } = testApp;

const shownTo = async (role: keyof typeof defaultRoles): Promise<string[]> => {
  const user = await createSystemUser(testApp, `${role}-${deps.ids.uuid()}`, role);
  const { data } = await testApp.call('GET', '/sysUser/info', { headers: user.headers });
  return data.routes.map(({ name }: { name: string }) => name);
};
const screensIn = (section: string) =>
  defaultMenu.find(({ name }) => name === section)?.screens.map(({ name }) => name);
const menuRows = () => db.selectFrom('menus').selectAll().orderBy('id').execute();
const grants = () => db.selectFrom('role_menus').selectAll().orderBy('menu_id').orderBy('role_id').execute();
const namesBelow = async (section: string) =>
  (
    await db
      .selectFrom('menus as m')
      .innerJoin('menus as above', 'above.id', 'm.parent_id')
      .where('above.name', '=', section)
      .select('m.name')
      .orderBy('m.position')
      .execute()
  ).map(({ name }) => name);
/** As a version before this one left it: it had no such screen. */
const withoutScreen = (name: string) => db.deleteFrom('menus').where('name', '=', name).execute();
const asAdministrator = async (path: string, body: object) => {
  const user = await createSystemUser(testApp, `admin-${deps.ids.uuid()}`, 'admin');
  const { status } = await testApp.call('POST', path, { headers: user.headers, body });
  expect(status).toBe(200);
};
const entryOf = async (name: string) => {
  const row = (await menuRows()).find(menu => menu.name === name);
  if (!row) throw new Error(`no menu ${name}`);
  return {
    ...{ id: row.id, pid: row.parent_id ?? 0, path: row.path, name: row.name },
    ...{ title: row.title_key, icon: row.icon, position: row.position },
  };
};

beforeEach(async () => {
  await db.deleteFrom('system_user_roles').execute();
  await db.deleteFrom('roles').execute();
  await db.deleteFrom('menus').execute();
  await inTransaction(deps, 'system:test', writeRolesAndMenus);
});

describe('a new system', () => {
  test('has every section and screen of the manifest, in its order', async () => {
    const shown = await shownTo('admin');
    const tops = defaultMenu.map(({ name }) => name);
    expect(shown.slice(0, tops.length)).toEqual(tops);
    expect([...shown].sort()).toEqual(
      defaultMenu.flatMap(({ name, screens }) => [name, ...screens.map(screen => screen.name)]).sort(),
    );
    for (const { name, screens } of defaultMenu)
      expect(await namesBelow(name)).toEqual(screens.map(screen => screen.name));
  });

  test.each(Object.keys(defaultRoles) as (keyof typeof defaultRoles)[])(
    '%s sees the screens whose permission it holds, and no other',
    async role => {
      const seen = (await shownTo(role)).filter(name => name in screens);
      expect(seen.sort()).toEqual([...screensFor(defaultRoles[role])].sort());
    },
  );

  test('that has no roles yet gets no menu at the start', async () => {
    await db.deleteFrom('roles').execute();
    await db.deleteFrom('menus').execute();
    await addNewScreens(deps);
    expect(await menuRows()).toEqual([]);
  });
});

describe('when this version starts on the database of an older one', () => {
  test('a screen that is new stands behind its neighbour, for the roles that hold its permission', async () => {
    await withoutScreen('departureBoard');
    await addNewScreens(deps);
    expect(await namesBelow('ship-section')).toEqual(screensIn('ship-section'));
    expect(await shownTo('gate')).toContain('departureBoard');
    await withoutScreen('boardingConflict');
    await addNewScreens(deps);
    expect(await shownTo('gate')).not.toContain('boardingConflict');
    expect(await shownTo('supervisor')).toContain('boardingConflict');
    const entries = await db
      .selectFrom('audit_entries')
      .where('entity_id', '=', 'boardingConflict')
      .select(['actor', 'action'])
      .execute();
    expect(entries).toEqual([{ actor: 'system:default-menu', action: 'created' }]);
  });

  test('a section that is new comes with its first screen', async () => {
    await withoutScreen('voyage-section');
    await addNewScreens(deps);
    expect((await shownTo('manager')).slice(0, 3)).toEqual([
      'dashboard',
      'business-section',
      'voyage-section',
    ]);
    expect(await namesBelow('voyage-section')).toEqual(['sailing', 'route', 'port']);
    expect(await shownTo('gate')).not.toContain('voyage-section');
  });

  test('the administrator gets a permission that is new, and other roles keep what they have', async () => {
    await db.deleteFrom('role_permissions').where('permission', '=', 'catalogue.manage').execute();
    await addNewScreens(deps);
    const holders = await db
      .selectFrom('role_permissions as p')
      .innerJoin('roles as r', 'r.id', 'p.role_id')
      .where('p.permission', '=', 'catalogue.manage')
      .select('r.code')
      .execute();
    expect(holders).toEqual([{ code: 'admin' }]);
  });

  test('several copies at once add it once', async () => {
    await withoutScreen('auditLog');
    await Promise.all([addNewScreens(deps), addNewScreens(deps), addNewScreens(deps)]);
    expect(await namesBelow('setup-section')).toEqual(screensIn('setup-section'));
  });
});

describe('what an administrator made of the menu stays', () => {
  test('where nothing is new, nothing is written', async () => {
    await db.deleteFrom('role_menus').execute();
    const before = { menus: await menuRows(), grants: await grants() };
    await addNewScreens(deps);
    expect({ menus: await menuRows(), grants: await grants() }).toEqual(before);
  });

  test('an entry that was deleted does not come back', async () => {
    const { id } = await entryOf('slides');
    await asAdministrator(`/office/menus/${id}/delete`, {});
    await addNewScreens(deps);
    expect(await namesBelow('ship-section')).not.toContain('slides');
  });

  test('an entry that was given another name is not added beside it', async () => {
    await asAdministrator('/office/menus/save', {
      ...(await entryOf('port')),
      name: 'harbours',
      title: 'Harbours',
    });
    await addNewScreens(deps);
    expect(await namesBelow('voyage-section')).toEqual(['sailing', 'route', 'harbours']);
  });

  test('a new screen of a section that was given another name stands in that one', async () => {
    await asAdministrator('/office/menus/save', { ...(await entryOf('setup-section')), name: 'workshop' });
    await withoutScreen('settingConfig');
    await addNewScreens(deps);
    expect(await namesBelow('workshop')).toEqual(screensIn('setup-section'));
    expect((await menuRows()).map(({ name }) => name)).not.toContain('setup-section');
  });
});
