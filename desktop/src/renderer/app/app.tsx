import { Button } from '@gangway/shared/ui/form/button.tsx';
import { CrashBoundary } from '@gangway/shared/ui/status/crash-boundary.tsx';
import { ToastRegion } from '@gangway/shared/ui/toast/toast-region.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type AroundNavHandler, Router } from 'wouter';
import { discardAndLeave, leave, stay, useLeaveGuard } from '../lib/page/leave-guard.ts';
import { useBrandOfTheOperator } from '../lib/requests/brand.ts';
import { useOperatorPlace } from '../lib/requests/operator-place.ts';
import { clearSession, staySignedOut, useSession } from '../lib/session.ts';
import { TooltipProvider } from '../ui/actions/tooltip.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { toasts } from '../ui/dialogs/toasts.ts';
import { DocumentDialog } from '../ui/documents/document-dialog.tsx';
import { OfficeKit } from '../ui/kit.tsx';
import { CrashScreen } from './messages/crash-screen.tsx';
import { Routes } from './routes.tsx';
import { useShortcutKeys } from './shortcuts/use-shortcut-keys.ts';

export function App() {
  const { t } = useTranslation('frame');
  useShortcutKeys();
  const place = useOperatorPlace();
  useBrandOfTheOperator();
  return (
    <Surroundings>
      <CrashBoundary crashed={<CrashScreen />}>
        <Routes key={place} />
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

/** Filters only change the query of the current screen's URL. No typed input is lost, so no confirmation is needed. */
const askBeforeLeaving: AroundNavHandler = (navigate, to, options) => {
  const samePage = new URL(to, location.href).pathname === location.pathname;
  if (samePage) navigate(to, options);
  else leave(() => navigate(to, options));
};

/** Asks whether unsaved input may be discarded. */
function LeaveDialog() {
  const { t } = useTranslation('frame');
  const open = useLeaveGuard(guard => guard.pending !== null);
  return (
    <Dialog
      open={open}
      onClose={stay}
      size="small"
      title={t('leave.title')}
      description={t('leave.text')}
      actions={
        <>
          <Button variant="danger" onClick={discardAndLeave}>
            {t('leave.discard')}
          </Button>
          <Button variant="primary" onClick={stay}>
            {t('leave.stay')}
          </Button>
        </>
      }
    />
  );
}

/** Re-Login clears the token and reloads; Cancel stays on the page (R81). */
function SessionEndedDialog() {
  const { t } = useTranslation('frame');
  const ended = useSession(session => session.ended);
  const signInAgain = async () => {
    await clearSession();
    location.reload();
  };
  return (
    <Dialog
      open={ended}
      onClose={staySignedOut}
      size="small"
      title={t('sessionEnded.title')}
      description={t('sessionEnded.text')}
      actions={
        <>
          <Button onClick={staySignedOut}>{t('sessionEnded.cancel')}</Button>
          <Button variant="primary" onClick={() => void signInAgain()}>
            {t('sessionEnded.signIn')}
          </Button>
        </>
      }
    />
  );
}
