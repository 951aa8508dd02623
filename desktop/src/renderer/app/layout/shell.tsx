import { CrashBoundary } from '@gangway/shared/ui/status/crash-boundary.tsx';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { trailTo } from '../../lib/menu/menu.ts';
import { useMenu, useMenuTitle } from '../../lib/menu/use-menu.ts';
import { useCrumbs } from '../../lib/page/crumb.ts';
import { useIsFullWindow } from '../../lib/page/full-window.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { Sidebar } from '../menu/sidebar.tsx';
import { useSidebar } from '../menu/use-sidebar.ts';
import { CrashScreen } from '../messages/crash-screen.tsx';
import { LoadingScreen } from '../messages/loading-screen.tsx';
import { Palette } from '../palette/palette.tsx';
import { PrinterDialog } from '../printing/printer-dialog.tsx';
import { OwnSessionsDialog } from '../session/own-sessions-dialog.tsx';
import { PasswordDialog } from '../session/password-dialog.tsx';
import { PasswordNag } from '../session/password-nag.tsx';
import { SecondFactorDialog } from '../session/second-factor-dialog.tsx';
import { ShellShortcuts } from '../shortcuts/shell-shortcuts.tsx';
import type { Overlay } from './overlay.ts';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { useShellActions } from './use-shell-actions.ts';

const MAIN_ID = 'main';

/** The layout (R17) around the current screen. A screen may use the full window without it. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('frame');
  const [path] = useLocation();
  const [overlay, setOverlay] = useState<Overlay>(null);
  const sidebar = useSidebar();
  const whole = useIsFullWindow(({ taken }) => taken);
  const actions = useShellActions(setOverlay, sidebar.toggle);
  useNavigationReset(MAIN_ID);
  useScreenTitle();
  const close = () => setOverlay(null);
  return (
    <div className={styles.shell}>
      {!whole && (
        <>
          <a className={styles.skip} href={`#${MAIN_ID}`}>
            {t('skipToContent')}
          </a>
          <Sidebar sidebar={sidebar} />
        </>
      )}
      <div className={styles.column}>
        {!whole && (
          <>
            <TopBar sidebar={sidebar} onOverlay={setOverlay} />
            <PasswordNag onChange={() => setOverlay('password')} />
          </>
        )}
        <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
          <CrashBoundary key={path} crashed={<CrashScreen />}>
            <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
          </CrashBoundary>
        </main>
      </div>
      <ShellShortcuts
        onPalette={() => setOverlay('palette')}
        onSidebar={sidebar.toggle}
        sheetOpen={overlay === 'sheet'}
        onSheet={open => setOverlay(open ? 'sheet' : null)}
      />
      <Palette open={overlay === 'palette'} onClose={close} actions={actions} />
      <PasswordDialog open={overlay === 'password'} onClose={close} />
      <SecondFactorDialog open={overlay === 'second-factor'} onClose={close} />
      <PrinterDialog open={overlay === 'printer'} onClose={close} />
      <OwnSessionsDialog open={overlay === 'sessions'} onClose={close} />
    </div>
  );
}

/** After navigation, scrolls to the top of the new screen (R14) and moves the keyboard focus there. */
function useNavigationReset(mainId: string): void {
  const [path] = useLocation();
  const earlier = useRef(path);
  useEffect(() => {
    if (earlier.current === path) return;
    earlier.current = path;
    const main = document.getElementById(mainId);
    main?.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    main?.focus({ preventScroll: true });
  }, [path, mainId]);
}

/** Sets the page title from the current screen's menu entry and the record that it shows. */
function useScreenTitle(): void {
  const { t } = useTranslation('frame');
  const [path] = useLocation();
  const title = useMenuTitle();
  const crumb = useCrumbs(state => state.crumb);
  const screen = trailTo(useMenu(), path).at(-1);
  const named = screen ? title(screen) : t('notFound.title');
  usePageTitle(crumb ? `${crumb} - ${named}` : named);
}
