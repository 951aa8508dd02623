import { spawn } from 'node:child_process';
import { appendFileSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { launch, makeDataDir, processesOn, remainingProcesses } from '../support/launch.ts';

describe('a start after processes were killed', () => {
  test('stopping during the database setup leaves no process, and the next start succeeds', async () => {
    const dataDir = makeDataDir();
    const first = await launch({ DATA_DIR: dataDir });
    first.launcher.stdout?.once('data', () => setTimeout(() => first.launcher.kill('SIGTERM'), 300));
    await first.ended;
    expect(await remainingProcesses(dataDir)).toEqual([]);
    const second = await launch({ DATA_DIR: dataDir });
    await second.ready;
    expect(await second.isReady()).toBe(true);
  });

  test.each(['scripts/start.mjs', 'api/src/server.ts'])(
    'with %s killed, no process is left',
    async victim => {
      const first = await launch();
      await first.ready;
      kill(first.dataDir, victim);
      expect(await remainingProcesses(first.dataDir)).toEqual([]);
      const second = await launch({ DATA_DIR: first.dataDir });
      await second.ready;
      expect(await second.isReady()).toBe(true);
    },
  );

  test('an orphaned PostgreSQL is stopped by the next start', async () => {
    const first = await launch();
    await first.ready;
    kill(first.dataDir, '/bin/sh');
    kill(first.dataDir, 'api/src/server.ts');
    await first.ended;
    const orphans = processesOn(first.dataDir).map(({ pid }) => pid);
    expect(orphans).not.toEqual([]);
    const second = await launch({ DATA_DIR: first.dataDir });
    await second.ready;
    const living = processesOn(first.dataDir).map(({ pid }) => pid);
    expect(living.filter(pid => orphans.includes(pid))).toEqual([]);
    second.launcher.kill('SIGINT');
    await second.ended;
    expect(await remainingProcesses(first.dataDir)).toEqual([]);
  });

  test('when PostgreSQL is killed, the server ends, and says where its log is', async () => {
    const first = await launch();
    await first.ready;
    kill(first.dataDir, 'bin/postgres -D');
    const { code, stderr } = await first.ended;
    expect(code).toBe(1);
    const [, log = ''] = /PostgreSQL has ended unexpectedly\. Its log is (\S+),/.exec(stderr) ?? [];
    const written = readFileSync(log, 'utf8');
    expect(written).toContain('ready to accept connections');
    const second = await launch({ DATA_DIR: first.dataDir });
    await second.ready;
    expect(readFileSync(`${log}.1`, 'utf8')).toContain(written);
  });

  test('starts that fail keep the log of the PostgreSQL that ran before them', async () => {
    const first = await launch();
    await first.ready;
    first.launcher.kill('SIGINT');
    await first.ended;
    const [cluster = ''] = globSync('**/postgresql.conf', { cwd: first.dataDir });
    appendFileSync(join(first.dataDir, cluster), 'no_such_setting = 1\n');
    for (const _ of [1, 2]) {
      const failed = await launch({ DATA_DIR: first.dataDir });
      expect((await failed.ended).stderr).toContain('PostgreSQL did not start');
    }
    const [kept = ''] = globSync('**/postgres.log.1', { cwd: first.dataDir });
    expect(readFileSync(join(first.dataDir, kept), 'utf8')).toContain('database system is shut down');
  });

  describe('after a power cut', () => {
    test('the next start waits for PostgreSQL, whose last file still says that it is ready', async () => {
      const { dataDir, status } = await startAndCutPower();
      expect(readFileSync(status, 'utf8')).toContain('ready');
      const second = await launch({ DATA_DIR: dataDir });
      await second.ready;
      expect(await second.isReady()).toBe(true);
    });

    test('another process that has the number of PostgreSQL now is left alone', async () => {
      const { dataDir, status } = await startAndCutPower();
      const { uid, gid } = statSync(status);
      const other = spawn('sleep', ['600'], { uid, gid });
      onTestFinished(() => void other.kill());
      const [, ...rest] = readFileSync(status, 'utf8').split('\n');
      writeFileSync(status, [other.pid, ...rest].join('\n'));
      const second = await launch({ DATA_DIR: dataDir });
      await second.ready;
      expect(await second.isReady()).toBe(true);
      expect(other.signalCode).toBeNull();
    });
  });
});

/** `kill -9` for the processes on a data folder whose command contains `part`. One may end by itself first. */
function kill(dataDir: string, part: string): void {
  for (const { pid, command } of processesOn(dataDir)) {
    if (!command.includes(part)) continue;
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** Starts, and kills every process at once. Returns the file in which PostgreSQL says that it runs. */
async function startAndCutPower(): Promise<{ dataDir: string; status: string }> {
  const { dataDir, ready, ended } = await launch();
  await ready;
  kill(dataDir, '');
  await ended;
  const [status = ''] = globSync('**/postmaster.pid', { cwd: dataDir });
  return { dataDir, status: join(dataDir, status) };
}
