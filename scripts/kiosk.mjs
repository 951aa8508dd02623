import { startChild } from './setup/children.mjs';
import { backOffice } from './setup/client-builds.mjs';
import { launch } from './setup/launch.mjs';
import { node24, project, toolEnvironment } from './setup/project.mjs';

// Runs on the machine's Node, from version 20, before anything is installed: it must not import packages.

await launch(
  [backOffice],
  () =>
    new Promise(resolve => {
      const kiosk = startChild(node24, ['desktop/src/kiosk/main.ts'], {
        cwd: project,
        env: toolEnvironment(),
        stdio: 'inherit',
      });
      kiosk.once('exit', code => resolve(code ?? 1));
    }),
);
