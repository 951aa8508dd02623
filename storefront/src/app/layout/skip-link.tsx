import { useTranslation } from 'react-i18next';
import styles from './skip-link.module.css';

export const MAIN_ID = 'main';

/** First stop of the Tab key: past the header, to what the screen is about. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      {t('skipToContent')}
    </a>
  );
}
