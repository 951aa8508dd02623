import { sameInAll } from '@gangway/shared/contract/base/languages.ts';
import type { SystemUser } from '@gangway/shared/contract/people/staff.ts';
import { proofSize } from '@gangway/shared/node/testing/proofs.ts';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/lib/database/database.ts';
import { createTestDatabase } from '../support/database/database.ts';
import type { SignedIn } from '../support/people/accounts.ts';
import { PASSWORD } from '../support/people/password.ts';
import { createDefaultRoles, createSystemUser } from '../support/people/system-users.ts';
import { createTestApp } from '../support/test-app.ts';

const RACES = proofSize(2, 10);

const database = await createTestDatabase();
const { db } = database;
const testApp = await createTestApp(database);
const { call } = testApp;
await createDefaultRoles(testApp);
const admin = await createSystemUser(testApp, 'admin', 'admin', { demonstration_password: true });

type Headers = { 'X-Token': string };
type Changes = Record<string, unknown>;

const info = (headers: Headers) => call('GET', '/sysUser/info', { headers });
const save = (headers: Headers, body: Changes) => call('POST', '/sysUser/save', { headers, body });
const remove = (headers: Headers, id: string) => call('POST', `/sysUser/delete/${id}`, { headers });
const page = (headers: Headers, body: Changes) => call('POST', '/sysUser/page', { headers, body });
const logIn = (username: string, password: string) =>
  call('POST', '/sysUser/login', { body: { username, password } });
const auditOf = (id: string) =>
  db.selectFrom('audit_entries').selectAll().where('entity_id', '=', id).orderBy('id').execute();

const newcomer = (username: string, changes: Changes = {}) => ({
  username,
  name: 'Noor Aini',
  roles: ['front-desk'],
  password: PASSWORD,
  ...changes,
});

async function create(username: string, changes: Changes = {}): Promise<SystemUser> {
  const { data, msg } = await save(admin.headers, newcomer(username, changes));
  if (!data.id) throw new Error(msg);
  return data;
}

/** The request of `save` that leaves a system user unchanged. */
const asIs = ({ id, username, name, avatar, introduction, email, status, roles }: SystemUser) => ({
  id,
  username,
  name,
  avatar,
  introduction,
  email,
  status,
  roles,
});

/** Simulates a person who has chosen their own password. */
const withOwnPassword = (username: string) =>
  db.updateTable('system_users').set({ password_is_given: false }).where('username', '=', username).execute();

describe('the session user', () => {
  test('has roles, permissions and the reminder about a demonstration password', async () => {
    const { data } = await info(admin.headers);
    expect(data).toMatchObject({
      username: 'admin',
      roles: ['admin'],
      routes: [],
      demonstrationPassword: true,
    });
    expect(data.permissions).toContain('staff.manage');
    const gate = await createSystemUser(testApp, 'gate-only', 'gate');
    expect((await info(gate.headers)).data).toMatchObject({
      roles: ['gate'],
      permissions: ['boarding.verify'],
      demonstrationPassword: false,
    });
  });

  test('has the menu of their roles in order, with parent entries', async () => {
    const add = (name: string, position: number, parent_id: number | null = null) =>
      db
        .insertInto('menus')
        .values({ path: `/${name}`, name, title_key: `menu.${name}`, icon: 'anchor', position, parent_id })
        .returning('id')
        .executeTakeFirstOrThrow();
    const setup = await add('setup', 9);
    const ship = await add('ship', 1);
    const orders = await add('shipOrder', 2, ship.id);
    const writeOff = await add('shipWriteOff', 1, ship.id);
    const config = await add('settingConfig', 1, setup.id);
    const open = (role: string, menuIds: number[]) =>
      db
        .insertInto('role_menus')
        .columns(['role_id', 'menu_id'])
        .expression(query =>
          query
            .selectFrom(['roles', 'menus'])
            .where('roles.code', '=', role)
            .where('menus.id', 'in', menuIds)
            .select(['roles.id', 'menus.id as menu_id']),
        )
        .execute();
    await open('front-desk', [orders.id, writeOff.id]);
    await open('supervisor', [writeOff.id]);
    await open('manager', [config.id]);

    const both = await create('two-roles', { roles: ['front-desk', 'supervisor'] });
    const { data: token } = await logIn(both.username, PASSWORD);
    const { data } = await info({ 'X-Token': token });
    expect(data.routes).toEqual([
      { id: ship.id, pid: 0, path: '/ship', name: 'ship', title: 'menu.ship', icon: 'anchor' },
      {
        id: writeOff.id,
        pid: ship.id,
        path: '/shipWriteOff',
        name: 'shipWriteOff',
        title: 'menu.shipWriteOff',
        icon: 'anchor',
      },
      {
        id: orders.id,
        pid: ship.id,
        path: '/shipOrder',
        name: 'shipOrder',
        title: 'menu.shipOrder',
        icon: 'anchor',
      },
    ]);
  });
});

