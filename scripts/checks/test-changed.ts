import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runChild, signalChildren } from '../setup/children.mjs';
import { project, tool } from '../setup/project.mjs';
import { concernedBy } from './changed/concerned.ts';
import { typeChecks } from './checks.mjs';
import { runCheck } from './run-check.mjs';
import { summary } from './summary.mjs';

// Runs what a change can break: the files that differ from the last commit, or with --since from another one; if
// nothing differs, those of the last commit. Only `npm test` is decisive.

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => signalChildren(signal));

const { since } = parseArgs({ options: { since: { type: 'string' } } }).values;
const files = await changedFiles(since);
process.stdout.write(`${files.length} changed files\n`);
const { lint, unit, http, browser } = concernedBy(files);
const results = [];
for (const { name, commands } of [
  {
    name: 'lint',
    commands:
      lint.length > 0
        ? [[tool('biome'), 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...lint]]
        : [],
  },
  { name: 'directions', commands: [[tool('node'), 'scripts/directions.ts']] },
  { name: 'types', commands: typeChecks },
  {
    name: 'unit',
    commands: unit.length > 0 ? [[tool('vitest'), 'related', '--run', '--project', 'unit', ...unit]] : [],
  },
  {
    name: 'http',
    commands:
      http.length > 0 ? [[tool('vitest'), 'run', '--project', 'http', '--project', 'control', ...http]] : [],
  },
  { name: 'browser', commands: browser.length > 0 ? [[tool('playwright'), 'test', ...browser]] : [] },
]) {
  if (commands.length === 0) continue;
  process.stdout.write(`\n── ${name} ${'─'.repeat(60 - name.length)}\n`);
  results.push(await runCheck({ name, commands }, text => void process.stdout.write(text)));
}
process.stdout.write(summary(results));
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;

async function changedFiles(base: string | undefined): Promise<string[]> {
  const git = async (...args: string[]): Promise<string[]> =>
    String(await runChild('git', args, { cwd: project })).split('\n');
  const differing = await git('diff', '--name-only', base ?? 'HEAD');
  const added = await git('ls-files', '--others', '--exclude-standard');
  const files = [...differing, ...added].filter(file => file !== '');
  const all = files.length > 0 || base ? files : await git('diff', '--name-only', 'HEAD~1', 'HEAD');
  return all.filter(file => file !== '' && existsSync(join(project, file)));
}
