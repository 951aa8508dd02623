import { availableParallelism } from 'node:os';
import { type Browser, chromium } from 'playwright';
import { StartError } from '../../../api/src/lib/process/start-error.ts';
import { findChromium } from '../../setup/browser.mjs';
import { pinTo } from '../processor-share.ts';

/** The processor of the page that is measured. */
const PAGES = 0;

/** Of each browser of this bench: its pages run on their own processor (decision 68). */
export const browserFlags = ['--no-sandbox', `--renderer-cmd-prefix=taskset --cpu-list ${PAGES}`];

/** A browser without a window, whose pages have a processor to themselves. The caller closes it. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: browserFlags });

/**
 * Leaves a processor to the page that is measured: this process, and what it starts from now on (server, database, Lighthouse, and the
 * browser's threads that draw), run on the others.
 * @throws {StartError} on a machine with one processor.
 */
export function leaveProcessorToPage(): void {
  const processors = availableParallelism();
  if (processors < 2)
    throw new StartError('A page is measured on a processor of its own: this machine has only one.');
  pinTo(process.pid, `${PAGES + 1}-${processors - 1}`);
}
