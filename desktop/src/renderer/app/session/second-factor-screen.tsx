import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { setSessionUser, signOut, useSessionUser } from '../../lib/session.ts';
import styles from './own-password-screen.module.css';
import SecondFactorPanel from './second-factor-panel.tsx';

/** Shown first to a user whose role requires a second factor, until one is set up (R461). */
export default function SecondFactorScreen() {
  const { t } = useTranslation(['second-factor', 'frame']);
  const user = useSessionUser();
  usePageTitle(t('screen.title'));
  return (
    <main id="main" className={styles.screen}>
      <div className={styles.card}>
        <h1>{t('screen.title')}</h1>
        <p>{t('screen.text', { name: user.name || user.username })}</p>
        <SecondFactorPanel needed onSetUp={() => setSessionUser({ ...user, secondFactorNeeded: false })} />
        <div className={styles.leave}>
          <Button variant="quiet" onClick={() => void signOut()}>
            {t('frame:shell.logOut')}
          </Button>
        </div>
      </div>
    </main>
  );
}
