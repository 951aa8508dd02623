import { accessSync, constants } from 'node:fs';
import { Interrupted } from './children.mjs';
import { buildClient, clientIsCurrent } from './client-builds.mjs';
import { withSetupLock } from './lock.mjs';
import { installPackages, packagesAreCurrent } from './packages.mjs';
import { project, SetupError } from './project.mjs';

/** @typedef {ReturnType<typeof import('./steps.mjs').createSteps>} Steps */

/** @typedef {import('./client-builds.mjs').ClientBuild} ClientBuild */

/** Installs packages and builds clients if needed, and reports it. */
export async function prepare(/** @type {Steps} */ steps, /** @type {ClientBuild[]} */ clients) {
  await preparePackages(steps);
  for (const client of clients)
    await ensure(
      steps,
      client.title,
      () => clientIsCurrent(client),
      () => buildClient(client),
    );
}

/** Only the packages. */
export async function preparePackages(/** @type {Steps} */ steps) {
  await ensure(steps, 'Packages', packagesAreCurrent, installPackages);
}

async function ensure(
  /** @type {Steps} */ steps,
  /** @type {string} */ title,
  /** @type {() => boolean} */ isCurrent,
  /** @type {(note: (text: string) => void) => Promise<void>} */ make,
) {
  const step = steps.begin(title);
  try {
    if (isCurrent()) return step.done('up to date');
    requireWritable();
    await withSetupLock(async () => {
      if (!isCurrent()) await make(step.note);
    });
    step.done();
  } catch (error) {
    if (error instanceof Interrupted) step.drop();
    else step.failed();
    throw error;
  }
}

function requireWritable() {
  try {
    accessSync(project, constants.W_OK);
  } catch {
    throw new SetupError(
      `The folder ${project} cannot be written, and something in it has to be installed or built: make it writable.`,
    );
  }
}
