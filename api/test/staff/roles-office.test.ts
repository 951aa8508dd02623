import { sameInAll } from '@gangway/shared/contract/base/languages.ts';
import { defaultRoles } from '@gangway/shared/contract/base/permissions.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureBuiltInAccess } from '../../src/features/staff/access/built-in-access.service.ts';
import { inTransaction } from '../../src/lib/database/database.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const testApp = await createTestApp(await createTestDatabase());
const { call, deps } = testApp;
const { db } = deps;

let administrator: SignedIn;
let reader: SignedIn;

beforeAll(async () => {
  await inTransaction(deps, 'system:test', ensureBuiltInAccess);
  administrator = await signInStaff(testApp, [...defaultRoles.admin]);
  reader = await signInStaff(testApp, ['staff.read']);
});

const get = async (path: string, { headers } = administrator) => (await call('GET', path, { headers })).data;
const post = (path: string, body: unknown, { headers } = administrator) =>
  call('POST', path, { headers, body });
const roles = () => get('/office/roles') as Promise<{ id: number; code: string; users: number }[]>;
const roleOf = async (code: string) => (await roles()).find(role => role.code === code);
const menus = () =>
  get('/office/menus') as Promise<{ id: number; pid: number; name: string; roles: string[] }[]>;
const menuOf = async (name: string) => (await menus()).find(menu => menu.name === name);
const auditOf = (entity: string, entityId: string) =>
  db
    .selectFrom('audit_entries')
    .where('entity', '=', entity)
    .where('entity_id', '=', entityId)
    .select(['action', 'actor', 'detail'])
    .orderBy('id')
    .execute();

const purser = {
  code: 'purser',
  name: { en: 'Purser', zh: '事务长', ko: '사무장' },
  permissions: ['orders.read', 'payments.read'],
  menuIds: [] as number[],
};

describe('roles', () => {
  test('are listed with their permissions, and the administrator is built in', async () => {
    const listed = await roles();
    expect(listed.map(({ code }) => code).slice(0, 5)).toEqual(Object.keys(defaultRoles));
    expect(await roleOf('admin')).toMatchObject({ builtIn: true });
    expect(await roleOf('gate')).toMatchObject({ permissions: ['boarding.verify'], builtIn: false });
    expect(await get('/office/roles', reader)).toEqual(listed);
  });

  test('are created, and changes apply from the holders’ next request', async () => {
    const created = await post('/office/roles/save', purser);
    expect(created).toMatchObject({ status: 200, data: { ...purser, users: 0, builtIn: false } });
    const { id } = created.data;
    const holder = await signInStaff(testApp, []);
    await db.insertInto('system_user_roles').values({ system_user_id: holder.id, role_id: id }).execute();
    expect((await call('GET', '/sysUser/list', { headers: holder.headers })).status).toBe(403);

    const dashboard = await menuOf('dashboard');
    await post('/office/roles/save', {
      ...purser,
      id,
      permissions: ['staff.read'],
      menuIds: [dashboard?.id],
    });
    expect((await call('GET', '/sysUser/list', { headers: holder.headers })).status).toBe(200);
    expect((await get('/sysUser/info', holder)).routes).toMatchObject([{ name: 'dashboard' }]);
    expect(await auditOf('roles', 'purser')).toMatchObject([
      { action: 'created', actor: `staff:${administrator.id}` },
      {
        action: 'updated',
        detail: { changes: { permissions: { from: purser.permissions, to: ['staff.read'] } } },
      },
    ]);
    expect(await post(`/office/roles/${id}/delete`, undefined)).toMatchObject({
      status: 409,
      data: { error: 'role-in-use' },
    });
    await db.deleteFrom('system_user_roles').where('role_id', '=', id).execute();
    expect((await post(`/office/roles/${id}/delete`, undefined)).status).toBe(200);
    expect(await roleOf('purser')).toBeUndefined();
  });

  test('have unique codes', async () => {
    expect(await post('/office/roles/save', { ...purser, code: 'gate' })).toMatchObject({
      status: 409,
      data: { error: 'role-exists' },
    });
    expect((await post('/office/roles/save', { ...purser, code: 'Purser 1' })).status).toBe(422);
  });

  test('contain only existing menu entries', async () => {
    expect(await post('/office/roles/save', { ...purser, menuIds: [999_999] })).toMatchObject({
      status: 422,
      data: { fields: { menuIds: expect.any(String) } },
    });
    expect(await roleOf('purser')).toBeUndefined();
  });

  test('cannot be changed if administrator', async () => {
    const admin = await roleOf('admin');
    const taken = await post('/office/roles/save', { ...purser, ...admin, permissions: [] });
    expect(taken).toMatchObject({ status: 409, data: { error: 'role-built-in' } });
    expect(await post(`/office/roles/${admin?.id}/delete`, undefined)).toMatchObject({
      status: 409,
      data: { error: 'role-built-in' },
    });
  });

  test('cannot grant permissions that the user lacks', async () => {
    const keeper = await signInStaff(testApp, ['roles.manage', 'staff.read']);
    expect(await post('/office/roles/save', purser, keeper)).toMatchObject({
      status: 403,
      data: { error: 'not-permitted' },
    });
    expect(
      (await post('/office/roles/save', { ...purser, permissions: ['staff.read'] }, keeper)).status,
    ).toBe(200);
  });

  test('that do not exist are not found', async () => {
    expect((await post('/office/roles/save', { ...purser, id: 999_999 })).status).toBe(404);
    expect((await post('/office/roles/999999/delete', undefined)).status).toBe(404);
  });
});

