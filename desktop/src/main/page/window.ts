import type { BrowserWindowConstructorOptions } from 'electron';

/**
 * The app's window. The page has no Node, runs in the operating system's sandbox and is isolated from the preload
 * script (R127).
 */
export const windowOptions = (preload: string, devTools: boolean): BrowserWindowConstructorOptions => ({
  width: 1440,
  height: 900,
  minWidth: 800,
  minHeight: 600,
  // Shown after the first paint, to avoid a white flash at a dark gate.
  show: false,
  backgroundColor: '#0a2233',
  autoHideMenuBar: true,
  webPreferences: {
    preload,
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    spellcheck: false,
    // Installed apps have none.
    devTools,
  },
});
