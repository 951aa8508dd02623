import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Icon } from '../../ui/icons/icon.tsx';
import { guidePaths } from '../paths.ts';
import { useGuidePages } from '../requests/guide.ts';
import { guideIcons } from './guide-icons.ts';
import styles from './guide-links.module.css';

/** Links to the pages of the guide that the operator has written (R416), where a traveler prepares for a trip. */
export function GuideLinks() {
  const { t } = useTranslation('site');
  const written = useGuidePages().data ?? [];
  if (written.length === 0) return null;
  return (
    <ul className={styles.links} data-print="no">
      {written.map(page => (
        <li key={page}>
          <Link href={guidePaths[page]}>
            <Icon name={guideIcons[page]} size={18} />
            {t(`guide.${page}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
