import type { App, Session, WebContents } from 'electron';
import { isOwnUrl } from './app-origin.ts';

/** The page may use full screen; every other permission (camera, notifications, USB …) is denied. */
const GRANTED = new Set(['fullscreen']);

/** Denies permissions and devices to pages. */
export function denyPermissions(
  session: Pick<
    Session,
    'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler'
  >,
): void {
  session.setPermissionRequestHandler((contents, permission, answer) =>
    answer(GRANTED.has(permission) && isOwnUrl(contents.getURL())),
  );
  session.setPermissionCheckHandler(
    (_contents, permission, origin) => GRANTED.has(permission) && isOwnUrl(origin),
  );
  session.setDevicePermissionHandler(() => false);
}

/** Any URL outside this computer, and its files: pages may load only what the app serves. */
const BEYOND = ['http://*/*', 'https://*/*', 'ws://*/*', 'wss://*/*', 'ftp://*/*', 'file://*/*'];

/** Cancels requests that a page makes itself: only the station calls the server. */
export function refuseNetwork({ webRequest }: Pick<Session, 'webRequest'>): void {
  webRequest.onBeforeRequest({ urls: BEYOND }, (_request, answer) => answer({ cancel: true }));
}

/** Keeps every window on the app's page: no navigation elsewhere, no new windows, no embedded pages. */
export function confineWindows(app: Pick<App, 'on'>): void {
  app.on('web-contents-created', (_event, contents) => confine(contents));
}

function confine(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  contents.on('will-navigate', event => {
    if (!isOwnUrl(event.url)) event.preventDefault();
  });
  contents.on('will-redirect', event => {
    if (!isOwnUrl(event.url)) event.preventDefault();
  });
  contents.on('will-attach-webview', event => event.preventDefault());
}
