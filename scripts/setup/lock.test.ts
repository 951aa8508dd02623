import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unreapedProcess } from '@gangway/shared/node/testing/unreaped-process.ts';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { withSetupLock } from './lock.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gangway-lock-'));
  file = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('one works after the other, and the lock is gone afterwards', async () => {
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await new Promise(resolve => setTimeout(resolve, 50));
    events.push(`${name} ends`);
  };
  await Promise.all([withSetupLock(work('one'), file), withSetupLock(work('two'), file)]);
  expect(events).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(existsSync(file)).toBe(false);
});

test.each([
  ['of a power cut, which is empty', ''],
  ['of a process that has ended', '4194305 17'],
  ['of an earlier process, whose number another one has now', `${process.pid} 17`],
])('a lock %s keeps nobody waiting', async (_, left) => {
  writeFileSync(file, left);
  let works = 0;
  await withSetupLock(async () => void works++, file);
  expect(works).toBe(1);
});

test('waits for a living process, and for nothing once that has ended', async () => {
  const lock = `await withSetupLock(() => new Promise(() => setTimeout(() => {}, 60_000)), ${JSON.stringify(file)})`;
  const program = `import { withSetupLock } from ${JSON.stringify(join(import.meta.dirname, 'lock.mjs'))}; ${lock}`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', program]);
  await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8')).toContain(String(holder.pid));
  let isMine = false;
  const mine = withSetupLock(async () => {
    isMine = true;
  }, file);
  await new Promise(resolve => setTimeout(resolve, 500));
  expect(isMine).toBe(false);
  holder.kill('SIGKILL');
  await mine;
  expect(isMine).toBe(true);
});

test.runIf(process.platform === 'linux')(
  'waits for no process that has ended but was not reaped',
  async () => {
    const { pid, born, stop } = await unreapedProcess();
    onTestFinished(stop);
    writeFileSync(file, `${pid} ${born}`);
    let works = 0;
    await withSetupLock(async () => void works++, file);
    expect(works).toBe(1);
  },
);
