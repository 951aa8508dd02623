import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
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

  test('after a power cut, the next start waits for PostgreSQL, whose last file still says that it is ready', async () => {
    const first = await launch();
    await first.ready;
    kill(first.dataDir, '');
    await first.ended;
    const [left] = globSync('**/postmaster.pid', { cwd: first.dataDir });
    expect(readFileSync(join(first.dataDir, left ?? ''), 'utf8')).toContain('ready');
    const second = await launch({ DATA_DIR: first.dataDir });
    await second.ready;
    expect(await second.isReady()).toBe(true);
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
