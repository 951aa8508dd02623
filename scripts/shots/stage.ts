import { type Browser, chromium } from 'playwright';
import { freePort } from '../../api/src/lib/process/free-port.ts';
import { startDemoServer } from '../servers/demo-server.ts';
import { findChromium } from '../setup/browser.mjs';
import { type ClientBuild, prepare } from '../setup/prepare.mjs';
import type { createSteps } from '../setup/steps.mjs';
import { installTools } from '../setup/test-tools.mjs';

/** What pictures are taken with. `url` is the address of a server with the demonstration's data. */
export interface Stage {
  browser: Browser;
  url: string;
}

/** Installs and builds what is missing, and starts a server and a browser. Both end with the work, also if it fails. */
export async function onStage(
  steps: ReturnType<typeof createSteps>,
  clients: ClientBuild[],
  work: (stage: Stage) => Promise<void>,
): Promise<void> {
  await installTools(steps, ['pictures']);
  await prepare(steps, clients);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const server = await startDemoServer(await freePort());
    try {
      await work({ browser, url: server.url });
    } finally {
      await server.stop();
    }
  } finally {
    await browser.close();
  }
}
