import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ChildFailed, runChild, startChild } from './setup/children.mjs';
import { launch } from './setup/launch.mjs';
import { node24, project, SetupError, tool, toolEnvironment } from './setup/project.mjs';

// Runs on the machine's Node, from version 20, before anything is installed: it must not import packages.

const electron = join(project, 'node_modules/electron');
const desktop = join(project, 'desktop');

await launch([], async ({ steps }) => {
  await step(steps, 'Electron', fetchElectron);
  await step(steps, 'Back office', () =>
    runChild(tool('electron-vite'), ['build', '--logLevel', 'error'], {
      cwd: desktop,
      env: toolEnvironment(),
    }),
  );
  // Chromium refuses to sandbox as root.
  const rights = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const app = startChild(tool('electron'), [desktop, ...rights], {
    env: toolEnvironment(),
    stdio: 'inherit',
  });
  return new Promise(resolve => app.once('exit', code => resolve(code ?? 1)));
});

/** @param {import('./setup/launch.mjs').Launch['steps']} steps */
async function step(steps, /** @type {string} */ title, /** @type {() => Promise<unknown>} */ work) {
  const begun = steps.begin(title);
  try {
    await work();
    begun.done();
  } catch (error) {
    begun.failed();
    if (error instanceof ChildFailed) throw new SetupError(`${title}: ${error.output.trim()}`);
    throw error;
  }
}

/** Electron's package has no binary: it is fetched from outside npm, once. */
async function fetchElectron() {
  if (existsSync(join(electron, 'path.txt'))) return;
  try {
    await runChild(node24, [join(electron, 'install.js')], { cwd: electron, env: toolEnvironment() });
  } catch (error) {
    if (!(error instanceof ChildFailed)) throw error;
    throw new SetupError(
      'Electron’s binary comes from outside npm, and could not be fetched on this machine. The same app runs in a browser: npm run desktop:kiosk',
    );
  }
}
