import type { GuidePage } from '@gangway/shared/contract/guide.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { guidePaths, paths, shipPath } from '../../lib/paths.ts';
import { useGuidePages } from '../../lib/requests/guide.ts';
import { usePublicSettings } from '../../lib/requests/public-settings.ts';
import { useShips } from '../../lib/requests/ships.ts';
import { Card } from '../../ui/layout/card.tsx';
import { EmailLink, PhoneLink } from '../../ui/layout/contact-link.tsx';
import styles from './further-help.module.css';

/** Beside a page of the guide: the others, the terms, and whom to ask. */
export function FurtherHelp({ page }: { page: GuidePage }) {
  const { t } = useTranslation(['guide', 'site']);
  const settings = usePublicSettings().data;
  const others = (useGuidePages().data ?? []).filter(other => other !== page);
  return (
    <div className={styles.aside} data-print="no">
      <nav aria-labelledby="guide-more">
        <h2 id="guide-more" className={styles.heading}>
          {t('more')}
        </h2>
        <ul className={styles.links}>
          {others.map(other => (
            <li key={other}>
              <Link href={guidePaths[other]}>{t(`site:guide.${other}`)}</Link>
            </li>
          ))}
          <li>
            <Link href={paths.termsConditions}>{t('site:footer.terms')}</Link>
          </li>
        </ul>
      </nav>
      {page === 'on-board' && <Ships />}
      {settings && (
        <Card tone="foam" className={styles.help}>
          <h2 className={styles.heading}>{t('help.title')}</h2>
          <p>{t('help.text')}</p>
          <ul className={styles.links}>
            <li>
              <PhoneLink phone={settings.contactPhone} />
            </li>
            <li>
              <EmailLink email={settings.contactEmail} />
            </li>
          </ul>
        </Card>
      )}
    </div>
  );
}

/** The pages of the ships, beside what is true on board of all of them. */
function Ships() {
  const { t } = useTranslation('guide');
  const ships = useShips().data ?? [];
  if (ships.length === 0) return null;
  return (
    <nav aria-labelledby="guide-ships">
      <h2 id="guide-ships" className={styles.heading}>
        {t('ships')}
      </h2>
      <ul className={styles.links}>
        {ships.map(({ code, name }) => (
          <li key={code}>
            <Link href={shipPath(code)}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
