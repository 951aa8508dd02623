import { Button } from '@gangway/shared/ui/form/button.tsx';
import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, useLocation, useSearch } from 'wouter';
import { lazyScreen } from '../../lib/page/lazy-screen.ts';
import { loginPath } from '../../lib/paths.ts';
import { signOut, useSession } from '../../lib/session.ts';
import { LoadingScreen } from '../messages/loading-screen.tsx';
import { MessageScreen } from '../messages/message-screen.tsx';
import { OwnPasswordScreen } from './own-password-screen.tsx';
import { useSessionUserLoad } from './use-session-user-load.ts';

const SecondFactorScreen = lazyScreen(() => import('./second-factor-screen.tsx'), ['second-factor']);

/** Renders its children for a logged-in user whose info is loaded; otherwise opens the login, which leads back here. */
export function Guard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('frame');
  const [path] = useLocation();
  const search = useSearch();
  const { signedIn, user } = useSession();
  const { unanswered, retry } = useSessionUserLoad();
  if (!signedIn) return <Redirect to={loginPath(search ? `${path}?${search}` : path)} replace />;
  if (user?.passwordIsGiven) return <OwnPasswordScreen />;
  if (user?.secondFactorNeeded) return <SecondFactorScreen />;
  if (user) return children;
  if (!unanswered) return <LoadingScreen />;
  return (
    <main>
      <MessageScreen
        icon={WifiOff}
        title={t('failure.title')}
        text={unanswered.message}
        actions={
          <>
            <Button onClick={() => void signOut()}>{t('shell.logOut')}</Button>
            <Button variant="primary" onClick={retry}>
              {t('tryAgain')}
            </Button>
          </>
        }
      />
    </main>
  );
}
