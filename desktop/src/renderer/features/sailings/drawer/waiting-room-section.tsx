import type { OfficeSailingDetail } from '@gangway/shared/contract/office/sailings/sailings.ts';
import type { OfficeWaitingRoom } from '@gangway/shared/contract/office/sailings/waiting-room.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { SkeletonLines } from '../../../ui/status/skeleton.tsx';
import { useWaitingRoom } from '../requests/waiting-room.ts';
import { Facts } from './facts.tsx';
import { WaitingRoomDialog } from './waiting-room-dialog.tsx';

/** When the sale of a sailing opens, and when its queue does. */
export function WaitingRoomSection({ sailing }: { sailing: OfficeSailingDetail }) {
  const { t } = useTranslation('sailings');
  const { dateTime, number } = useFormat();
  const { data: room, error } = useWaitingRoom(sailing.id);
  const [changing, setChanging] = useState(false);
  if (error && !room) return <Notice tone="bad">{error.message}</Notice>;
  if (!room) return <SkeletonLines />;
  return (
    <>
      <Facts
        title={t('room.title')}
        facts={[
          [t('room.salesOpen'), room.salesOpenAt ? dateTime(room.salesOpenAt) : t('room.always')],
          [t('room.state'), t(`room.states.${room.openedBy ?? 'closed'}`)],
          ...(room.drawnAt ? ([[t('room.drawn'), dateTime(room.drawnAt)]] as const) : []),
          ...countsOf(room).map(([key, count]) => [t(`room.${key}`), number(count)] as const),
        ]}
      />
      {sailing.actions.includes('change') && (
        <div>
          <Button onClick={() => setChanging(true)}>{t('room.change')}</Button>
        </div>
      )}
      {changing && <WaitingRoomDialog sailing={sailing} room={room} onClose={() => setChanging(false)} />}
    </>
  );
}

/** The available counts: for a queue that never opened, only the attempts, if they can open it. */
function countsOf({ openedBy, waiting, inside, booked, perMinute, attempts, startsAt }: OfficeWaitingRoom) {
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
