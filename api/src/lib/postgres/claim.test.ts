import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unreapedProcess } from '@gangway/shared/node/testing/unreaped-process.ts';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { activeClaim, claim, publish, release } from './claim.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'gangway-claim-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const leave = (text: string) => writeFileSync(join(dataDir, 'postgres.claim'), text);

test('a living process has its data folder until it releases it, with the address of its PostgreSQL', () => {
  expect(claim(dataDir)).toBeUndefined();
  publish(dataDir, 'postgres://a');
  expect(claim(dataDir)).toMatchObject({ pid: process.pid, url: 'postgres://a' });
  release(dataDir);
  expect(activeClaim(dataDir)).toBeUndefined();
  expect(claim(dataDir)).toBeUndefined();
});

test.each([
  ['a power cut, which is empty', ''],
  ['a process that has ended', JSON.stringify({ pid: 4_194_305, born: '17' })],
  ['an earlier process, whose number another one has now', JSON.stringify({ pid: process.pid, born: '17' })],
])('the claim of %s does not count', (_, left) => {
  leave(left);
  expect(activeClaim(dataDir)).toBeUndefined();
  expect(claim(dataDir)).toBeUndefined();
  expect(activeClaim(dataDir)).toMatchObject({ pid: process.pid });
});

test.runIf(process.platform === 'linux')('nor does that of a process that was not reaped', async () => {
  const { pid, born, stop } = await unreapedProcess();
  onTestFinished(stop);
  leave(JSON.stringify({ pid, born }));
  expect(claim(dataDir)).toBeUndefined();
});
