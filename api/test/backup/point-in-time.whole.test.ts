import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, cpSync, mkdirSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../../src/lib/postgres/postgres.ts';
import { makeDataDir as makePrivateFolders } from '../../src/lib/process/data-dir.ts';
import { runStatement } from '../support/database/statement.ts';
import { makeDataDir } from '../support/launch.ts';
import { eventually } from '../support/waiting.ts';

/** The steps of docs/operations.md, "Restore a chosen moment". */
test('a chosen moment is restored from a copy of the cluster and the archived log (R438)', async () => {
  const dataDir = makeDataDir();
  const first = await startPostgres(dataDir);
  const cluster = realpathSync(join(dataDir, 'postgres/cluster'));
  const owner = statSync(cluster);
  const archive = makeDataDir();
  await chown(archive, owner.uid, owner.gid);
  await runStatement(first.superuserUrl ?? '', 'alter system set archive_mode = on');
  await runStatement(
    first.superuserUrl ?? '',
    `alter system set archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`,
  );
  await first.stop();

  const shop = await startPostgres(dataDir);
  await runStatement(shop.url, 'create table notes (text text)');
  await runStatement(shop.url, "insert into notes values ('before the copy')");
  const base = join(makeDataDir(), 'base.tar');
  const client = new pg.Client({ connectionString: shop.superuserUrl });
  await client.connect();
  onTestFinished(() => client.end().catch(() => {}));
  await client.query("select pg_backup_start('base', true)");
  const left = ['./pg_wal/*', './postmaster.pid', './postmaster.opts'].map(name => `--exclude=${name}`);
  // 1 says that a file was changed while it was read, which the log makes good.
  expect(spawnSync('tar', ['-cf', base, '-C', cluster, ...left, '.']).status).toBeLessThanOrEqual(1);
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
  await client.query("insert into notes values ('after the copy')");
  const moment = (await client.query<{ now: string }>('select clock_timestamp()::text as now')).rows[0]?.now;
  await client.query('delete from notes');
  const { rows: switched } = await client.query<{ file: string }>(
    'select pg_walfile_name(pg_switch_wal()) as file',
  );
  await eventually(async () => {
    const archiver = await client.query<{ last: string | null }>(
      'select last_archived_wal as last from pg_stat_archiver',
    );
    expect(archiver.rows[0]?.last).toBe(switched[0]?.file);
  });
  await client.end();
  await shop.stop();

  const elsewhere = makeDataDir();
  makePrivateFolders(elsewhere);
  cpSync(join(dataDir, 'keys'), join(elsewhere, 'keys'), { recursive: true });
  const restored = join(elsewhere, 'postgres/cluster');
  mkdirSync(restored, { recursive: true });
  expect(spawnSync('tar', ['-xpf', base, '-C', restored]).status).toBe(0);
  writeFileSync(join(restored, 'backup_label'), rows[0]?.labelfile ?? '');
  writeFileSync(join(restored, 'recovery.signal'), '');
  appendFileSync(
    join(restored, 'postgresql.auto.conf'),
    `archive_mode = off
     hot_standby = off
     restore_command = 'cp ${archive}/%f %p'
     recovery_target_time = '${moment}'
     recovery_target_action = 'promote'\n`,
  );
  for (const path of ['..', '.', 'backup_label', 'recovery.signal'])
    await chown(join(restored, path), owner.uid, owner.gid);
  for (const path of ['..', '.']) chmodSync(join(restored, path), 0o700);

  const again = await startPostgres(elsewhere);
  const reader = new pg.Client({ connectionString: again.url });
  await reader.connect();
  onTestFinished(() => reader.end().catch(() => {}));
  const { rows: state } = await reader.query('select pg_is_in_recovery() as recovering');
  expect(state).toEqual([{ recovering: false }]);
  const notes = await reader.query<{ text: string }>('select text from notes');
  expect(notes.rows.map(({ text }) => text)).toEqual(['before the copy', 'after the copy']);
  await reader.query("insert into notes values ('after the restore')");
  await reader.end();
  await again.stop();
});
