import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { readTrace, traceInto } from '../support/gate/disk-trace.ts';
import { makeDataDir } from '../support/launch.ts';

const masterKey = join(import.meta.dirname, '../../src/lib/process/master-key.ts');

test('a new master key is on the disk, and so is its name, before anything is encrypted with it', () => {
  const dataDir = makeDataDir();
  const trace = join(dataDir, 'trace');
  const program = `import { withMasterKey } from ${JSON.stringify(masterKey)};
    withMasterKey({ dataDir: process.argv[1] });
    console.log('has the key');`;
  const [command = '', ...options] = traceInto(trace);
  const node = [process.execPath, '--input-type=module', '-e', program, dataDir];
  const { status, stderr } = spawnSync(command, [...options, ...node], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  const operations = readTrace(trace);
  const end = operations.findIndex(({ kind }) => kind === 'line');
  const flushed = operations.slice(0, end).flatMap(one => (one.kind === 'sync' ? basename(one.path) : []));
  expect(flushed).toEqual([expect.stringMatching(/^master\.key\.\d+$/), 'keys']);
});
