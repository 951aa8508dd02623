import type { OfficeSailing } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { IconView } from '../../../ui/icon.tsx';
import styles from './month-calendar.module.css';

/** A sailing in the calendar: session, route, sold and held places, and its status unless it is the usual one. */
export function CalendarSailing({ sailing, onOpen }: { sailing: OfficeSailing; onOpen: () => void }) {
  const { t } = useTranslation(['sailings', 'frame']);
  const { text, time, number } = useFormat();
  const { session, status, ship, route, sold, held, capacity } = sailing;
  // A line may end at the arrow, but not within "Port Klang".
  const [from, to] = [route.departure, route.destination].map(({ name }) =>
    text(name).replaceAll(' ', '\u00a0'),
  );
  const routeName = `${from} → ${to}`;
  const places = t('drawer.placesOf', {
    sold: number(sold),
    held: number(held),
    left: number(capacity - held - sold),
    capacity: number(capacity),
  });
  return (
    <button
      type="button"
      title={places}
      className={classNames(styles.sailing, styles[session], status === 'canceled' && styles.canceled)}
      onClick={onOpen}
    >
      <span className={styles.line}>
        <span className={styles.session}>
          <IconView icon={session === 'daytime' ? Sun : Moon} size={12} />
          {t(`frame:session.${session}`)}
        </span>
        {status !== 'scheduled' && <strong className={styles.status}>{t(`status.${status}`)}</strong>}
        {status === 'scheduled' && <span>{time(sailing.departsAt)}</span>}
      </span>
      <span className={styles.line}>
        <span className={styles.way}>{routeName}</span>
        {status === 'delayed' && <span>{time(sailing.departsAt)}</span>}
      </span>
      <span className={styles.line}>
        <span>{ship.name}</span>
        <span className="visually-hidden">{places}</span>
        <span aria-hidden>
          {number(sold)}
          {held > 0 && `+${number(held)}`}/{number(capacity)}
        </span>
      </span>
    </button>
  );
}
