import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScanner } from '../../lib/scanner/use-scanner.ts';
import { useFormat } from '../../lib/use-format.ts';
import styles from './serial-test.module.css';

/** A test of the scanner: shows its readings, without boarding a passenger. */
export function LastScan() {
  const { t } = useTranslation(['serial-test', 'prescribed']);
  const { instant } = useFormat();
  const [last, setLast] = useState<{ text: string; at: string } | null>(null);
  const show = (text: string) => setLast({ text, at: new Date().toISOString() });
  useScanner({
    who: 'page',
    code: show,
    empty: what =>
      show(t(what === 'result' ? 'prescribed:scan.emptyResult' : 'prescribed:scan.emptyContent')),
  });
  return (
    <p className={styles.lastScan} role="status">
      {last ? (
        <>
          <span className={styles.time}>{t('scanner.read', { at: instant(last.at) })}</span>
          <span className={styles.raw}>{last.text}</span>
        </>
      ) : (
        t('scanner.tryIt')
      )}
    </p>
  );
}
