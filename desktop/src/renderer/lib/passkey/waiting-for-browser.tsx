import { Button, ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { Spinner } from '@gangway/shared/ui/status/spinner.tsx';
import { useTranslation } from 'react-i18next';
import { askStation } from '../bridge.ts';
import styles from './waiting-for-browser.module.css';

/** While a browser uses a passkey. With an address, nobody has opened it yet: that of a page in a browser, which needs a press. */
export function WaitingForBrowser({ address }: { address: string | null }) {
  const { t } = useTranslation('frame');
  return (
    <div className={styles.waiting}>
      <p role="status">
        <Spinner label={t('passkey.waiting')} size={20} />
        {t(address ? 'passkey.open' : 'passkey.continue')}
      </p>
      <div className={styles.actions}>
        <Button onClick={() => void askStation('passkey.cancel', undefined)}>{t('cancel')}</Button>
        {address && (
          <ButtonLink variant="primary" href={address} target="_blank" rel="noreferrer">
            {t('passkey.openPage')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
