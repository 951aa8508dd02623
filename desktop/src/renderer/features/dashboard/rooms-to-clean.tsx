import type { RoomsToClean as Ship } from '@gangway/shared/contract/office/system/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { EmptyState } from '../../ui/status/state-panel.tsx';
import styles from './dashboard.module.css';

/** Rooms that must be cleaned before the next session; a ship links to its dirty rooms. */
export function RoomsToClean({ ships }: { ships: readonly Ship[] }) {
  const { t } = useTranslation('dashboard');
  const { dateTime } = useFormat();
  return (
    <Panel title={t('rooms.title')} flush>
      {ships.length === 0 && <EmptyState title={t('rooms.none')} />}
      <ul className={styles.list}>
        {ships.map(({ shipId, ship, dirty, booked, nextDepartsAt }) => (
          <li key={shipId}>
            <Link href={`${paths.roomManagement}?ship=${shipId}&status=dirty`}>{ship}</Link>
            <span>{t('rooms.dirty', { count: dirty })}</span>
            <span className={styles.quiet}>
              {nextDepartsAt
                ? t('rooms.before', { booked, time: dateTime(nextDepartsAt) })
                : t('rooms.noSailing')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
