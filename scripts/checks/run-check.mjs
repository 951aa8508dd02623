import { existsSync } from 'node:fs';
import { ChildFailed, runChild } from '../setup/children.mjs';
import { project, toolEnvironment } from '../setup/project.mjs';

/** The checks write into a pipe of ours: whether there are colours is up to what we write to. */
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined };

/** @typedef {{ name: string, seconds: number, ok: boolean, passed: number, failed: number, skipped: number }} Result */

/**
 * Runs one check and counts its tests. A check that fails without a failed test (a file that does not load, a type error)
 * counts as one failure.
 *
 * @param {import('./checks.mjs').Check} check
 * @param {(text: string) => void} onOutput
 * @returns {Promise<Result>}
 */
export async function runCheck({ name, commands, env, report, count }, onOutput) {
  const started = Date.now();
  let ok = true;
  for (const [command = '', ...args] of commands) {
    try {
      await runChild(command, args, {
        cwd: project,
        env: { ...toolEnvironment(), ...colours, ...env },
        onOutput,
      });
    } catch (error) {
      if (!(error instanceof ChildFailed)) throw error;
      ok = false;
    }
  }
  const counts = report && count && existsSync(report) ? count(report) : { passed: 0, failed: 0, skipped: 0 };
  if (counts.failed > 0) ok = false;
  if (!ok && counts.failed === 0) counts.failed = 1;
  return { name, seconds: (Date.now() - started) / 1000, ok, ...counts };
}
