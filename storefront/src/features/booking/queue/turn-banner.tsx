import { serverNow } from '@gangway/shared/ui/api/server-clock.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Countdown } from '../../../ui/time/countdown.tsx';
import styles from './queue.module.css';

interface TurnBannerProps {
  ref: Ref<HTMLHeadingElement>;
  /** When the turn ends. */
  until: string;
  onOver: () => void;
  onLeave: () => void;
}

/** A banner above the booking with the time left of the customer's turn. */
export function TurnBanner({ ref, until, onOver, onLeave }: TurnBannerProps) {
  const { t } = useTranslation(['booking', 'queue']);
  return (
    <section className={styles.turn} aria-labelledby="turn-heading">
      <h2 id="turn-heading" ref={ref} tabIndex={-1} className={styles.turnHeading}>
        {t('queue:turn.heading')}
      </h2>
      <Countdown
        until={Date.parse(until)}
        now={serverNow}
        label={t('queue:turn.label')}
        announce={minutes => t('queue:turn.announce', { count: minutes })}
        onExpire={onOver}
      />
      <p className={styles.turnText}>{t('queue:turn.text')}</p>
      <Button variant="quiet" onClick={onLeave}>
        {t('queue:turn.leave')}
      </Button>
    </section>
  );
}
