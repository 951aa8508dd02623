import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './offline-banner.module.css';

/** Explains what works and what does not while the device is offline. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const online = useOnline();
  return (
    <div role="status" data-print="no">
      {!online && (
        <p className={styles.banner}>
          <Icon name="warning" />
          {t('offline')}
        </p>
      )}
    </div>
  );
}

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Whether the browser reports that the device is online. */
const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
