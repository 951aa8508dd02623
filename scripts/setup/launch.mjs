import { Interrupted, signalChildren } from './children.mjs';
import { endWithParent } from './parent.mjs';
import { prepare } from './prepare.mjs';
import { SetupError } from './project.mjs';
import { createSteps } from './steps.mjs';

// Runs on the machine's Node, from version 20, before anything is installed: it must not import packages.

/**
 * @typedef {object} Launch
 * @property {ReturnType<typeof createSteps>} steps Prints what is being done.
 * @property {() => boolean} interrupted Whether our end was asked for.
 */

/**
 * Prepares what a program needs, then runs it until it ends. When we are asked to end, its children end first.
 *
 * @param {import('./client-builds.mjs').ClientBuild[]} clients what must be built
 * @param {(launch: Launch) => Promise<number>} run returns the exit code
 */
export async function launch(clients, run) {
  let interrupted = false;
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    if (!interrupted && process.stdout.isTTY) process.stdout.write('\n');
    interrupted = true;
    if (signalChildren(signal) === 0) process.exit(130);
  };
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => stop(signal));
  endWithParent(() => stop('SIGTERM'));

  const steps = createSteps();
  try {
    await prepare(steps, clients);
    if (!interrupted) process.exitCode = await run({ steps, interrupted: () => interrupted });
  } catch (error) {
    if (error instanceof Interrupted) process.exit(130);
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
