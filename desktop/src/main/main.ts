import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { OfficeLanguage } from '@gangway/shared/contract/base/languages.ts';
import { app, BrowserWindow, dialog, ipcMain, Menu, protocol, safeStorage, session, shell } from 'electron';
import type { DocumentOutlet } from '../station/documents/outlet.ts';
import { systemClock } from '../station/lib/clock.ts';
import { openStation, type Station } from '../station/station.ts';
import { readApiUrl } from './configuration.ts';
import {
  createShownDocuments,
  DOCUMENT_PARTITION,
  prepareDocumentSession,
} from './documents/document-session.ts';
import { openDocumentWindow } from './documents/electron-window.ts';
import { createWindowOutlet } from './documents/window-outlet.ts';
import { forwardEvents, serveBridge } from './ipc.ts';
import { createKeychainVault } from './keychain-vault.ts';
import { appMenu } from './menu/app-menu.ts';
import { shellLanguage, shellTexts } from './menu/shell-texts.ts';
import { APP_ORIGIN } from './origin/app-origin.ts';
import { appScheme, serveApp } from './origin/app-protocol.ts';
import { confineWindows, denyPermissions, refuseNetwork } from './origin/guards.ts';
import { askBeforeLeaving } from './page/ask-before-leaving.ts';
import { bringBack } from './page/bring-back.ts';
import { keepAlive } from './page/keep-alive.ts';
import { stoppedPageAddress } from './page/stopped-page.ts';
import { windowOptions } from './page/window.ts';
import { followUpdates } from './updates.ts';

app.enableSandbox();
protocol.registerSchemesAsPrivileged([appScheme]);

let mainWindow: BrowserWindow | null = null;

const report = (line: string) => process.stderr.write(`${line}\n`);

// Two instances would share one cache and one scanner.
if (app.requestSingleInstanceLock()) {
  confineWindows(app);
  app.on('second-instance', () => bringBack(mainWindow));
  app.on('window-all-closed', () => app.quit());
  app.whenReady().then(start, fail);
} else {
  app.quit();
}

async function start(): Promise<void> {
  try {
    const data = app.getPath('userData');
    const language = shellLanguage(app.getLocale());
    const documents = createShownDocuments();
    const outlet = createWindowOutlet({
      documents,
      openWindow: title => openDocumentWindow(title, !app.isPackaged),
      listPrinters: async () => (await mainWindow?.webContents.getPrintersAsync()) ?? [],
      newId: randomUUID,
    });
    const station = await openStation({
      apiUrl: await readApiUrl({
        environment: process.env.GANGWAY_API_URL,
        file: join(data, 'station.json'),
        built: import.meta.env.MAIN_VITE_API_URL,
      }),
      rendererDir: join(import.meta.dirname, '../renderer'),
      vault: createKeychainVault(safeStorage, join(data, 'token')),
      // Without a keychain, a file: a workplace must keep its identity after a restart.
      ...((await safeStorage.isAsyncEncryptionAvailable()) && {
        keyVault: createKeychainVault(safeStorage, join(data, 'station.key')),
      }),
      dataDir: data,
      clock: systemClock,
      about: { version: app.getVersion(), shell: 'electron' },
      report: fault => report(String(fault instanceof Error ? fault.stack : fault)),
      outlet,
      openBrowser: address => shell.openExternal(address),
    });
    denyPermissions(session.defaultSession);
    refuseNetwork(session.defaultSession);
    prepareDocumentSession(session.fromPartition(DOCUMENT_PARTITION), documents);
    Menu.setApplicationMenu(
      Menu.buildFromTemplate(
        appMenu({ language, platform: process.platform, isPackaged: app.isPackaged, appName: app.getName() }),
      ),
    );
    serveApp(protocol, station.site);
    serveBridge(ipcMain, station.dispatch);
    closeWith(app, station);
    await openWindow(station, outlet, language);
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

async function openWindow(station: Station, outlet: DocumentOutlet, language: OfficeLanguage): Promise<void> {
  const preload = join(import.meta.dirname, '../preload/preload.cjs');
  const window = new BrowserWindow(windowOptions(preload, !app.isPackaged));
  mainWindow = window;
  // The app ends with its window, even if documents are still open.
  window.once('closed', () => {
    mainWindow = null;
    outlet.clear();
  });
  const { stopped, leave } = shellTexts[language];
  const stoppedPage = stoppedPageAddress(language, stopped);
  keepAlive(window, { elapsedMs: systemClock.elapsedMs, report, stoppedPage });
  askBeforeLeaving(window.webContents, options => dialog.showMessageBoxSync(window, options), leave);
  window.once('ready-to-show', () => window.show());
  forwardEvents(station.eventPublisher, window.webContents);
  await window.loadURL(`${APP_ORIGIN}/`);
}

function fail(fault: unknown): void {
  dialog.showErrorBox('Gangway cannot start', fault instanceof Error ? fault.message : String(fault));
  app.exit(1);
}
