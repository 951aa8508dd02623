import { useTranslation } from 'react-i18next';
import { useOnline } from '../../lib/offline/use-online.ts';
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
