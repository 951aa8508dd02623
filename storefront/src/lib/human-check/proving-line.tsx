import { Spinner } from '@gangway/shared/ui/status/spinner.tsx';
import { useTranslation } from 'react-i18next';
import styles from './proving-line.module.css';

/** Status text while the browser solves its proof of work. The element exists before its text, so that screen readers announce it. */
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
