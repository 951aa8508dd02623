import { existsSync } from 'node:fs';
import { ChildFailed, runChild } from '../setup/children.mjs';
import { project, toolEnvironment } from '../setup/project.mjs';
import { emptyReport, REPORT_VARIABLE, readReport } from './reports/report.mjs';

/** The checks write to a pipe, so whether they use colors depends on our own output. */
const colorVariables = process.stdout.isTTY
  ? { FORCE_COLOR: '1' }
  : { NO_COLOR: '1', FORCE_COLOR: undefined };

/**
 * @typedef {import('./reports/report.mjs').Report & {
 *   name: string,
 *   seconds: number,
 *   budgetSeconds?: number | undefined,
 *   ok: boolean,
 * }} Result
 */

/**
 * Runs one check and counts its tests. A check that fails without a failed test (a file that does not load, a type
 * error) counts as one failure.
 *
 * @param {import('./checks.mjs').Check} check
 * @param {(text: string) => void} onOutput
 * @returns {Promise<Result>}
 */
export async function runCheck({ name, commands, report, budgetSeconds }, onOutput) {
  const started = Date.now();
  let ok = true;
  for (const [command = '', ...args] of commands) {
    try {
      await runChild(command, args, {
        cwd: project,
        env: { ...toolEnvironment(), ...colorVariables, ...(report && { [REPORT_VARIABLE]: report }) },
        onOutput,
      });
    } catch (error) {
      if (!(error instanceof ChildFailed)) throw error;
      ok = false;
    }
  }
  const counts = report && existsSync(report) ? readReport(report) : emptyReport();
  if (counts.failed > 0) ok = false;
  if (!ok && counts.failed === 0) counts.failed = 1;
  return { name, seconds: (Date.now() - started) / 1000, budgetSeconds, ok, ...counts };
}
