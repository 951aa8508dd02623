import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { signOut, useSessionUser } from '../../lib/session.ts';
import styles from './own-password-screen.module.css';
import { PasswordFields, usePasswordForm } from './password-form.tsx';

/** Shown first to a user whose password was set by another user: they must choose their own (R225). */
export function OwnPasswordScreen() {
  const { t } = useTranslation('frame');
  const { name, username } = useSessionUser();
  usePageTitle(t('password.own.title'));
  const form = usePasswordForm(() => {});
  return (
    <main id="main" className={styles.screen}>
      <div className={styles.card}>
        <h1>{t('password.own.title')}</h1>
        <p>{t('password.own.text', { name: name || username })}</p>
        <PasswordFields form={form} current={t('password.own.given')}>
          <div className={styles.actions}>
            <Button onClick={() => void signOut()}>{t('shell.logOut')}</Button>
            <Button type="submit" variant="primary" loading={form.saving}>
              {t('password.own.action')}
            </Button>
          </div>
        </PasswordFields>
      </div>
    </main>
  );
}
