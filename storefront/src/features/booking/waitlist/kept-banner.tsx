import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import { serverNow } from '@gangway/shared/ui/api/server-clock.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sailingQuery } from '../../../lib/requests/sailing.ts';
import { forgetOffer } from '../../../lib/waitlist/kept-offers.ts';
import { Countdown } from '../../../ui/time/countdown.tsx';
import styles from '../queue/queue.module.css';

/** A banner above the booking with the waiting list's offer and the time left. */
export function KeptBanner({ sailing, until }: { sailing: SailingDetail; until: string }) {
  const { t } = useTranslation('booking');
  const queries = useQueryClient();
  const over = () => {
    forgetOffer(sailing.id);
    void queries.invalidateQueries({ queryKey: sailingQuery(sailing.id).queryKey });
  };
  return (
    <section className={styles.turn} aria-labelledby="kept-heading">
      <h2 id="kept-heading" className={styles.turnHeading}>
        {t('waitlist.kept', { count: sailing.placesLeft })}
      </h2>
      <Countdown
        until={Date.parse(until)}
        now={serverNow}
        label={t('waitlist.keptFor')}
        announce={minutes => t('waitlist.announce', { count: minutes })}
        onExpire={over}
      />
      <p className={styles.turnText}>{t('waitlist.keptText')}</p>
    </section>
  );
}
