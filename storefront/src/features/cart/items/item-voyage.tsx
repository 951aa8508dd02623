import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import type { CartItem } from '@gangway/shared/contract/sales/carts.ts';
import { SessionBadge } from '@gangway/shared/ui/status/session-badge.tsx';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './item-card.module.css';

interface ItemVoyageProps {
  item: CartItem;
  sailing: SailingDetail | undefined;
  /** Id of the element with the name, to describe the buttons beside it. */
  nameId: string;
}

/** The sailing with its session, the passengers, and their chosen seats. */
export function ItemVoyage({ item, sailing, nameId }: ItemVoyageProps) {
  const { t } = useTranslation(['cart', 'booking', 'site']);
  const { text, date, time, enumerate } = useFormat();
  const seats = (item.seats ?? []).filter(seat => seat !== null);
  const names = item.passengers.map(({ name }) => name).filter(name => name !== '');
  return (
    <>
      {sailing ? (
        <>
          <p className={styles.top}>
            <SessionBadge session={sailing.session} label={t(`site:session.${sailing.session}`)} />
            <span>{date(sailing.date)}</span>
          </p>
          <h2 className={styles.name} id={nameId}>
            {t('booking:heading', {
              departure: text(sailing.route.departure.name),
              destination: text(sailing.route.destination.name),
            })}
          </h2>
          <p className={styles.facts}>
            <span className={styles.fact}>
              <Icon name="clock" size={18} />
              {`${time(sailing.departsAt)} – ${time(sailing.arrivesAt)}`}
            </span>
            <span className={styles.fact}>
              <Icon name="ship" size={18} />
              {sailing.ship.name}
            </span>
          </p>
        </>
      ) : (
        <h2 className={styles.name} id={nameId}>
          {t('item.sailing')}
        </h2>
      )}
      <p className={styles.fact}>
        <Icon name="people" size={18} />
        <span>
          {names.length > 0 ? enumerate(names) : t('site:people', { count: item.passengers.length })}
        </span>
      </p>
      {seats.length > 0 && (
        <p className={styles.fact}>
          <Icon name="pin" size={18} />
          <span>{t('item.seats', { seats: enumerate(seats) })}</span>
        </p>
      )}
    </>
  );
}
