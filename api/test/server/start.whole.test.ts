import { statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../src/lib/process/free-port.ts';
import { launch, refusal, remainingProcesses } from '../support/launch.ts';

test('a taken port is reported in one sentence', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void other.close());
  expect(await refusal({ PORT: String(port) })).toBe(
    `Port ${port} is taken by another program: choose another one, for example PORT=${port + 1} npm start.`,
  );
});

describe('starts and stops', () => {
  test('two copies run side by side, and Ctrl-C ends all processes of each', async () => {
    const both = [await launch(), await launch()];
    await Promise.all(both.map(one => one.ready));
    expect(await Promise.all(both.map(one => one.isReady()))).toEqual([true, true]);
    for (const one of both) one.launcher.kill('SIGINT');
    const ends = await Promise.all(both.map(one => one.ended));
    expect(ends.map(end => end.code)).toEqual([0, 0]);
    expect(await Promise.all(both.map(one => remainingProcesses(one.dataDir)))).toEqual([[], []]);
  });

  test('the data folder is closed to every other user, and only PostgreSQL can traverse it (R353)', async () => {
    const one = await launch();
    await one.ready;
    const modes = ['', 'keys', 'media', 'keys/master.key'].map(
      path => statSync(join(one.dataDir, path)).mode & 0o777,
    );
    const isRoot = process.getuid?.() === 0;
    expect(modes).toEqual([isRoot ? 0o710 : 0o700, 0o700, 0o700, 0o600]);
  });

  test('a data folder in use is refused without affecting its owner', async () => {
    const first = await launch();
    await first.ready;
    expect(await refusal({ DATA_DIR: first.dataDir })).toMatch(
      /is in use by a running Gangway \(process \d+\)/,
    );
    expect(await first.isReady()).toBe(true);
  });
});
