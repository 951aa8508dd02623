import { parseArgs } from 'node:util';
import { allChecks } from './checks/checks.mjs';
import { runCheck } from './checks/run-check.mjs';
import { summary } from './checks/summary.mjs';
import { Interrupted, signalChildren } from './setup/children.mjs';
import { backOffice, storefront } from './setup/client-builds.mjs';
import { makeOwnFolder, removeOwnFolder } from './setup/own-folder.mjs';
import { endWithParent } from './setup/parent.mjs';
import { prepare, preparePackages } from './setup/prepare.mjs';
import { SetupError } from './setup/project.mjs';
import { createSteps } from './setup/steps.mjs';
import { installTools, unpackPrograms } from './setup/test-tools.mjs';

// Runs on the machine's Node, from version 20, before anything is installed: it must not import packages.

const stop = (/** @type {NodeJS.Signals} */ signal) => signalChildren(signal) === 0 && process.exit(130);
for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => stop(signal));
endWithParent(() => stop('SIGTERM'));

const { only, whole } = parseArgs({
  options: { only: { type: 'string' }, whole: { type: 'boolean' } },
}).values;
process.env.GANGWAY_PROOFS = whole ? 'whole' : 'short';

// The short form writes small, short-lived files, and a disk costs a tenth of its time.
const folder = makeOwnFolder('gangway-tests-', { inMemory: !whole });
try {
  const rows = chosen(allChecks(folder, whole ?? false));
  await install(rows.flat().map(check => check.name));
  const results = [];
  for (const row of rows) results.push(...(await Promise.all(row.map(check => show(check, row.length > 1)))));
  process.stdout.write(summary(results));
  process.exitCode = results.every(result => result.ok) ? 0 : 1;
} catch (error) {
  if (!(error instanceof SetupError) && !(error instanceof Interrupted)) throw error;
  if (error instanceof SetupError) process.stderr.write(`${error.message}\n`);
  process.exitCode = error instanceof Interrupted ? 130 : 1;
} finally {
  await removeOwnFolder(folder);
}

/** `--only http,unit` leaves out everything else; `--whole` runs proofs that take long in full (`proofs.ts`). */
function chosen(/** @type {import('./checks/checks.mjs').Check[][]} */ rows) {
  if (only === undefined) return rows;
  const checkNames = rows.flat().map(check => check.name);
  const unknown = only.split(',').filter(name => !checkNames.includes(name));
  if (unknown.length > 0)
    throw new SetupError(`There is no check "${unknown[0]}": choose from ${checkNames.join(', ')}.`);
  return rows.map(row => row.filter(check => only.split(',').includes(check.name)));
}

/** Debian packages first, so that users who cannot install them are told at once. */
async function install(/** @type {string[]} */ checks) {
  const steps = createSteps();
  await installTools(steps, checks);
  await (checks.includes('browser') ? prepare(steps, [storefront, backOffice]) : preparePackages(steps));
  await unpackPrograms(steps, checks);
}

/** The output of a check that runs alone is shown as it runs, that of concurrent checks when they are done. */
async function show(
  /** @type {import('./checks/checks.mjs').Check} */ check,
  /** @type {boolean} */ besideOthers,
) {
  const heading = `\n── ${check.name} ${'─'.repeat(60 - check.name.length)}\n`;
  if (!besideOthers) process.stdout.write(heading);
  let held = '';
  const result = await runCheck(check, text => {
    if (besideOthers) held += text;
    else process.stdout.write(text);
  });
  if (besideOthers) process.stdout.write(heading + held);
  return result;
}
