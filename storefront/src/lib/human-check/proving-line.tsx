import { Spinner } from '@gangway/shared/ui/status/spinner.tsx';
import { useTranslation } from 'react-i18next';
import styles from './proving-line.module.css';

/** Says what is happening while the browser proves its work. In the page before it speaks, so that it is read out. */
export function ProvingLine({ proving }: { proving: boolean }) {
  const { t } = useTranslation('human-check');
  return (
    <p className={styles.line} role="status">
      {proving && (
        <>
          <Spinner size={20} />
          <span>{t('proving')}</span>
        </>
      )}
    </p>
  );
}
