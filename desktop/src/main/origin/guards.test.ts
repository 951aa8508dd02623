import { EventEmitter } from 'node:events';
import type { App, Session, WebContents } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import { isOwnUrl } from './app-origin.ts';
import { appScheme, serveApp } from './app-protocol.ts';
import { confineWindows, denyPermissions } from './guards.ts';

test.each([
  ['app://gangway/', true],
  ['app://gangway/ship/shipOrder?page=2', true],
  ['app://gangway.example/', false],
  ['app://other/', false],
  ['https://gangway/', false],
  ['file:///etc/passwd', false],
  ['about:blank', false],
  ['app:gangway', false],
  ['', false],
])('%s is our own page: %s', (address, own) => {
  expect(isOwnUrl(address)).toBe(own);
});

test('registers a secure scheme that cannot bypass the Content-Security-Policy', () => {
  expect(appScheme.privileges).toMatchObject({ standard: true, secure: true });
  expect(appScheme.privileges).not.toHaveProperty('bypassCSP');
});

test('serves only the app’s own host', async () => {
  let handle: (request: Request) => Response | Promise<Response> = () => Response.error();
  serveApp(
    {
      handle: (_scheme, handler) => {
        handle = handler as typeof handle;
      },
    },
    { fetch: () => new Response('page') },
  );
  expect(await (await handle({ url: 'app://gangway/login' } as Request)).text()).toBe('page');
  expect((await handle({ url: 'app://other/login' } as Request)).status).toBe(404);
});

describe('permissions', () => {
  const session = {
    setPermissionRequestHandler: vi.fn<Session['setPermissionRequestHandler']>(),
    setPermissionCheckHandler: vi.fn<Session['setPermissionCheckHandler']>(),
    setDevicePermissionHandler: vi.fn<Session['setDevicePermissionHandler']>(),
  };
  denyPermissions(session);
  const request = session.setPermissionRequestHandler.mock.calls[0]?.[0];
  const check = session.setPermissionCheckHandler.mock.calls[0]?.[0];
  const device = session.setDevicePermissionHandler.mock.calls[0]?.[0];
  const page = (url: string) => ({ getURL: () => url }) as WebContents;
  const isGranted = (permission: string, url = 'app://gangway/') => {
    const answer = vi.fn();
    request?.(page(url), permission as 'fullscreen', answer, {} as never);
    return answer.mock.calls[0]?.[0];
  };

  test.each(['media', 'geolocation', 'notifications', 'clipboard-read', 'serial', 'usb', 'openExternal'])(
    'denies %s',
    permission => {
      expect(isGranted(permission)).toBe(false);
      expect(check?.(null, permission as 'serial', 'app://gangway', {} as never)).toBe(false);
    },
  );

  test('grants full screen to our page only', () => {
    expect(isGranted('fullscreen')).toBe(true);
    expect(isGranted('fullscreen', 'https://evil.example/')).toBe(false);
    expect(check?.(null, 'fullscreen', 'app://gangway', {} as never)).toBe(true);
    expect(check?.(null, 'fullscreen', 'https://evil.example', {} as never)).toBe(false);
  });

  test('denies devices', () => {
    expect(device?.({} as never)).toBe(false);
  });
});

describe('windows', () => {
  const app = new EventEmitter();
  confineWindows(app as unknown as App);
  const contents = Object.assign(new EventEmitter(), { setWindowOpenHandler: vi.fn() });
  app.emit('web-contents-created', {}, contents);
  const openWindow = contents.setWindowOpenHandler.mock.calls[0]?.[0];
  const leaves = (event: string, url: string) => {
    const preventDefault = vi.fn();
    contents.emit(event, { url, preventDefault });
    return preventDefault.mock.calls.length === 0;
  };

  test('cannot open other windows', () => {
    expect(openWindow({ url: 'app://gangway/' })).toEqual({ action: 'deny' });
  });

  test.each(['will-navigate', 'will-redirect'])('stay on the page (%s)', event => {
    expect(leaves(event, 'app://gangway/ship/ship')).toBe(true);
    expect(leaves(event, 'https://evil.example/')).toBe(false);
    expect(leaves(event, 'file:///etc/passwd')).toBe(false);
  });

  test('cannot load other pages', () => {
    expect(leaves('will-attach-webview', 'app://gangway/')).toBe(false);
  });
});
