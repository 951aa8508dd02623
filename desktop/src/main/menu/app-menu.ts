import type { OfficeLanguage } from '@gangway/shared/contract/base/languages.ts';
import type { MenuItemConstructorOptions } from 'electron';
import { shellTexts } from './shell-texts.ts';

interface Surroundings {
  language: OfficeLanguage;
  platform: NodeJS.Platform;
  /** An installed app has no developer tools. */
  isPackaged: boolean;
  appName: string;
}

type Role = NonNullable<MenuItemConstructorOptions['role']>;

/**
 * The app's own menu. On macOS copy and paste need it. It has only what an officer needs, and no shortcut that scanners
 * type (such as Ctrl+J).
 */
export function appMenu({
  language,
  platform,
  isPackaged,
  appName,
}: Surroundings): MenuItemConstructorOptions[] {
  const { menu } = shellTexts[language];
  const item = (role: Role, text: string): MenuItemConstructorOptions => ({
    role,
    label: text.replace('{{app}}', appName),
  });
  const separator: MenuItemConstructorOptions = { type: 'separator' };
  const mac = platform === 'darwin';
  const app: MenuItemConstructorOptions = mac
    ? {
        label: appName,
        submenu: [
          item('about', menu.about),
          separator,
          item('hide', menu.hide),
          item('hideOthers', menu.hideOthers),
          item('unhide', menu.showAll),
          separator,
          item('quit', menu.quit),
        ],
      }
    : { label: menu.file, submenu: [item('close', menu.closeWindow), separator, item('quit', menu.quit)] };
  return [
    app,
    {
      label: menu.edit,
      submenu: [
        item('undo', menu.undo),
        item('redo', menu.redo),
        separator,
        item('cut', menu.cut),
        item('copy', menu.copy),
        item('paste', menu.paste),
        item('selectAll', menu.selectAll),
      ],
    },
    {
      label: menu.view,
      submenu: [
        item('reload', menu.reload),
        ...(isPackaged ? [] : [item('toggleDevTools', menu.developerTools)]),
        separator,
        item('resetZoom', menu.actualSize),
        item('zoomIn', menu.zoomIn),
        item('zoomOut', menu.zoomOut),
        separator,
        item('togglefullscreen', menu.fullScreen),
      ],
    },
    ...(mac
      ? [{ label: menu.window, submenu: [item('minimize', menu.minimize), item('close', menu.closeWindow)] }]
      : []),
  ];
}
