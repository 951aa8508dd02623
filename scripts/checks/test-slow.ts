import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { endWithParent } from '../setup/parent.mjs';
import { node24, project, toolEnvironment } from '../setup/project.mjs';

// Runs `npm test` on one processor core that is shared with a busy loop, so that tests that depend on a fast machine
// fail. Tests are not retried. `--times 3` runs it three times in a row; other options are passed on, such as `--only
// http`.

const { values, tokens } = parseArgs({
  options: { times: { type: 'string', default: '1' }, only: { type: 'string' }, whole: { type: 'boolean' } },
  tokens: true,
});
const handedOn = tokens.flatMap(token =>
  token.kind === 'option' && token.name !== 'times'
    ? [token.rawName, ...(token.value === undefined ? [] : [token.value])]
    : [],
);

/** Spins until its parent has ended. */
const BUSY = 'const parent = process.ppid; while (process.ppid === parent);';

const core = firstCore();
const running = new Set<ChildProcess>();
const stop = (signal: NodeJS.Signals) => {
  for (const child of running) child.kill(signal);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal));
endWithParent(() => stop('SIGTERM'));

const busy = onCore([node24, '-e', BUSY]);
let code = 0;
for (let time = 1; time <= Number(values.times) && code === 0; time++) {
  process.stdout.write(`\n── ${time} of ${values.times}, on core ${core} with a busy loop beside it\n`);
  const [exitCode] = await once(onCore([node24, 'scripts/test.mjs', ...handedOn]), 'exit');
  code = exitCode ?? 130;
}
busy.kill('SIGKILL');
process.exitCode = code;

function onCore(command: string[]): ChildProcess {
  const child = spawn('taskset', ['--cpu-list', String(core), ...command], {
    cwd: project,
    env: { ...toolEnvironment(), CI: undefined },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** The first core that this process may run on. */
function firstCore(): number {
  const [, list] = /^Cpus_allowed_list:\s*(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  if (list === undefined) throw new Error('Only Linux says which processor cores a process may run on.');
  return Number(list);
}
