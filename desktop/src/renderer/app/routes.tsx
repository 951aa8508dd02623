import { ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { Compass } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Redirect, Route, Switch } from 'wouter';
import { lazyScreen } from '../lib/page/lazy-screen.ts';
import { usePageTitle } from '../lib/page/page-title.ts';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { Shell } from './layout/shell.tsx';
import { MenuScreens } from './menu-screens.tsx';
import { MessageScreen } from './messages/message-screen.tsx';
import { Guard } from './session/guard.tsx';

const LoginScreen = lazyScreen(() => import('../features/login/login-screen.tsx'), ['login']);

/** The navigation rules (R10, R11): two addresses need no login; all others are protected by the guard. */
export function Routes() {
  const signedIn = useSession(session => session.signedIn);
  return (
    <Suspense>
      <Switch>
        <Route path={paths.login}>
          {signedIn ? <Redirect to={paths.dashboard} replace /> : <LoginScreen />}
        </Route>
        <Route path={paths.notFound}>
          {signedIn ? (
            <Guard>
              <Shell>
                <NotFoundScreen />
              </Shell>
            </Guard>
          ) : (
            <main>
              <NotFoundScreen />
            </main>
          )}
        </Route>
        <Route>
          <Guard>
            <Shell>
              <MenuScreens />
            </Shell>
          </Guard>
        </Route>
      </Switch>
    </Suspense>
  );
}

function NotFoundScreen() {
  const { t } = useTranslation('frame');
  usePageTitle(t('notFound.title'));
  return (
    <MessageScreen
      icon={Compass}
      title={t('notFound.title')}
      text={t('notFound.text')}
      actions={
        <Link href={paths.dashboard} asChild>
          <ButtonLink variant="primary">{t('failure.toStart')}</ButtonLink>
        </Link>
      }
    />
  );
}
