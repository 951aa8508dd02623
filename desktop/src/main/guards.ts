import type { App, Session, WebContents } from 'electron';
import { isOwnUrl } from './app-origin.ts';

/** Full screen is the page's own button; every other permission (camera, notifications, USB …) is denied. */
const GRANTED = new Set(['fullscreen']);

/** Denies what a page may ask of the machine. */
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

/** Keeps every window on the app's page: no navigation away, no new windows, no pages within the page. */
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
