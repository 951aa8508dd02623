import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { publicKeys } from '../../src/reservations/tickets/signing-keys.service.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
await createTestApp(database);
const project = join(import.meta.dirname, '../../..');

const rotate = (...options: string[]) =>
  promisify(execFile)('node_modules/.bin/node', ['scripts/rotate-keys.ts', ...options], {
    cwd: project,
    env: { ...process.env, DATABASE_URL: database.url, MASTER_KEY: '07'.repeat(32) },
  });

const withdrawn = async () =>
  Object.fromEntries((await publicKeys(database.db)).map(key => [key.id, key.withdrawn]));

it('creates the next key and keeps the previous one', async () => {
  expect((await rotate()).stdout).toBe(
    'Tickets sold from now on are signed with key 2; those sold before stay valid.\n',
  );
  expect(await withdrawn()).toEqual({ 1: false, 2: false });
});

it('withdraws a key, and replaces it if it is the current one', async () => {
  expect((await rotate('--withdraw', '1')).stdout).toBe(
    'Codes of key 1 are refused from now on; its tickets are signed with key 2 when printed again.\n',
  );
  expect((await rotate('--withdraw', '2')).stdout).toContain('signed with key 3');
  expect(await withdrawn()).toEqual({ 1: true, 2: true, 3: false });
});

it.each([
  ['9', 'There is no signing key 9.\n'],
  ['1', 'The signing key 1 was withdrawn before.\n'],
  ['first', 'Name the key by its number: npm run keys:rotate -- --withdraw ID\n'],
])('reports in one sentence that %s cannot be withdrawn', async (id, stderr) => {
  await expect(rotate('--withdraw', id)).rejects.toMatchObject({ code: 1, stderr });
});
