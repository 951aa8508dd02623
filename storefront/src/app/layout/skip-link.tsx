import { useTranslation } from 'react-i18next';
import styles from './skip-link.module.css';

export const MAIN_ID = 'main';

/** The first tab stop: skips the header and moves to the main content. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      {t('skipToContent')}
    </a>
  );
}
