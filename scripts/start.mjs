import { Interrupted, signalChildren, startChild } from './setup/children.mjs';
import { endWithParent } from './setup/parent.mjs';
import { prepare } from './setup/prepare.mjs';
import { node24, project, SetupError, toolEnvironment } from './setup/project.mjs';
import { printReady } from './setup/ready.mjs';
import { createSteps } from './setup/steps.mjs';

// Runs on the Node that the machine has, from 20 on, and before anything is installed: no dependency in here.

for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => stop(signal));
endWithParent(() => stop('SIGTERM'));

let interrupted = false;
const steps = createSteps();

try {
  await prepare(steps);
  if (!interrupted) process.exitCode = await serve();
} catch (error) {
  if (error instanceof Interrupted) process.exit(130);
  if (!(error instanceof SetupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** Children end first; we follow when they have. */
function stop(/** @type {NodeJS.Signals} */ signal) {
  if (!interrupted && process.stdout.isTTY) process.stdout.write('\n');
  interrupted = true;
  if (signalChildren(signal) === 0) process.exit(130);
}

/** Runs the server until it ends, and returns its exit code. */
function serve() {
  const server = startChild(node24, ['api/src/server.ts'], {
    cwd: project,
    env: { SEED: 'demo', LOG_LEVEL: 'warn', ...toolEnvironment() },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  /** @type {ReturnType<typeof steps.begin> | undefined} */
  let step;
  server.on('message', (/** @type {any} */ message) => {
    if (message.kind === 'step') step = steps.begin(message.text);
    if (message.kind === 'note') step?.note(message.text);
    if (message.kind === 'done') step = void step?.done(message.text);
    if (message.kind === 'ready') printReady(message);
    if (message.kind === 'failed') {
      step?.failed();
      process.stderr.write(`${message.text}\n`);
    }
  });
  return new Promise(resolve => {
    server.once('exit', code => {
      if (interrupted) step?.drop();
      resolve(code ?? 1);
    });
  });
}
