import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeDataDir, remainingProcesses } from '../support/launch.ts';

const project = join(import.meta.dirname, '../../..');

/** What a check prints once its tests run. */
test.each([
  ['unit', '✓ |unit|', 'SIGINT'],
  ['http', '✓ |http|', 'SIGTERM'],
  ['browser', '✓  1', 'SIGINT'],
  ['browser', 'Running', 'SIGTERM'],
] as const)(
  'npm test that is interrupted in its check "%s" after "%s" by %s leaves nothing',
  async (check, under, signal) => {
    const folder = makeDataDir();
    const tests = spawn(process.execPath, ['scripts/test.mjs', '--only', check], {
      cwd: project,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void tests.kill('SIGTERM'));
    const ended = once(tests, 'exit');
    await new Promise<void>((resolve, reject) => {
      let printed = '';
      tests.stdout.setEncoding('utf8').on('data', text => {
        printed += text;
        if (printed.includes(under)) resolve();
      });
      ended.then(() => reject(new Error(`ended before its tests ran: ${printed}`)));
    });
    tests.kill(signal);
    expect(await ended).toEqual([130, null]);
    expect(await remainingProcesses(folder)).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  },
);
