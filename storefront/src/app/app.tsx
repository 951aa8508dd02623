import { CrashBoundary } from '@gangway/shared/ui/status/crash-boundary.tsx';
import { ToastRegion } from '@gangway/shared/ui/toast/toast-region.tsx';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoute } from 'wouter';
import { lazyScreen } from '../lib/page/lazy-screen.ts';
import { paths } from '../lib/paths.ts';
import { toasts } from '../lib/toasts.ts';
import { SiteKit } from '../ui/kit.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header/header.tsx';
import { LoadingScreen } from './layout/loading-screen.tsx';
import { OfflineBanner } from './layout/offline-banner.tsx';
import { MAIN_ID, SkipLink } from './layout/skip-link.tsx';
import { UnpaidBar } from './layout/unpaid-bar.tsx';
import { Routes } from './routes.tsx';
import { SessionEnded } from './session-ended.tsx';
import { useNavigationReset } from './use-navigation-reset.ts';
import { useUserInfo } from './use-user-info.ts';

const CartKeeper = lazyScreen(() => import('../features/cart/account/cart-keeper.tsx'), ['cart']);

/** The header and footer around the current screen; they stay mounted during navigation. */
export function App() {
  const { t } = useTranslation();
  // The screens of the terminal use the full page, without header and footer.
  const [monitors] = useRoute(paths.monitor);
  const [calls] = useRoute(paths.standby);
  const alone = monitors || calls;
  useNavigationReset();
  const userInfoLoaded = useUserInfo();
  return (
    <SiteKit>
      {!alone && (
        <>
          <SkipLink />
          <OfflineBanner />
          <Header />
          <UnpaidBar />
        </>
      )}
      <main id={MAIN_ID} tabIndex={-1}>
        <CrashBoundary crashed={<CrashScreen />}>
          <Suspense fallback={<LoadingScreen />}>
            <Routes />
          </Suspense>
          {userInfoLoaded && (
            <Suspense>
              <CartKeeper />
            </Suspense>
          )}
        </CrashBoundary>
      </main>
      {!alone && <Footer />}
      <SessionEnded />
      <ToastRegion queue={toasts} label={t('messages.region')} dismissLabel={t('messages.dismiss')} />
    </SiteKit>
  );
}
