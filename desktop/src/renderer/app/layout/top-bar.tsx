import { Maximize, Minimize, PanelLeft, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LanguageMenu } from '../../lib/page/language-menu.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { ThemeMenu } from '../../ui/actions/theme-menu.tsx';
import { IconView } from '../../ui/icon.tsx';
import { Keys } from '../../ui/keys.tsx';
import type { SidebarState } from '../menu/use-sidebar.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { ExpiryTime } from './expiry-time.tsx';
import type { Overlay } from './overlay.ts';
import styles from './top-bar.module.css';
import { useFullScreen } from './use-full-screen.ts';
import { UserMenu } from './user-menu.tsx';

interface TopBarProps {
  sidebar: SidebarState;
  onOverlay: (overlay: Overlay) => void;
}

/** Breadcrumb, full screen, language, theme and the menu of the logged-in user (R17). */
export function TopBar({ sidebar, onOverlay }: TopBarProps) {
  const { t } = useTranslation('frame');
  const fullScreen = useFullScreen();
  return (
    <header className={styles.bar}>
      <IconButton
        icon={PanelLeft}
        label={t(sidebar.open ? 'shell.closeSidebar' : 'shell.openSidebar')}
        shortcut="mod+b"
        aria-expanded={sidebar.open}
        aria-controls="sidebar"
        onClick={sidebar.toggle}
      />
      <Breadcrumb />
      <ExpiryTime />
      <button
        type="button"
        className={styles.search}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => onOverlay('palette')}
      >
        <IconView icon={Search} />
        <span className={styles.word}>{t('palette.open')}</span>
        <span className={styles.keys} aria-hidden>
          <Keys keys="mod+k" />
        </span>
      </button>
      <IconButton
        icon={fullScreen.on ? Minimize : Maximize}
        label={t(fullScreen.on ? 'shell.leaveFullScreen' : 'shell.fullScreen')}
        onClick={fullScreen.toggle}
      />
      <LanguageMenu />
      <ThemeMenu />
      <UserMenu onOverlay={onOverlay} />
    </header>
  );
}
