import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeBackup } from '../../src/features/backups/make-backup.job.ts';
import { checkBackup } from '../../src/lib/backup/backup-file.ts';
import { tryLockBackups } from '../../src/operator/backups.repository.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const PASSPHRASE = 'correct horse battery';
const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database, { backupPassphrase: PASSPHRASE });
const { clock, call, deps } = gangway;
const { backupDir } = deps.env;

const FIRST = 'gangway-2026-11-20T02-00-00Z.backup';
const SECOND = 'gangway-2026-11-20T19-00-00Z.backup';
const THIRD = 'gangway-2026-11-21T19-00-00Z.backup';

const files = () => readdirSync(backupDir).sort();
const dashboard = async (app = gangway) => {
  const { headers } = await signInStaff(app, ['jobs.manage']);
  return (await app.call('GET', '/office/dashboard', { headers })).data.backup;
};

beforeEach(() => clock.set('2026-11-20T02:00:00.000Z'));

describe('backups by the server (R436)', () => {
  test('are made once a day at the hour of the setting, and so many are kept', async () => {
    await sql`insert into settings (key, value) values ('backupsKept', '2')`.execute(db);
    await makeBackup(deps);
    expect(files()).toEqual([FIRST]);
    const { head } = await checkBackup({ file: join(backupDir, FIRST), passphrase: PASSPHRASE });
    expect(head.madeAt).toBe('2026-11-20T02:00:00.000Z');

    clock.set('2026-11-20T18:59:00.000Z');
    await makeBackup(deps);
    expect(files()).toEqual([FIRST]);

    const others = ['notes.txt', 'july.backup', 'gangway-2026-11-21T18-00-00Z.backup.part'];
    for (const name of [...others, 'gangway-2026-11-19T01-00-00Z.backup.part'])
      writeFileSync(join(backupDir, name), 'x');
    clock.set('2026-11-20T19:00:00.000Z');
    await makeBackup(deps);
    clock.set('2026-11-21T19:00:00.000Z');
    await makeBackup(deps);
    expect(files()).toEqual([...others, SECOND, THIRD].sort());
  });

  test('old ones stay if the new one cannot be written', async () => {
    clock.set('2026-11-22T19:00:00.000Z');
    mkdirSync(join(backupDir, 'gangway-2026-11-22T19-00-00Z.backup.part'));
    await expect(makeBackup(deps)).rejects.toThrow(/cannot be written/);
    expect(files()).toEqual(expect.arrayContaining([SECOND, THIRD]));
    expect((await dashboard()).lastAt).toBe('2026-11-21T19:00:00.000Z');
  });

  test('are made by one copy at a time, and by none without a passphrase', async () => {
    clock.set('2026-11-23T19:00:00.000Z');
    const before = files();
    await db.transaction().execute(async trx => {
      expect(await tryLockBackups(trx)).toBe(true);
      await makeBackup(deps);
    });
    await makeBackup({ ...deps, env: { ...deps.env, backupPassphrase: undefined } });
    expect(files()).toEqual(before);
  });
});

test('the dashboard shows the last backup, and when it is too old (R437)', async () => {
  expect(await dashboard()).toEqual({ lastAt: '2026-11-21T19:00:00.000Z', late: false, setUp: true });
  clock.set('2026-11-23T19:00:00.000Z');
  expect(await dashboard()).toMatchObject({ late: false });
  clock.set('2026-11-23T19:00:01.000Z');
  expect(await dashboard()).toMatchObject({ late: true });
  await sql`insert into settings (key, value) values ('backupEveryDays', '3')`.execute(db);
  expect(await dashboard()).toMatchObject({ late: false });

  const fresh = await createTestApp(await createTestDatabase());
  expect(await dashboard(fresh)).toEqual({ lastAt: null, late: true, setUp: false });
  const { headers } = await signInStaff(gangway, ['orders.read']);
  expect((await call('GET', '/office/dashboard', { headers })).data.backup).toBeNull();
});
