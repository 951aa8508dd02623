import type { WaitlistEntry } from '@gangway/shared/contract/sales/waitlist.ts';
import { serverNow } from '@gangway/shared/ui/api/server-clock.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { SessionBadge } from '@gangway/shared/ui/status/session-badge.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useFormat } from '../../lib/format/use-format.ts';
import { bookingPath } from '../../lib/paths.ts';
import { sailingQuery } from '../../lib/requests/sailing.ts';
import { rememberOffer } from '../../lib/waitlist/kept-offers.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Countdown } from '../../ui/time/countdown.tsx';
import styles from './waitlist.module.css';

interface OfferCardProps {
  token: string;
  entry: WaitlistEntry;
  offer: NonNullable<WaitlistEntry['offer']>;
  declining: boolean;
  onDecline: () => void;
  onOver: () => void;
}

/** The offer to the party, to book or to decline. */
export function OfferCard({ token, entry, offer, declining, onDecline, onOver }: OfferCardProps) {
  const { t } = useTranslation(['waitlist', 'site']);
  const { text, date, time, money, list } = useFormat();
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const { sailing, rooms } = offer;
  const book = () => {
    rememberOffer(sailing.id, { token, tickets: entry.tickets, roomIds: rooms.map(({ id }) => id) });
    // The sailing may have been loaded before the offer.
    queries.removeQueries({ queryKey: sailingQuery(sailing.id).queryKey });
    navigate(bookingPath(sailing.id));
  };
  return (
    <Card className={styles.card}>
      <p className={styles.voyage}>
        <SessionBadge session={sailing.session} label={t(`site:session.${sailing.session}`)} />
        <span>
          {t('route', {
            departure: text(sailing.route.departure.name),
            destination: text(sailing.route.destination.name),
          })}
        </span>
        <span>{date(sailing.date)}</span>
        <span>{time(sailing.departsAt)}</span>
      </p>
      {rooms.length > 0 && <p>{t('offer.rooms', { rooms: list(rooms.map(({ number }) => number)) })}</p>}
      <p className={styles.large}>{money(offer.totalSen)}</p>
      <Countdown
        until={Date.parse(offer.expiresAt)}
        now={serverNow}
        label={t('offer.keptFor')}
        announce={minutes => t('offer.announce', { count: minutes })}
        onExpire={onOver}
      />
      <p className="muted">{t('offer.next')}</p>
      <div className={styles.actions}>
        <Button variant="primary" iconEnd="arrow-right" onClick={book}>
          {t('offer.book')}
        </Button>
        <Button loading={declining} onClick={onDecline}>
          {t('offer.decline')}
        </Button>
      </div>
    </Card>
  );
}
