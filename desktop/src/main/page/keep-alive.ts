import type { BrowserWindow } from 'electron';
import { APP_ORIGIN } from '../origin/app-origin.ts';
import { createRecovery } from './recovery.ts';

type KeptWindow = Pick<BrowserWindow, 'on' | 'isDestroyed' | 'loadURL'> & {
  webContents: Pick<BrowserWindow['webContents'], 'on' | 'reload' | 'forcefullyCrashRenderer'>;
};

interface Surroundings {
  elapsedMs: () => number;
  report: (line: string) => void;
  /** The URL of the plain page that tells the user what to do. */
  stoppedPage: string;
}

/** Reloads a window's page when it crashes or hangs (R206). */
export function keepAlive(window: KeptWindow, { elapsedMs, report, stoppedPage }: Surroundings): void {
  const { webContents } = window;
  const load = (address: string) =>
    void window.loadURL(address).catch(error => report(`The page was not loaded: ${error.message}`));
  let stopped = false;
  const recovery = createRecovery({
    elapsedMs,
    report,
    page: {
      // After the plain page, a reload must load the app again.
      reload: () => (stopped ? load(`${APP_ORIGIN}/`) : webContents.reload()),
      end: () => webContents.forcefullyCrashRenderer(),
      giveUp: () => load(stoppedPage),
    },
  });
  webContents.on('did-navigate', (_event, address) => {
    stopped = address.startsWith('data:');
  });
  webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (!window.isDestroyed()) recovery.gone(reason, exitCode);
  });
  window.on('unresponsive', recovery.unresponsive);
  window.on('responsive', recovery.responsive);
  window.on('closed', recovery.responsive);
}
