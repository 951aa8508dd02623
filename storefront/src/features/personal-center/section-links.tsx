import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { personalCenterPath } from '../../lib/paths.ts';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import styles from './section-links.module.css';
import { type Section, sections } from './sections.ts';

const icons: Record<Section, IconName> = {
  basicInfo: 'person',
  security: 'lock',
  passengers: 'people',
  privacy: 'shield',
};

export function SectionLinks({ current }: { current: Section }) {
  const { t } = useTranslation('personal-center');
  return (
    <nav aria-label={t('sections.label')}>
      <ul className={styles.links}>
        {sections.map(section => (
          <li key={section}>
            <Link
              href={personalCenterPath(section)}
              className={styles.link}
              aria-current={section === current ? 'page' : undefined}
            >
              <Icon name={icons[section]} size={22} />
              <span>{t(`sections.${section}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
