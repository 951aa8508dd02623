import { Spinner } from '@gangway/shared/ui/status/spinner.tsx';
import { useTranslation } from 'react-i18next';
import styles from './loading-screen.module.css';

/** Shown while a screen is loading. */
export function LoadingScreen() {
  const { t } = useTranslation('frame');
  return (
    <div className={styles.screen} role="status">
      <Spinner />
      <span className="visually-hidden">{t('loading')}</span>
    </div>
  );
}