describe('saving', () => {
  test('creates an account that can log in; the username is trimmed and the password hashed', async () => {
    const user = await create('  noor.aini ', { email: 'Noor@Example.com', introduction: 'Desk 2' });
    expect(user).toMatchObject({
      username: 'noor.aini',
      name: 'Noor Aini',
      introduction: 'Desk 2',
      email: 'noor@example.com',
      status: 'active',
      roles: ['front-desk'],
    });
    expect((await logIn('noor.aini', PASSWORD)).code).toBe(200);
    const row = await db
      .selectFrom('system_users')
      .select('password_hash')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(
      /^\$argon2id\$v=19\$m=19456,p=1,t=2\$|^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
    );
  });

  test('writes an audit entry with the author and without the password', async () => {
    const user = await create('audited');
    await save(admin.headers, {
      ...asIs(user),
      name: 'Somebody Else',
      roles: ['gate'],
      password: 'Another-One8',
    });
    const entries = await auditOf(user.id);
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
      ['state', `staff:${admin.id}`],
      ['created', `staff:${admin.id}`],
      ['updated', `staff:${admin.id}`],
    ]);
    expect(entries[2]?.detail).toEqual({
      changes: {
        name: { from: 'Noor Aini', to: 'Somebody Else' },
        roles: { from: ['front-desk'], to: ['gate'] },
      },
      passwordChanged: true,
    });
    expect(JSON.stringify(entries)).not.toMatch(/Another-One8|argon2/);
  });

  test('without a password keeps the password and the session', async () => {
    const user = await create('unchanged');
    const { data: token } = await logIn('unchanged', PASSWORD);
    expect((await save(admin.headers, { ...asIs(user), name: 'New Name' })).data.name).toBe('New Name');
    expect((await info({ 'X-Token': token })).data.name).toBe('New Name');
    expect((await logIn('unchanged', PASSWORD)).code).toBe(200);
  });

  test('of a password by an administrator ends the sessions of the account', async () => {
    const user = await create('reset');
    const { data: token } = await logIn('reset', PASSWORD);
    await save(admin.headers, { ...asIs(user), password: 'Another-One8' });
    expect(await info({ 'X-Token': token })).toMatchObject({ status: 401, code: 503 });
    expect((await logIn('reset', PASSWORD)).code).toBe(400);
    expect((await logIn('reset', 'Another-One8')).code).toBe(200);
  });

  test('of a password by its owner comes first if it was assigned; all other requests are refused until then', async () => {
    const user = await create('newcomer', { roles: ['manager'] });
    const headers = { 'X-Token': (await logIn('newcomer', PASSWORD)).data };
    const refused = { status: 403, data: { error: 'own-password-needed' } };
    expect((await info(headers)).data.passwordIsGiven).toBe(true);
    expect(await page(headers, {})).toMatchObject(refused);
    expect(await call('GET', '/office/orders', { headers })).toMatchObject(refused);
    expect(await call('GET', '/routes', { headers })).toMatchObject(refused);
    expect(await save(headers, { ...asIs(user), name: 'Somebody' })).toMatchObject(refused);
    expect(await save(headers, newcomer('friend', { roles: ['gate'] }))).toMatchObject(refused);
    const own = { ...asIs(user), currentPassword: PASSWORD };
    expect(await save(headers, { ...own, password: PASSWORD })).toMatchObject({
      status: 422,
      data: { error: 'password-not-new' },
    });
    expect((await save(headers, { ...own, password: 'Another-One8' })).status).toBe(200);
    expect((await info(headers)).data.passwordIsGiven).toBe(false);
    expect((await page(headers, {})).status).toBe(200);
  });

  test('of a password by an administrator requires a new one by its owner', async () => {
    const user = await create('forgetful', { roles: ['manager'] });
    await withOwnPassword('forgetful');
    await save(admin.headers, { ...asIs(user), password: 'Another-One8' });
    const headers = { 'X-Token': (await logIn('forgetful', 'Another-One8')).data };
    expect(await page(headers, {})).toMatchObject({ data: { error: 'own-password-needed' } });
    expect((await call('GET', '/sysUser/logout', { headers })).status).toBe(200);
  });

  test('of roles applies from the next request', async () => {
    const user = await create('promoted', { roles: ['gate'] });
    await withOwnPassword('promoted');
    const headers = { 'X-Token': (await logIn('promoted', PASSWORD)).data };
    expect((await page(headers, {})).status).toBe(403);
    await save(admin.headers, { ...asIs(user), roles: ['manager'] });
    expect((await page(headers, {})).status).toBe(200);
  });

  test('as inactive ends the sessions and blocks the account until it is active again', async () => {
    const user = await create('on-leave');
    const { data: token } = await logIn('on-leave', PASSWORD);
    await save(admin.headers, { ...asIs(user), status: 'inactive' });
    expect(await info({ 'X-Token': token })).toMatchObject({ code: 503 });
    expect((await logIn('on-leave', PASSWORD)).data.error).toBe('account-inactive');
    await save(admin.headers, { ...asIs(user), status: 'active' });
    expect(await info({ 'X-Token': token })).toMatchObject({ code: 503 });
    expect((await logIn('on-leave', PASSWORD)).code).toBe(200);
    const states = (await auditOf(user.id)).filter(({ action }) => action === 'state');
    expect(states.map(({ to_state }) => to_state)).toEqual(['active', 'inactive', 'active']);
  });

  test.each([
    ['a username in use, in any case', { username: 'ADMIN' }, 409, 'username-taken'],
    ['a common password', { password: 'password123' }, 422, 'weak-password'],
    [
      'a password with the username in it',
      { username: 'rahman', password: 'xx-rahman-9' },
      422,
      'weak-password',
    ],
    ['a password of 5 characters', { password: 'Ab3-x' }, 422, 'invalid-input'],
    ['a password of 21 characters', { password: 'Ab3-xAb3-xAb3-xAb3-x1' }, 422, 'invalid-input'],
    ['no password', { password: undefined }, 422, 'invalid-input'],
    ['a role that does not exist', { roles: ['captain'] }, 422, 'invalid-input'],
    ['no role', { roles: [] }, 422, 'invalid-input'],
    ['a username of blanks', { username: '   ' }, 422, 'invalid-input'],
    ['an invalid e-mail address', { email: 'noor at example' }, 422, 'invalid-input'],
  ])('refuses %s', async (_, changes, status, error) => {
    expect(await save(admin.headers, newcomer('refused', changes))).toMatchObject({
      status,
      data: { error },
    });
    const made = db.selectFrom('system_users').select('id').where('username', 'in', ['refused', 'rahman']);
    expect(await made.execute()).toEqual([]);
  });

  test('an unknown id answers 404', async () => {
    const body = newcomer('ghost', { id: '0195b0a0-0000-7000-8000-000000000000' });
    expect(await save(admin.headers, body)).toMatchObject({ status: 404, data: { error: 'not-found' } });
  });
});

