import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const project = join(import.meta.dirname, '../../..');

const administrator = (...names: string[]) =>
  promisify(execFile)('node_modules/.bin/node', ['scripts/administrator.ts', ...names], {
    cwd: project,
    env: { ...process.env, DATABASE_URL: database.url, MASTER_KEY: '07'.repeat(32) },
  });

it('creates roles, menus and an administrator in a new system', async () => {
  const { stdout } = await administrator('nadia');
  const password = stdout.trim().split(' ').at(-1);
  const { call } = await createTestApp(database);
  const login = await call('POST', '/sysUser/login', { body: { username: 'nadia', password } });
  const { data } = await call('GET', '/sysUser/info', { headers: { 'X-Token': login.data } });
  expect(data).toMatchObject({
    username: 'nadia',
    roles: ['admin'],
    demonstrationPassword: false,
    passwordIsGiven: true,
  });
  expect(data.permissions).toContain('roles.manage');
  expect(data.routes.map(({ name }: { name: string }) => name)).toContain('settingConfig');
});

it('adds an administrator to an existing system, and refuses a taken name', async () => {
  await administrator('hakim');
  await expect(administrator('hakim')).rejects.toMatchObject({
    code: 1,
    stderr: 'There is a system user hakim already: choose another name.\n',
  });
  await expect(administrator()).rejects.toMatchObject({ code: 1 });
});
