import type { BoardRoom } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { floorsOf } from '@gangway/shared/domain/cabins/deck-layout.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import { useTranslation } from 'react-i18next';
import styles from './board.module.css';

interface DeckFilterProps {
  rooms: readonly BoardRoom[];
  floor: number | null;
  onFloor: (floor: number | null) => void;
}

/** The deck filter (R33), each deck with its number of free rooms. */
export function DeckFilter({ rooms, floor, onFloor }: DeckFilterProps) {
  const { t } = useTranslation('rooms');
  const free = (deck: number) =>
    rooms.filter(room => room.floor === deck && room.status === 'available').length;
  const choice = (value: number | null, name: string, detail?: number) => (
    <button
      key={name}
      type="button"
      className={classNames(styles.deck, value === floor && styles.chosen)}
      aria-pressed={value === floor}
      onClick={() => onFloor(value)}
    >
      {name}
      {detail !== undefined && <span className={styles.free}>{detail}</span>}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: filter buttons are not form fields
    <div role="group" className={styles.decks} aria-label={t('decks')}>
      {choice(null, t('allDecks'))}
      {floorsOf(rooms).map(deck => choice(deck, t('deck', { floor: deck }), free(deck)))}
    </div>
  );
}