describe('one’s own account', () => {
  test('can change name and, with the current one, password, which ends other sessions', async () => {
    const user = await create('self-service', { roles: ['gate'] });
    const here = { 'X-Token': (await logIn('self-service', PASSWORD)).data };
    const elsewhere = { 'X-Token': (await logIn('self-service', PASSWORD)).data };
    const change = { ...asIs(user), name: 'Mei Ling', password: 'Another-One8' };

    expect((await save(here, change)).data.fields).toEqual({ currentPassword: 'Please fill this in.' });
    expect((await save(here, { ...change, currentPassword: 'Not-It-At-All1' })).data.error).toBe(
      'wrong-credentials',
    );
    expect((await save(here, { ...change, currentPassword: PASSWORD })).data.name).toBe('Mei Ling');

    expect((await info(here)).code).toBe(200);
    expect(await info(elsewhere)).toMatchObject({ code: 503 });
    expect((await logIn('self-service', 'Another-One8')).code).toBe(200);
  });

  test('has no reminder after the demonstration password is changed', async () => {
    const user = await createSystemUser(testApp, 'demo-gate', 'gate', { demonstration_password: true });
    expect((await info(user.headers)).data.demonstrationPassword).toBe(true);
    await save(user.headers, {
      id: user.id,
      username: 'demo-gate',
      roles: ['gate'],
      password: 'Another-One8',
      currentPassword: PASSWORD,
    });
    expect((await info(user.headers)).data.demonstrationPassword).toBe(false);
  });

  test.each([
    ['roles', { roles: ['admin'] }],
    ['further roles', { roles: ['gate', 'manager'] }],
    ['username', { username: 'the-captain' }],
  ])('requires staff.manage to change %s', async (what, changes) => {
    const username = `climber-${what.length}`;
    const user = await create(username, { roles: ['gate'] });
    const headers = { 'X-Token': (await logIn(username, PASSWORD)).data };
    expect(await save(headers, { ...asIs(user), ...changes })).toMatchObject({ status: 403 });
    expect((await info(headers)).data).toMatchObject({ username, roles: ['gate'] });
  });

  test('cannot be deleted or deactivated', async () => {
    const { data } = await page(admin.headers, { username: 'admin' });
    const self = data.items.find((user: SystemUser) => user.id === admin.id);
    const refusal = { status: 409, data: { error: 'own-account' } };
    expect(await save(admin.headers, { ...asIs(self), status: 'inactive' })).toMatchObject(refusal);
    expect(await remove(admin.headers, admin.id)).toMatchObject(refusal);
    expect((await info(admin.headers)).code).toBe(200);
  });
});

