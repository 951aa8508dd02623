import { join } from 'node:path';
import { app, BrowserWindow, dialog, ipcMain, protocol, safeStorage, session } from 'electron';
import { systemClock } from '../station/lib/clock.ts';
import { openStation, type Station } from '../station/station.ts';
import { APP_ORIGIN } from './app-origin.ts';
import { appScheme, serveApp } from './app-protocol.ts';
import { readApiUrl } from './configuration.ts';
import { confineWindows, denyPermissions } from './guards.ts';
import { forwardEvents, serveBridge } from './ipc.ts';
import { createKeychainVault } from './keychain-vault.ts';
import { followUpdates } from './updates.ts';
import { windowOptions } from './window.ts';

app.enableSandbox();
protocol.registerSchemesAsPrivileged([appScheme]);

// Two instances would share one cache and one scanner.
if (app.requestSingleInstanceLock()) {
  confineWindows(app);
  app.on('second-instance', () => BrowserWindow.getAllWindows()[0]?.focus());
  app.on('window-all-closed', () => app.quit());
  app.whenReady().then(start, fail);
} else {
  app.quit();
}

async function start(): Promise<void> {
  try {
    const data = app.getPath('userData');
    const station = await openStation({
      apiUrl: await readApiUrl({
        environment: process.env.GANGWAY_API_URL,
        file: join(data, 'station.json'),
        built: import.meta.env.MAIN_VITE_API_URL,
      }),
      rendererDir: join(import.meta.dirname, '../renderer'),
      vault: createKeychainVault(safeStorage, join(data, 'token')),
      // Without a keychain a file: a workplace has to be itself after a restart.
      ...((await safeStorage.isAsyncEncryptionAvailable()) && {
        keyVault: createKeychainVault(safeStorage, join(data, 'station.key')),
      }),
      dataDir: data,
      clock: systemClock,
      about: { version: app.getVersion(), shell: 'electron' },
      report: fault => process.stderr.write(`${fault instanceof Error ? fault.stack : fault}\n`),
    });
    denyPermissions(session.defaultSession);
    serveApp(protocol, station.site);
    serveBridge(ipcMain, station.dispatch);
    closeWith(app, station);
    await openWindow(station);
    if (app.isPackaged) followUpdates();
  } catch (fault) {
    fail(fault);
  }
}

/** Quits after the station has released its files and its scanner. */
function closeWith(app: Electron.App, station: Station): void {
  let closed = false;
  app.on('will-quit', event => {
    if (closed) return;
    event.preventDefault();
    void station.close().finally(() => {
      closed = true;
      app.quit();
    });
  });
}

async function openWindow(station: Station): Promise<void> {
  const window = new BrowserWindow(windowOptions(join(import.meta.dirname, '../preload/preload.cjs')));
  window.once('ready-to-show', () => window.show());
  forwardEvents(station.eventPublisher, window.webContents);
  await window.loadURL(`${APP_ORIGIN}/`);
}

function fail(fault: unknown): void {
  dialog.showErrorBox('Gangway cannot start', fault instanceof Error ? fault.message : String(fault));
  app.exit(1);
}
