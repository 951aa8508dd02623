import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { useSessionUser } from '../../lib/session.ts';
import styles from './password-nag.module.css';

/** Shown until the published password is changed (R120). */
export function PasswordNag({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation('frame');
  if (!useSessionUser().demonstrationPassword) return null;
  return (
    <aside className={styles.frame} aria-label={t('password.title')}>
      <Notice
        tone="warn"
        className={styles.nag}
        action={
          <Button size="small" onClick={onChange}>
            {t('password.action')}
          </Button>
        }
      >
        {t('password.nag')}
      </Notice>
    </aside>
  );
}
