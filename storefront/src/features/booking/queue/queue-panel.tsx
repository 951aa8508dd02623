import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import type { QueuePosition, QueueState } from '@gangway/shared/contract/sales/queue.ts';
import { Button, ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useFormat } from '../../../lib/format/use-format.ts';
import { HumanCheck } from '../../../lib/human-check/human-check.tsx';
import { sailingsPath } from '../../../lib/paths.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { VoyageSummary } from '../voyage/voyage-summary.tsx';
import { DrawFacts } from './draw-facts.tsx';
import { PositionFacts } from './position-facts.tsx';
import styles from './queue.module.css';
import type { Waiting } from './use-queue.ts';
import { isGathering } from './waiting-time.ts';

interface WaitingPanelProps {
  ref: Ref<HTMLHeadingElement>;
  sailing: SailingDetail;
  queue: QueueState;
  waiting: Waiting;
}

/** The queue before joining, while waiting, and after its end. */
export function QueuePanel({ ref, sailing, queue, waiting }: WaitingPanelProps) {
  const { t } = useTranslation(['booking', 'queue']);
  const { dateTime, text, number } = useFormat();
  const { position } = waiting;
  const { departure, destination } = sailing.route;
  const inLine = position?.state === 'waiting';
  const over = queue.soldOut && !queue.mayComeBack;
  return (
    <div className={styles.queue}>
      <header>
        <p className={styles.route}>
          {t('heading', { departure: text(departure.name), destination: text(destination.name) })}
        </p>
        <h1 ref={ref} tabIndex={-1} className={styles.heading}>
          {headingOf(t, queue, inLine)}
        </h1>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <EndNotice position={position} />
          {queue.soldOut && (
            <Notice tone="warn" live title={t('queue:soldOut.title')}>
              <p>{t(over ? 'queue:soldOut.final' : 'queue:soldOut.maybe')}</p>
            </Notice>
          )}
          {inLine && !over && <PositionFacts position={position} queue={queue} />}
          {!inLine && !over && (
            <Card className={styles.card}>
              {isGathering(queue) && queue.salesOpenAt ? (
                <p>{t('queue:gathering', { when: dateTime(queue.salesOpenAt) })}</p>
              ) : (
                <p>{t('queue:intro')}</p>
              )}
              <p className="muted">
                {t('queue:people', { count: queue.waiting, people: number(queue.waiting) })}
              </p>
              <Join waiting={waiting} />
            </Card>
          )}
          {inLine && !over && <p className="muted">{t('queue:keep', { count: queue.turnMinutes })}</p>}
          <div className={styles.actions}>
            {inLine && (
              <Button loading={waiting.leave.isPending} onClick={() => waiting.leave.mutate()}>
                {t('queue:leave')}
              </Button>
            )}
            <Link href={sailingsPath({ departure: departure.code, destination: destination.code })} asChild>
              <ButtonLink variant={over ? 'primary' : 'quiet'} className={over ? undefined : styles.others}>
                {t('closed.others')}
              </ButtonLink>
            </Link>
          </div>
          {queue.draw && <DrawFacts sailingId={sailing.id} draw={queue.draw} position={position} />}
        </div>
        <aside aria-label={t('summary.label')}>
          <VoyageSummary sailing={sailing} />
        </aside>
      </div>
    </div>
  );
}

function headingOf(
  t: ReturnType<typeof useTranslation<['booking', 'queue']>>['t'],
  queue: QueueState,
  inLine: boolean,
) {
  if (queue.soldOut) return t('queue:soldOut.heading');
  if (inLine) return t(isGathering(queue) ? 'queue:inDraw' : 'queue:inLine');
  return t(isGathering(queue) ? 'queue:opensSoon' : 'queue:heading');
}

/** Why the position has ended. */
function EndNotice({ position }: { position: QueuePosition | undefined }) {
  const { t } = useTranslation(['booking', 'queue']);
  if (position?.state === 'too-late')
    return (
      <Notice tone="warn" live title={t('queue:tooLate.title')}>
        <p>{t('queue:tooLate.text')}</p>
      </Notice>
    );
  return position?.state === 'booked' ? <Notice title={t('queue:booked')} /> : null;
}

/** The button to join, with the human check if many wait from one address. */
function Join({ waiting: { join, check, checking } }: { waiting: Waiting }) {
  const { t } = useTranslation(['booking', 'queue']);
  return (
    <>
      {checking && <HumanCheck id="line-check" check={check} error={join.error?.message} />}
      {join.error && !checking && !join.isPending && <Notice tone="bad" live title={join.error.message} />}
      <div>
        <Button variant="primary" loading={join.isPending} onClick={() => join.mutate()}>
          {t('queue:join')}
        </Button>
      </div>
    </>
  );
}
