import type { SearchCriteria } from '@gangway/shared/domain/sailings/search-criteria.ts';
import { ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { SessionBadge } from '@gangway/shared/ui/status/session-badge.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useFormat } from '../../lib/format/use-format.ts';
import { joinListPath } from '../../lib/paths.ts';
import { Card } from '../../ui/layout/card.tsx';
import { useSoldOutSailings } from './requests/sailings.ts';
import styles from './sold-out-sailings.module.css';

/** The next sailings of the search that are sold out for its party, each with a link to its waiting list. */
export function SoldOutSailings({ criteria }: { criteria: SearchCriteria }) {
  const { t } = useTranslation(['sailings', 'site']);
  const { text, date, time } = useFormat();
  const sailings = useSoldOutSailings(criteria).data?.items ?? [];
  if (sailings.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="sold-out-heading">
      <h2 id="sold-out-heading">{t('soldOut.heading')}</h2>
      <p className="muted">{t('soldOut.text')}</p>
      <ul className={styles.list}>
        {sailings.map(({ id, route, session, date: day, departsAt }) => {
          const name = t('route', {
            departure: text(route.departure.name),
            destination: text(route.destination.name),
          });
          return (
            <li key={id}>
              <Card padding="snug" className={styles.sailing}>
                <div>
                  <h3 className={styles.name}>{name}</h3>
                  <p className={styles.facts}>
                    <SessionBadge session={session} label={t(`site:session.${session}`)} />
                    <span>{date(day)}</span>
                    <span>{time(departsAt)}</span>
                  </p>
                </div>
                <Link href={joinListPath(id, { party: String(criteria.party) })} asChild>
                  <ButtonLink
                    iconEnd="arrow-right"
                    aria-label={t('soldOut.joinNamed', { name, date: date(day) })}
                  >
                    {t('soldOut.join')}
                  </ButtonLink>
                </Link>
              </Card>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
