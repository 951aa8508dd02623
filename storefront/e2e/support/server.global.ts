import { startDemoServer } from '../../../scripts/demo-server.ts';
import { prepare } from '../../../scripts/setup/prepare.mjs';
import { createSteps } from '../../../scripts/setup/steps.mjs';

/** A real server for the browser tests, on data of its own that are thrown away afterwards. */
export default async function startServer(): Promise<() => Promise<void>> {
  await prepare(createSteps());
  const { stop } = await startDemoServer(Number(process.env.GANGWAY_E2E_PORT));
  return stop;
}
