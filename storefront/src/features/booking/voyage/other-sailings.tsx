import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import { SessionBadge } from '@gangway/shared/ui/status/session-badge.tsx';
import { useTranslation } from 'react-i18next';
import { Link, useSearch } from 'wouter';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LoadingText } from '../../../lib/page/loading-parts.tsx';
import { bookingPath } from '../../../lib/paths.ts';
import { useBookingDraft } from '../draft/booking-draft.ts';
import { partySize } from '../draft/passenger-draft.ts';
import { useNeighboringSailings } from '../requests/neighboring-sailings.ts';
import { keptIn } from '../step/step-path.ts';
import styles from './other-sailings.module.css';

/** Neighboring dates and sessions of the route. Tickets, passengers and other input are kept. */
export function OtherSailings({ sailing }: { sailing: SailingDetail }) {
  const { t } = useTranslation(['booking', 'site']);
  const { date, time, money } = useFormat();
  const parameters = new URLSearchParams(useSearch());
  const step = parameters.get('step') ?? undefined;
  const party = useBookingDraft(draft => partySize(draft.counts));
  const neighbors = useNeighboringSailings(sailing, party);
  if (neighbors.isPending) return <LoadingText lines={4} />;
  const others = (neighbors.data?.items ?? []).filter(({ id }) => id !== sailing.id);
  if (others.length === 0) return <p className="muted">{t('summary.noOthers')}</p>;
  return (
    <ul className={styles.list}>
      {others.map(other => (
        <li key={other.id}>
          <Link className={styles.other} href={bookingPath(other.id, { step, ...keptIn(parameters) })}>
            <span className={styles.date}>{date(other.date)}</span>
            <SessionBadge session={other.session} label={t(`site:session.${other.session}`)} />
            <span className={styles.time}>{time(other.departsAt)}</span>
            <span className={styles.price}>{money(other.fromSen)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