describe('others’ accounts', () => {
  test('require staff.manage, which a manager lacks', async () => {
    const manager = await createSystemUser(testApp, 'the-manager', 'manager');
    const victim = await create('victim', { roles: ['gate'] });
    expect((await save(manager.headers, { ...asIs(victim), password: 'Another-One8' })).status).toBe(403);
    expect((await save(manager.headers, newcomer('by-manager'))).status).toBe(403);
    expect((await remove(manager.headers, victim.id)).status).toBe(403);
    expect((await logIn('victim', PASSWORD)).code).toBe(200);
  });

  test('cannot be given or taken over with more permissions than one’s own', async () => {
    await db
      .insertInto('roles')
      .values({ code: 'hr', name: sameInAll('HR') })
      .execute();
    const { id } = await db
      .selectFrom('roles')
      .select('id')
      .where('code', '=', 'hr')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('role_permissions')
      .values(
        ['staff.manage', 'staff.read', 'boarding.verify'].map(permission => ({ role_id: id, permission })),
      )
      .execute();
    await create('hr-lead', { roles: ['hr'] });
    await withOwnPassword('hr-lead');
    const headers = { 'X-Token': (await logIn('hr-lead', PASSWORD)).data };
    const self: SystemUser = (await page(headers, { username: 'hr-lead' })).data.items[0];
    const other: SystemUser = (await page(headers, { username: 'admin' })).data.items[0];

    expect((await save(headers, newcomer('hired', { roles: ['gate'] }))).status).toBe(200);
    expect((await save(headers, newcomer('crony', { roles: ['admin'] }))).status).toBe(403);
    expect((await save(headers, { ...asIs(self), roles: ['hr', 'admin'] })).status).toBe(403);
    expect((await save(headers, { ...asIs(other), password: 'Another-One8' })).status).toBe(403);
    expect((await save(headers, { ...asIs(other), roles: ['gate'], password: 'Another-One8' })).status).toBe(
      403,
    );
    expect((await remove(headers, other.id)).status).toBe(403);
    expect((await logIn('admin', PASSWORD)).code).toBe(200);
  });
});

describe('deleting', () => {
  test('ends the sessions, hides the account, blocks it and frees the username', async () => {
    const user = await create('leaver');
    const headers = { 'X-Token': (await logIn('leaver', PASSWORD)).data };
    expect(await remove(admin.headers, user.id)).toMatchObject({ status: 200, data: null });

    expect(await info(headers)).toMatchObject({ status: 401, code: 503 });
    expect((await logIn('leaver', PASSWORD)).data.error).toBe('wrong-credentials');
    expect((await page(admin.headers, { username: 'leaver' })).data.total).toBe(0);
    const { data: names } = await call('GET', '/sysUser/list', { headers: admin.headers });
    expect(names.map(({ username }: SystemUser) => username)).not.toContain('leaver');
    expect(await remove(admin.headers, user.id)).toMatchObject({ status: 404 });
    expect(await save(admin.headers, asIs(user))).toMatchObject({ status: 404 });

    const successor = await create('leaver');
    expect(successor.id).not.toBe(user.id);
  });

  test('keeps the name in past records', async () => {
    const user = await create('remembered');
    await remove(admin.headers, user.id);
    const row = db.selectFrom('system_users').select(['username', 'status']).where('id', '=', user.id);
    expect(await row.executeTakeFirst()).toEqual({ username: 'remembered', status: 'inactive' });
    const entries = await auditOf(user.id);
    expect(entries.at(-1)).toMatchObject({
      action: 'deleted',
      actor: `staff:${admin.id}`,
      detail: { username: 'remembered' },
    });
  });

  test('works on an inactive account as well', async () => {
    const user = await create('long-gone');
    await save(admin.headers, { ...asIs(user), status: 'inactive' });
    expect((await remove(admin.headers, user.id)).status).toBe(200);
  });
});

