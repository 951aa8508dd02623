import type {
  BoardRoom,
  CabinParty,
  RoomAction,
} from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { canAct } from '@gangway/shared/domain/states/room-actions.ts';
import { Button, ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { History, Pencil, ScanLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { useServerNow } from '../../../lib/server-time.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Keys } from '../../../ui/keys.tsx';
import { OrderLink } from '../../../ui/layout/order-link.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { actionLook } from '../room-look.ts';
import { RoomStatusBadge } from '../room-status.tsx';
import styles from './room-panel.module.css';
import { isPossible } from './use-room-actions.ts';

const TICK_MS = 30_000;

interface RoomPanelProps {
  room: BoardRoom | undefined;
  /** The action in progress. */
  busy: RoomAction | null;
  onAct: (action: RoomAction) => void;
  onScan: () => void;
  /** Absent if the user may not change rooms. */
  onChange?: () => void;
}

/** The selected room: its current and next guests, and its actions, each with a button and a shortcut. */
export function RoomPanel({ room, busy, onAct, onScan, onChange }: RoomPanelProps) {
  const { t } = useTranslation('rooms');
  const { text, time, instant } = useFormat();
  const now = useServerNow(TICK_MS);
  if (!room)
    return (
      <Panel>
        <p className={styles.quiet}>{t('chooseRoom')}</p>
        <p className={styles.quiet}>{t('keysHint')}</p>
      </Panel>
    );
  const actions = (Object.keys(actionLook) as RoomAction[]).filter(action =>
    isPossible({ room, action }, now),
  );
  return (
    <Panel
      className={styles.panel}
      title={t('room', { number: room.number })}
      actions={<RoomStatusBadge status={room.status} />}
    >
      <div className={styles.actions}>
        {actions.map((action, index) => (
          <Button
            key={action}
            variant={index === 0 ? 'primary' : 'secondary'}
            icon={actionLook[action].icon}
            loading={busy === action}
            onClick={() => onAct(action)}
          >
            {t(`action.${action}`)} <Keys keys={actionLook[action].keys} />
          </Button>
        ))}
        {canAct('check-in', room.status) && (
          <Button variant="quiet" icon={ScanLine} onClick={onScan}>
            {t('scan.titleRoom', { number: room.number })}
          </Button>
        )}
      </div>
      <dl className={styles.facts}>
        {room.status === 'occupied' && (
          <Fact label={t('detail.inRoom')}>
            {room.stay ? <Party party={room.stay} /> : <p>{room.last?.notes || t('detail.noBooking')}</p>}
            {room.checkedInAt && (
              <p className={styles.quiet}>{t('detail.since', { time: instant(room.checkedInAt) })}</p>
            )}
          </Fact>
        )}
        {room.expected && (
          <Fact label={t('detail.expected')}>
            <Party party={room.expected} />
          </Fact>
        )}
        {room.next && (
          <Fact label={t('detail.next')}>
            <Party party={room.next} />
          </Fact>
        )}
        <Fact label={t('detail.type')}>
          {`${text(room.roomTypeName)} · ${t('detail.sleeps', { count: room.maxOccupancy })}`}
        </Fact>
        <Fact label={t('detail.where')}>
          {[
            t('deck', { floor: room.floor }),
            t(`position.${room.position}`),
            ...(room.accessible ? [t('form.accessible')] : []),
            ...room.beside.map(facility => t(`beside.${facility}`)),
          ].join(' · ')}
        </Fact>
        {room.notes && <Fact label={t('detail.notes')}>{room.notes}</Fact>}
        {room.last && (
          <Fact label={t('detail.last')}>
            <p>
              {t('detail.lastBy', {
                action: t(`action.${room.last.action}`),
                time: time(room.last.at),
                by: room.last.by,
              })}
            </p>
            {room.last.notes && <p className={styles.quiet}>{room.last.notes}</p>}
          </Fact>
        )}
      </dl>
      <div className={styles.links}>
        <Link href={`${paths.roomRecord}?roomId=${room.id}`} asChild>
          <ButtonLink variant="quiet" size="small" icon={History}>
            {t('detail.records')}
          </ButtonLink>
        </Link>
        {onChange && (
          <Button variant="quiet" size="small" icon={Pencil} onClick={onChange}>
            {t('detail.change')}
          </Button>
        )}
      </div>
    </Panel>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Party({ party }: { party: CabinParty }) {
  const { t } = useTranslation('rooms');
  const { enumerate } = useFormat();
  return (
    <>
      <p>{enumerate(party.guests)}</p>
      <OrderLink number={party.orderNumber}>{t('detail.order', { number: party.orderNumber })}</OrderLink>
    </>
  );
}
