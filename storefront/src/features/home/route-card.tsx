import type { RouteSummary } from '@gangway/shared/contract/sailings.ts';
import { SessionBadge } from '@gangway/shared/ui/status/session-badge.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { VoyageArt } from '../../lib/art/voyage-art.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { sailingsPath } from '../../lib/paths.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Price } from '../../ui/layout/price.tsx';
import styles from './route-card.module.css';

/** A route on sale: destination, sessions, lowest price and next date. */
export function RouteCard({ route }: { route: RouteSummary }) {
  const { t } = useTranslation(['home', 'site']);
  const { text, money, date } = useFormat();
  const { departure, destination, sessions } = route;
  const light = sessions.length === 1 && sessions[0] === 'nighttime' ? 'nighttime' : 'daytime';
  return (
    <li className={styles.item}>
      <Card padding="none" className={styles.card}>
        <VoyageArt className={styles.picture} session={light} port={destination.code} frame="card" />
        <div className={styles.body}>
          <h3 className={styles.name}>
            <Link
              className={styles.link}
              href={sailingsPath({ departure: departure.code, destination: destination.code })}
            >
              {t('routes.name', { departure: text(departure.name), destination: text(destination.name) })}
            </Link>
          </h3>
          <p className={styles.description}>{text(route.description)}</p>
          <p className={styles.lights}>
            {sessions.map(session => (
              <SessionBadge key={session} session={session} label={t(`site:session.${session}`)} />
            ))}
          </p>
          <p className={styles.facts}>
            <span className="muted">
              {route.nextDate ? t('routes.nextDate', { date: date(route.nextDate) }) : t('routes.noDate')}
            </span>
            {route.fromSen !== null && (
              <Price amount={money(route.fromSen)} before={t('routes.from')} after={t('routes.perAdult')} />
            )}
          </p>
        </div>
      </Card>
    </li>
  );
}
