import { once } from 'node:events';
import { BrowserWindow } from 'electron';
import { DOCUMENT_PARTITION } from './document-session.ts';
import type { DocumentWindow } from './window-outlet.ts';

/** The viewer reports when the document can be printed; this is the limit if it does not. */
const READY_MS = 3_000;

/** A window with Chromium's own PDF viewer: no bridge, no script of ours, and its own session (R205). */
export function openDocumentWindow(title: string, devTools: boolean): DocumentWindow {
  const window = new BrowserWindow({
    width: 900,
    height: 1000,
    minWidth: 500,
    minHeight: 400,
    show: false,
    title,
    autoHideMenuBar: true,
    webPreferences: {
      partition: DOCUMENT_PARTITION,
      // The PDF viewer is a plug-in of Chromium.
      plugins: true,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      navigateOnDragDrop: false,
      spellcheck: false,
      devTools,
    },
  });
  const { webContents } = window;
  webContents.on('render-process-gone', () => window.destroy());
  // An undocumented Electron event, so the wait ends without it as well.
  const ready = once(webContents as unknown as NodeJS.EventEmitter, '-pdf-ready-to-print', {
    signal: AbortSignal.timeout(READY_MS + READY_MS),
  }).catch(() => undefined);
  return {
    load: address => webContents.loadURL(address),
    show: () => window.show(),
    async print(options) {
      await Promise.race([ready, new Promise(resolve => setTimeout(resolve, READY_MS))]);
      return new Promise((resolve, reject) => {
        try {
          webContents.print(options, (success, reason) => resolve({ success, reason }));
        } catch (error) {
          reject(error);
        }
      });
    },
    close: () => !window.isDestroyed() && window.destroy(),
    onClosed: listener => window.once('closed', listener),
  };
}
