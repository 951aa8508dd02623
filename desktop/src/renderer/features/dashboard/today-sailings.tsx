import type { TodaySailing } from '@gangway/shared/contract/office/system/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { SessionBadge } from '../../ui/status/session-badge.tsx';
import { EmptyState } from '../../ui/status/state-panel.tsx';
import styles from './dashboard.module.css';

/** Today's sailings with the number of passengers sold, boarded and missing; a sailing links to its gate. */
export function TodaySailings({ sailings }: { sailings: readonly TodaySailing[] }) {
  const { t } = useTranslation('dashboard');
  const { number, text, time } = useFormat();
  return (
    <Panel title={t('sailings.title')} flush>
      {sailings.length === 0 ? (
        <EmptyState title={t('sailings.none')} />
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('sailings.departs')}</th>
              <th scope="col">{t('sailings.sailing')}</th>
              <th scope="col">{t('sailings.session')}</th>
              <th scope="col" className={styles.number}>
                {t('sailings.sold')}
              </th>
              <th scope="col" className={styles.number}>
                {t('sailings.boarded')}
              </th>
              <th scope="col" className={styles.number}>
                {t('sailings.missing')}
              </th>
            </tr>
          </thead>
          <tbody>
            {sailings.map(sailing => (
              <tr key={sailing.id}>
                <td>{time(sailing.departsAt)}</td>
                <td>
                  <Link href={`${paths.departureBoard}?sailing=${sailing.id}`}>
                    {sailing.ship} · {text(sailing.departure)} – {text(sailing.destination)}
                  </Link>
                </td>
                <td>
                  <SessionBadge session={sailing.session} />
                </td>
                <td className={styles.number}>
                  {t('sailings.of', { sold: number(sailing.sold), capacity: number(sailing.capacity) })}
                </td>
                <td className={styles.number}>{number(sailing.boarded)}</td>
                <td className={styles.number}>{number(sailing.missing)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
