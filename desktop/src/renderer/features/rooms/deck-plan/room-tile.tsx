import type { BoardRoom } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { IconView } from '../../../ui/icon.tsx';
import { statusLook } from '../room-look.ts';
import styles from './deck-plan.module.css';

interface RoomTileProps {
  room: BoardRoom;
  chosen: boolean;
  /** The filter excludes the room's state; it is shown faded. */
  faded: boolean;
  /** Whether there is space to show the guests, present or expected. */
  withGuests: boolean;
  /** The room is the plan's only tab stop. */
  reachable: boolean;
  onChoose: (roomId: number) => void;
}

/** A room on the plan: its number, its state as color, icon and, where it fits, text, and whether guests are expected. */
export function RoomTile({ room, chosen, faded, withGuests, reachable, onChoose }: RoomTileProps) {
  const { t } = useTranslation('rooms');
  const { enumerate } = useFormat();
  const { tone, icon } = statusLook[room.status];
  const guests = enumerate((room.stay ?? room.expected)?.guests ?? []);
  const words = { number: room.number, status: t(`status.${room.status}`), names: guests };
  const name = room.stay ? 'tileStay' : room.expected ? 'tileExpected' : 'tile';
  return (
    <button
      type="button"
      data-room={room.id}
      className={classNames(styles.tile, styles[tone], faded && styles.faded)}
      aria-pressed={chosen}
      tabIndex={reachable ? 0 : -1}
      title={t(name, words)}
      onClick={() => onChoose(room.id)}
      onFocus={() => onChoose(room.id)}
    >
      <span className="visually-hidden">{t(name, words)}</span>
      <span className={styles.face} aria-hidden>
        <span className={styles.number}>{room.number}</span>
        <span className={styles.icons}>
          {room.expected && <IconView icon={UserRound} size={12} className={styles.expected} />}
          <IconView icon={icon} size={14} />
        </span>
        <span className={styles.word}>{t(`status.${room.status}`)}</span>
      </span>
      {withGuests && (
        <span className={styles.guests} aria-hidden>
          {guests}
        </span>
      )}
    </button>
  );
}
