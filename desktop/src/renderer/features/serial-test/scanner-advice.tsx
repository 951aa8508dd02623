import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import type { ScannerState } from '../../../bridge-gate.ts';
import styles from './serial-test.module.css';

/** What the scanner does now, and what to do about it. */
export function ScannerAdvice({ state }: { state: ScannerState }) {
  const { t } = useTranslation('serial-test');
  const { status, path, failure, detail, note, settings } = state;
  const isAuto = settings.path === 'auto';
  return (
    <div className={styles.advice} aria-live="polite">
      {status === 'open' && <p>{t('scanner.openAt', { path })}</p>}
      {status === 'lent' && <p>{t('scanner.lent')}</p>}
      {status === 'off' && <p>{t('scanner.off')}</p>}
      {failure === 'not-there' ? (
        <Notice tone="warn">
          {isAuto ? t('scanner.noneFound') : t('scanner.notThere', { path: settings.path })}
        </Notice>
      ) : (
        failure && <Notice tone="warn">{t(`scanner.failure.${failure}`, { detail })}</Notice>
      )}
      {note && (
        <Notice tone={note === 'nobody-listens' ? 'info' : 'warn'}>{t(`scanner.note.${note}`)}</Notice>
      )}
    </div>
  );
}
