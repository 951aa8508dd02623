import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { inject } from 'vitest';

const project = join(import.meta.dirname, '../../..');

/** What a command wrote, and its exit code. */
export interface ScriptRun {
  code: number;
  output: string;
  errors: string;
}

/** Runs a command of `scripts` like npm does, without a terminal. `cwd` is the checkout whose command it is. */
export const runScript = (
  name: string,
  env: Record<string, string>,
  options: readonly string[] = [],
  cwd = project,
): Promise<ScriptRun> =>
  new Promise(resolve => {
    execFile(
      process.execPath,
      [`scripts/${name}.ts`, ...options],
      { cwd, env: { PATH: process.env.PATH, TMPDIR: inject('testFolder'), ...env } },
      (error, output, errors) => resolve({ code: Number(error?.code ?? 0), output, errors }),
    );
  });
