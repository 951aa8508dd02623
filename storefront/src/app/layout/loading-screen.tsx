import { Spinner } from '@gangway/shared/ui/status/spinner.tsx';
import { useTranslation } from 'react-i18next';
import styles from './loading-screen.module.css';

/** While the code or the words of a screen are on their way. */
export function LoadingScreen() {
  const { t } = useTranslation();
  return (
    <div className={styles.loading} aria-busy="true">
      <Spinner label={t('loading')} size={36} />
    </div>
  );
}
