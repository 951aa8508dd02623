import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../lib/api/server-clock.ts';
import { sailingQuery } from '../../../lib/requests/sailing.ts';
import { forgetOffer } from '../../../lib/waiting-list/kept-offers.ts';
import { Countdown } from '../../../ui/time/countdown.tsx';
import styles from '../waiting/waiting.module.css';

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
        {t('waitingList.kept', { count: sailing.placesLeft })}
      </h2>
      <Countdown
        until={Date.parse(until)}
        now={serverNow}
        label={t('waitingList.keptFor')}
        announce={minutes => t('waitingList.announce', { count: minutes })}
        onExpire={over}
      />
      <p className={styles.turnText}>{t('waitingList.keptText')}</p>
    </section>
  );
}
