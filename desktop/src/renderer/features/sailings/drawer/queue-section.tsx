import type { OfficeQueue } from '@gangway/shared/contract/office/sailings/queue.ts';
import type { OfficeSailingDetail } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { SkeletonLines } from '../../../ui/status/skeleton.tsx';
import { useOfficeQueue } from '../requests/queue.ts';
import { Facts } from './facts.tsx';
import { QueueDialog } from './queue-dialog.tsx';

/** When the sale of a sailing opens, and when its queue does. */
export function QueueSection({ sailing }: { sailing: OfficeSailingDetail }) {
  const { t } = useTranslation('sailings');
  const { dateTime, number } = useFormat();
  const { data: queue, error } = useOfficeQueue(sailing.id);
  const [changing, setChanging] = useState(false);
  if (error && !queue) return <Notice tone="bad">{error.message}</Notice>;
  if (!queue) return <SkeletonLines />;
  return (
    <>
      <Facts
        title={t('queue.title')}
        facts={[
          [t('queue.salesOpen'), queue.salesOpenAt ? dateTime(queue.salesOpenAt) : t('queue.always')],
          [t('queue.state'), t(`queue.states.${queue.openedBy ?? 'closed'}`)],
          ...(queue.drawnAt ? ([[t('queue.drawn'), dateTime(queue.drawnAt)]] as const) : []),
          ...countsOf(queue).map(([key, count]) => [t(`queue.${key}`), number(count)] as const),
        ]}
      />
      {sailing.actions.includes('change') && (
        <div>
          <Button onClick={() => setChanging(true)}>{t('queue.change')}</Button>
        </div>
      )}
      {changing && <QueueDialog sailing={sailing} queue={queue} onClose={() => setChanging(false)} />}
    </>
  );
}

/** The available counts: for a queue that never opened, only the attempts, if they can open it. */
function countsOf({ openedBy, waiting, inside, booked, perMinute, attempts, startsAt }: OfficeQueue) {
  const tried = [['attempts', attempts]] as const;
  if (!openedBy && booked === 0) return startsAt > 0 ? tried : [];
  return [
    ['waiting', waiting],
    ['inside', inside],
    ['booked', booked],
    ['perMinute', Math.round(perMinute)],
    ...tried,
  ] as const;
}