describe('the last active administrator', async () => {
  const own = await createTestApp(await createTestDatabase());
  await createDefaultRoles(own);
  const administrators = () =>
    own.deps.db
      .selectFrom('system_users as u')
      .innerJoin('system_user_roles as ur', 'ur.system_user_id', 'u.id')
      .innerJoin('roles as r', 'r.id', 'ur.role_id')
      .where('r.code', '=', 'admin')
      .where('u.status', '=', 'active')
      .select('u.id');
  interface Administrator extends SignedIn {
    username: string;
  }
  let pairs = 0;

  /** Two administrators, and no others. */
  async function twoAdministrators(): Promise<[Administrator, Administrator]> {
    await inTransaction(own.deps, 'system:test', trx =>
      trx
        .updateTable('system_users')
        .set({ status: 'inactive' })
        .where('id', 'in', administrators())
        .execute(),
    );
    const names = [`first-${++pairs}`, `second-${pairs}`] as const;
    const first = await createSystemUser(own, names[0], 'admin');
    const second = await createSystemUser(own, names[1], 'admin');
    return [
      { ...first, username: names[0] },
      { ...second, username: names[1] },
    ];
  }

  const strikes = {
    delete: (by: Administrator, { id }: Administrator) =>
      own.call('POST', `/sysUser/delete/${id}`, { headers: by.headers }),
    deactivate: ({ headers }: Administrator, { id, username }: Administrator) =>
      own.call('POST', '/sysUser/save', {
        headers,
        body: { id, username, roles: ['admin'], status: 'inactive' },
      }),
    demote: ({ headers }: Administrator, { id, username }: Administrator) =>
      own.call('POST', '/sysUser/save', { headers, body: { id, username, roles: ['gate'] } }),
  };

  test('keeps the role', async () => {
    const [first, second] = await twoAdministrators();
    expect((await strikes.demote(first, second)).status).toBe(200);
    expect(await strikes.demote(first, first)).toMatchObject({
      status: 409,
      data: { error: 'last-administrator' },
    });
  });

  test.each(['delete', 'deactivate', 'demote'] as const)(
    'remains when two %s each other at once',
    async how => {
      for (let race = 0; race < RACES; race++) {
        const [first, second] = await twoAdministrators();
        const answers = await Promise.all([strikes[how](first, second), strikes[how](second, first)]);
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        expect(await administrators().execute()).toHaveLength(1);
      }
    },
  );
});

describe('lists', () => {
  test('are paged, filtered, sorted and counted', async () => {
    for (const name of ['page-c', 'page-a', 'page_b', 'Page-D'])
      await create(name, { roles: ['supervisor'] });
    const all = { username: 'PAGE', size: 3 };
    const first = await page(admin.headers, all);
    expect(first.data).toMatchObject({ total: 4, page: 1, size: 3 });
    const names = (answer: typeof first) => answer.data.items.map(({ username }: SystemUser) => username);
    const second = await page(admin.headers, { ...all, page: 2 });
    expect([...names(first), ...names(second)].sort()).toEqual(['Page-D', 'page-a', 'page-c', 'page_b']);
    expect(names(await page(admin.headers, { ...all, size: 2, sort: 'createdAt' }))).toHaveLength(2);
    const down = await page(admin.headers, { username: 'page-', descending: true });
    expect(names(down)).toEqual(['Page-D', 'page-c', 'page-a']);
    expect(names(await page(admin.headers, { username: 'page_' }))).toEqual(['page_b']);
    expect((await page(admin.headers, { username: 'page', role: 'supervisor' })).data.total).toBe(4);
    expect((await page(admin.headers, { username: 'page', role: 'gate' })).data.total).toBe(0);
    expect((await page(admin.headers, { status: 'inactive', username: 'page' })).data.total).toBe(0);
  });

  test('of choices contain active users, by name', async () => {
    const user = await create('zz-inactive');
    await save(admin.headers, { ...asIs(user), status: 'inactive' });
    const { data } = await call('GET', '/sysUser/list', { headers: admin.headers });
    expect(data).toContainEqual({ id: admin.id, username: 'admin', name: '' });
    expect(data.map(({ username }: SystemUser) => username)).not.toContain('zz-inactive');
  });

  test('require staff.read', async () => {
    const gate = await createSystemUser(testApp, 'no-lists', 'gate');
    expect((await page(gate.headers, {})).status).toBe(403);
    expect((await call('GET', '/sysUser/list', { headers: gate.headers })).status).toBe(403);
    expect((await call('GET', '/sysUser/list')).status).toBe(401);
  });
});
