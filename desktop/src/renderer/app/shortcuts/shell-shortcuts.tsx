import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { leavesOf, type MenuEntry } from '../../lib/menu/menu.ts';
import { useMenu, useMenuTitle } from '../../lib/menu/use-menu.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { ShortcutSheet } from './shortcut-sheet.tsx';

/** The screens that have a shortcut, pressed after `g`. */
const shortcutKeys: Readonly<Record<string, string>> = {
  dashboard: 'd',
  shipOrder: 'o',
  sailing: 's',
  roomManagement: 'r',
  roomCheckInManagement: 'c',
  shipWriteOff: 't',
  paymentRecord: 'p',
  userInfoRecord: 'u',
};

interface ShellShortcutsProps {
  onPalette: () => void;
  onSidebar: () => void;
  sheetOpen: boolean;
  onSheet: (open: boolean) => void;
}

/** The shortcuts of every screen, and the sheet that lists all shortcuts. */
export function ShellShortcuts({ onPalette, onSidebar, sheetOpen, onSheet }: ShellShortcutsProps) {
  const { t } = useTranslation('frame');
  const menu = useMenu();
  useShortcut('mod+k', t('shortcuts.palette'), onPalette);
  useShortcut('mod+b', t('shortcuts.sidebar'), onSidebar);
  useShortcut('?', t('shortcuts.sheet'), () => onSheet(true));
  return (
    <>
      {leavesOf(menu).map(entry => {
        const key = shortcutKeys[entry.name];
        return key && <ScreenShortcut key={entry.id} entry={entry} keys={`g ${key}`} />;
      })}
      <ShortcutSheet open={sheetOpen} onClose={() => onSheet(false)} />
    </>
  );
}

function ScreenShortcut({ entry, keys }: { entry: MenuEntry; keys: string }) {
  const [, navigate] = useLocation();
  const title = useMenuTitle();
  useShortcut(keys, title(entry), () => navigate(entry.path));
  return null;
}
