import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = (name: string) => JSON.stringify(join(import.meta.dirname, name));

/** Runs a program whose output goes into the log, and returns its exit code with everything that it wrote. */
function run(program: string): Promise<{ code: unknown; stdout: string; stderr: string }> {
  const begin = `
    const { createLog } = await import(${source('log.ts')});
    const { logWhatIsPrinted } = await import(${source('faults.ts')});
    logWhatIsPrinted(createLog('info'));
  `;
  return new Promise(resolve => {
    execFile(process.execPath, ['--input-type=module', '-e', begin + program], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

/** The lines of a log. It throws if one is no JSON. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line));

test('makes lines of what libraries, threads and Node print (R440)', async () => {
  const { code, stdout, stderr } = await run(`
    const { Worker } = await import('node:worker_threads');
    console.log('plain', { a: 1 });
    console.error('two\\nlines of aisyah@example.com');
    process.emitWarning('old call', 'DeprecationWarning');
    new Worker('console.log("from a thread")', { eval: true });
  `);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const lines = linesOf(stdout);
  expect(lines).toHaveLength(4);
  expect(lines).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ printed: 'stdout', msg: 'plain { a: 1 }', level: 40 }),
      expect.objectContaining({ printed: 'stderr', msg: 'two\nlines of …@…' }),
      expect.objectContaining({ msg: 'warning', err: expect.objectContaining({ message: 'old call' }) }),
      expect.objectContaining({ printed: 'stdout', msg: 'from a thread' }),
    ]),
  );
});

test.each([
  ['uncaughtException', `setTimeout(() => { throw new Error('lost') })`],
  ['unhandledRejection', `void Promise.reject(new Error('lost')); setTimeout(() => {}, 1_000)`],
])('makes a line of an %s, and ends with exit code 1 (R440)', async (origin, program) => {
  const { code, stdout, stderr } = await run(program);
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(linesOf(stdout)).toEqual([
    {
      level: 60,
      time: expect.any(String),
      origin,
      err: { message: 'lost', stack: expect.stringContaining('Error: lost') },
      msg: expect.any(String),
    },
  ]);
});
