import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styles from './learn-sheet.module.css';
import { SampleCode } from './sample-code.tsx';

/**
 * The code on paper, for scanners that do not read from screens, and to hang up where scanners are set up. While it is
 * mounted, only this is printed.
 */
export function LearnSheet() {
  const { t } = useTranslation('serial-test');
  return createPortal(
    <section className={styles.sheet}>
      <h1 className={styles.title}>{t('wedge.sheetTitle')}</h1>
      <ol className={styles.steps}>
        <li>{t('wedge.sheetOpen', { screen: t('title'), action: t('wedge.learn') })}</li>
        <li>{t('wedge.sheetScan')}</li>
      </ol>
      <SampleCode label={t('wedge.code')} />
    </section>,
    document.body,
  );
}
