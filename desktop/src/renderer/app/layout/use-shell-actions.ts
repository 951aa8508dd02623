import {
  Keyboard,
  KeyRound,
  Languages,
  LogOut,
  Maximize,
  PanelLeft,
  Printer,
  ShieldCheck,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguageSwitch } from '../../lib/page/use-language-switch.ts';
import { changePreferences, themes } from '../../lib/preferences/preferences.ts';
import { themeIcons } from '../../ui/actions/theme-menu.tsx';
import type { PaletteAction } from '../palette/palette.tsx';
import type { Overlay } from './overlay.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useLogOut } from './use-log-out.ts';

/** The shell's actions for the command palette. */
export function useShellActions(
  onOverlay: (overlay: Overlay) => void,
  onSidebar: () => void,
): PaletteAction[] {
  const { t } = useTranslation('frame');
  const logOut = useLogOut();
  const fullScreen = useFullScreen();
  const { other, switchTo } = useLanguageSwitch();
  return [
    { id: 'sidebar', label: t('shortcuts.sidebar'), icon: PanelLeft, shortcut: 'mod+b', run: onSidebar },
    {
      id: 'full-screen',
      label: t(fullScreen.on ? 'shell.leaveFullScreen' : 'shell.fullScreen'),
      icon: Maximize,
      run: fullScreen.toggle,
    },
    { id: 'language', label: other.name, icon: Languages, run: () => switchTo(other.language) },
    ...themes.map(theme => ({
      id: `theme ${theme}`,
      label: `${t('shell.theme')}: ${t(`theme.${theme}`)}`,
      icon: themeIcons[theme],
      run: () => changePreferences({ theme }),
    })),
    { id: 'sheet', label: t('shell.keys'), icon: Keyboard, shortcut: '?', run: () => onOverlay('sheet') },
    { id: 'printer', label: t('shell.receiptPrinter'), icon: Printer, run: () => onOverlay('printer') },
    { id: 'password', label: t('shell.changePassword'), icon: KeyRound, run: () => onOverlay('password') },
    {
      id: 'second-factor',
      label: t('shell.secondFactor'),
      icon: ShieldCheck,
      run: () => onOverlay('second-factor'),
    },
    { id: 'log-out', label: t('shell.logOut'), icon: LogOut, run: logOut },
  ];
}
