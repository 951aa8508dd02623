import { CrashBoundary } from '@gangway/shared/ui/status/crash-boundary.tsx';
import { ToastRegion } from '@gangway/shared/ui/toast/toast-region.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type AroundNavHandler, Router } from 'wouter';
import { leave } from '../lib/page/leave-guard.ts';
import { usePhoneCountry } from '../lib/requests/public-settings.ts';
import { TooltipProvider } from '../ui/actions/tooltip.tsx';
import { toasts } from '../ui/dialogs/toasts.ts';
import { DocumentDialog } from '../ui/documents/document-dialog.tsx';
import { OfficeKit } from '../ui/kit.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { CrashScreen } from './messages/crash-screen.tsx';
import { Routes } from './routes.tsx';
import { SessionEndedDialog } from './session/session-ended-dialog.tsx';
import { useShortcutKeys } from './shortcuts/use-shortcut-keys.ts';

export function App() {
  const { t } = useTranslation('frame');
  useShortcutKeys();
  usePhoneCountry();
  return (
    <Surroundings>
      <CrashBoundary crashed={<CrashScreen />}>
        <Routes />
      </CrashBoundary>
      <DocumentDialog />
      <LeaveDialog />
      <SessionEndedDialog />
      <ToastRegion queue={toasts} label={t('messages.region')} dismissLabel={t('messages.dismiss')} />
    </Surroundings>
  );
}

function Surroundings({ children }: { children: ReactNode }) {
  return (
    <OfficeKit>
      <TooltipProvider>
        <Router aroundNav={askBeforeLeaving}>{children}</Router>
      </TooltipProvider>
    </OfficeKit>
  );
}

/** Filters change the query of the same screen's address; no typed input is lost, so nothing is asked. */
const askBeforeLeaving: AroundNavHandler = (navigate, to, options) => {
  const samePage = new URL(to, location.href).pathname === location.pathname;
  if (samePage) navigate(to, options);
  else leave(() => navigate(to, options));
};
