import { Spinner } from '@gangway/shared/ui/status/spinner.tsx';
import { useTranslation } from 'react-i18next';
import styles from './loading-screen.module.css';

/** Shown while the code or the texts of a screen are loading. */
export function LoadingScreen() {
  const { t } = useTranslation();
  return (
    <div className={styles.loading} aria-busy="true">
      <Spinner label={t('loading')} size={36} />
    </div>
  );
}
