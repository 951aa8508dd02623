import type { QueuePosition, QueueState } from '@gangway/shared/contract/sales/queue.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './queue.module.css';
import { aheadOf, hardlyEnough, isGathering, waitingTime } from './waiting-time.ts';

/** The number of people ahead and the estimated wait; announced when they change. */
export function PositionFacts({ position, queue }: { position: QueuePosition; queue: QueueState }) {
  const { t } = useTranslation(['booking', 'queue']);
  const { dateTime, number } = useFormat();
  const ahead = aheadOf(position, queue);
  if (isGathering(queue) && queue.salesOpenAt)
    return (
      <Card className={styles.card}>
        <div className={styles.facts} role="status">
          <p className={styles.large}>{t('queue:opens', { when: dateTime(queue.salesOpenAt) })}</p>
          <p>{t('queue:drawn')}</p>
        </div>
        <p className="muted">{t('queue:people', { count: queue.waiting, people: number(queue.waiting) })}</p>
      </Card>
    );
  if (ahead === null)
    return (
      <Card className={styles.card}>
        <p role="status">{t('queue:joined')}</p>
      </Card>
    );
  // While no places are left the queue does not move, so its earlier rate is no estimate.
  const time = queue.soldOut ? null : waitingTime(ahead, queue.perMinute);
  return (
    <Card className={styles.card}>
      <div className={styles.facts} role="status">
        <p className={styles.large}>{t('queue:ahead', { count: ahead, people: number(ahead) })}</p>
        <p>{time ? t(`queue:${time.unit}`, { from: time.from, to: time.to }) : t('queue:unknown')}</p>
      </div>
      {!queue.soldOut && hardlyEnough(ahead, queue) && (
        <Notice tone="warn" title={t('queue:hardly', { count: queue.partiesLeft })} />
      )}
      <p className="muted">{t('queue:number', { number: number(position.number ?? 0) })}</p>
    </Card>
  );
}
