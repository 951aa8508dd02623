import { startChild } from './setup/children.mjs';
import { storefront } from './setup/client-builds.mjs';
import { launch } from './setup/launch.mjs';
import { node24, project, serverEnvironment, serverFlags, toolEnvironment } from './setup/project.mjs';
import { printReady } from './setup/ready.mjs';

// Runs on the machine's Node, from version 20, before anything is installed: it must not import packages.

await launch([storefront], serve);

/**
 * Runs the server until it ends, and returns its exit code.
 *
 * @param {import('./setup/launch.mjs').Launch} launch
 * @returns {Promise<number>}
 */
function serve({ steps, interrupted }) {
  const server = startChild(node24, [...serverFlags, 'api/src/server.ts'], {
    cwd: project,
    env: { SEED: 'demo', LOG_LEVEL: 'warn', ...serverEnvironment, ...toolEnvironment() },
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
      if (interrupted()) step?.drop();
      resolve(code ?? 1);
    });
  });
}
