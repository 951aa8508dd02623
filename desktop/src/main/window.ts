import type { BrowserWindowConstructorOptions } from 'electron';

/**
 * The app's window. The page has no Node, runs in the operating system's sandbox and in a world apart from the preload
 * script's (R127).
 */
export const windowOptions = (preload: string): BrowserWindowConstructorOptions => ({
  width: 1440,
  height: 900,
  minWidth: 800,
  minHeight: 600,
  // Shown when it is painted: a white flash in a dark gate blinds.
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
  },
});