describe('menus', () => {
  const entry = { pid: 0, path: '/extra', name: 'extra', title: 'menu.extra', icon: 'star', position: 9 };

  test('are added for the administrator at once, moved, and deleted when empty', async () => {
    const above = (await post('/office/menus/save', entry)).data;
    expect(above).toMatchObject({ ...entry, roles: ['admin'] });
    const child = (
      await post('/office/menus/save', { ...entry, pid: above.id, path: 'inner', name: 'inner' })
    ).data;
    expect(await post(`/office/menus/${above.id}/delete`, undefined)).toMatchObject({
      status: 409,
      data: { error: 'menu-has-children' },
    });
    const moved = await post('/office/menus/save', { ...entry, id: child.id, path: 'inner', name: 'inner' });
    expect(moved.data.pid).toBe(0);
    expect((await post(`/office/menus/${above.id}/delete`, undefined)).status).toBe(200);
    expect(await menuOf('extra')).toBeUndefined();
    expect((await auditOf('menus', 'inner')).map(({ action }) => action)).toEqual(['created', 'updated']);
  });

  test('cannot be below themselves or below a missing entry', async () => {
    const ship = await menuOf('ship-section');
    const below = await menuOf('slides');
    const body = { path: '/ship', name: 'ship-section', title: 'menu.ship', icon: '', position: 1 };
    for (const pid of [ship?.id, below?.id, 999_999])
      expect(await post('/office/menus/save', { ...body, id: ship?.id, pid })).toMatchObject({
        status: 422,
        data: { fields: { pid: expect.any(String) } },
      });
    expect(await menuOf('ship-section')).toEqual(ship);
  });

  test('have unique names', async () => {
    expect(await post('/office/menus/save', { ...entry, name: 'slides' })).toMatchObject({
      status: 409,
      data: { error: 'menu-name-taken' },
    });
  });

  test('that do not exist are not found', async () => {
    expect((await post('/office/menus/save', { ...entry, id: 999_999 })).status).toBe(404);
    expect((await post('/office/menus/999999/delete', undefined)).status).toBe(404);
  });
});

describe('the audit log', () => {
  test('shows who did what, with readable names', async () => {
    await post('/config/update', { key: 'holdMinutes', value: 20 });
    await post('/config/update', { key: 'holdMinutes', value: 25 });
    const { items, total } = await get('/office/audit-entries?entity=settings&entityId=holdMinutes');
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({
      actor: { kind: 'staff', name: expect.stringMatching(/./) },
      entity: 'settings',
      action: 'updated',
      detail: { from: 20, to: 25 },
    });
    const history = await get('/office/settings/holdMinutes/history');
    expect(history).toMatchObject([
      { from: 20, to: 25 },
      { from: 15, to: 20 },
    ]);
    expect(history[0].by).toBe(items[0].actor.name);
  });

  test('is filtered by person, kind, action and local day', async () => {
    const { items } = await get('/office/audit-entries?entity=settings');
    const [{ actor, at }] = items;
    const countOf = async (query: string) =>
      (await get(`/office/audit-entries?entity=settings&${query}`)).total;
    expect(await countOf(`username=${actor.name.toUpperCase()}`)).toBe(items.length);
    expect(await countOf('username=nobody')).toBe(0);
    expect(await countOf('actor=customer')).toBe(0);
    expect(await countOf('action=updated')).toBe(items.length);
    const localDay = new Date(new Date(at).getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(await countOf(`from=${localDay}&to=${localDay}`)).toBe(items.length);
    expect(await countOf('to=2000-01-01')).toBe(0);
    const pages = [1, 2].map(page => get(`/office/audit-entries?size=1&page=${page}`));
    const [first, second] = await Promise.all(pages);
    expect(first.items[0].id).toBeGreaterThan(second.items[0].id);
  });

  test('names the records that a change refers to, in the language of the request', async () => {
    const menu = await menuOf('shipOrder');
    const boatswain = {
      ...purser,
      code: 'boatswain',
      name: { ...purser.name, en: 'Boatswain', zh: '水手长' },
    };
    const { id } = (await post('/office/roles/save', boatswain)).data;
    await post('/office/roles/save', { ...boatswain, id, menuIds: [menu?.id] });
    const path = '/office/audit-entries?entity=roles&entityId=boatswain&action=updated';
    expect((await get(path)).items).toMatchObject([
      { label: 'Boatswain', order: '', detail: { changes: { menuIds: { from: [], to: ['shipOrder'] } } } },
    ]);
    const headers = { ...administrator.headers, 'Accept-Language': 'zh' };
    expect((await get(path, { ...administrator, headers })).items).toMatchObject([{ label: '水手长' }]);
    await post(`/office/roles/${id}/delete`, undefined);
  });

  test('shows a ship by its name', async () => {
    const ship = { name: 'Audited', code: 'audited', description: sameInAll(), capacity: 10 };
    const { id } = await inTransaction(deps, 'system:test', trx =>
      trx.insertInto('ships').values(ship).returning('id').executeTakeFirstOrThrow(),
    );
    const { items } = await get(`/office/audit-entries?entity=ships&entityId=${id}`);
    expect(items).toMatchObject([
      {
        label: 'Audited',
        actor: { kind: 'system', name: 'test' },
        action: 'state',
        from: null,
        to: 'active',
      },
    ]);
  });
});
