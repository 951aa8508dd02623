import { officeLanguages } from '@gangway/shared/contract/base/languages.ts';
import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, test } from 'vitest';
import { appMenu } from './app-menu.ts';
import { shellLanguage } from './shell-texts.ts';

const platforms = ['darwin', 'win32', 'linux'] as const;
const built = (options: Partial<Parameters<typeof appMenu>[0]> = {}) =>
  appMenu({ language: 'en', platform: 'linux', isPackaged: true, appName: 'Gangway', ...options });
const itemsOf = (menu: MenuItemConstructorOptions[]) =>
  menu.flatMap(({ submenu }) => submenu as MenuItemConstructorOptions[]);
const rolesOf = (menu: MenuItemConstructorOptions[]) => itemsOf(menu).flatMap(({ role }) => role ?? []);

describe.each(platforms)('on %s', platform => {
  test('has copy and paste, zoom, reload and quit', () => {
    expect(rolesOf(built({ platform }))).toEqual(
      expect.arrayContaining([
        'cut',
        'copy',
        'paste',
        'selectAll',
        'zoomIn',
        'zoomOut',
        'resetZoom',
        'reload',
        'quit',
      ]),
    );
  });

  test('has no developer tools in an installed app', () => {
    expect(rolesOf(built({ platform }))).not.toContain('toggleDevTools');
    expect(rolesOf(built({ platform, isPackaged: false }))).toContain('toggleDevTools');
  });

  test.each(officeLanguages)('has a label in %s for every item', language => {
    const menu = built({ platform, language });
    for (const { label, type } of [...menu, ...itemsOf(menu)])
      if (type !== 'separator') expect(label).toMatch(/^(?!.*\{\{).+$/);
    const words = [...menu, ...itemsOf(menu)].map(({ label }) => label ?? '');
    expect(words.some(word => /\p{Script=Han}/u.test(word))).toBe(language === 'zh');
  });
});

test('has an app menu with quit on macOS', () => {
  const [app] = built({ platform: 'darwin' });
  expect(app?.label).toBe('Gangway');
  expect(itemsOf([app ?? {}]).at(-1)).toEqual({ role: 'quit', label: 'Quit Gangway' });
});

test.each([
  ['zh-CN', 'zh'],
  ['zh_TW', 'zh'],
  ['en-MY', 'en'],
  ['ms', 'en'],
  ['', 'en'],
])('a computer in %s has the shell speak %s', (locale, language) => {
  expect(shellLanguage(locale)).toBe(language);
});
