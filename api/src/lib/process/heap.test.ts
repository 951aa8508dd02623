import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Allocates 200 MB, releases them, and reports the heap in megabytes then and after a quiet time. */
const program = `
  const { keepHeapSmall } = await import(${JSON.stringify(join(import.meta.dirname, 'heap.ts'))});
  const { setTimeout: wait } = await import('node:timers/promises');
  const heap = () => process.memoryUsage().heapTotal / 1024 / 1024;
  keepHeapSmall();
  let taken = Array.from({ length: 200 }, () => new Array(131_072).fill(1));
  const most = heap();
  taken = undefined;
  for (let waited = 0; heap() > 60 && waited < 300; waited++) await wait(100);
  process.stdout.write(JSON.stringify({ most, quiet: heap() }));
`;

test('returns unused memory while the process is quiet', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  const { most, quiet } = JSON.parse(stdout);
  expect(most).toBeGreaterThan(200);
  expect(quiet).toBeLessThan(60);
}, 40_000);
