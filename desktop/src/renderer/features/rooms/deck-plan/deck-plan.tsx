import type { RoomStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { BoardRoom } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { deckParts, floorsOf, roomsOfPart } from '@gangway/shared/domain/cabins/deck-layout.ts';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './deck-plan.module.css';
import { isDirection, nearest, type Spot } from './nearest.ts';
import { RoomTile } from './room-tile.tsx';

interface DeckPlanProps {
  /** The rooms of one deck, or of all; decks are stacked. */
  rooms: readonly BoardRoom[];
  chosen: number | null;
  /** The state filter, if any. */
  status: RoomStatus | '';
  onChoose: (roomId: number) => void;
}

/** The ship from above: bow to the right, port side up, rooms placed by their data. Arrow keys move between rooms. */
export function DeckPlan({ rooms, chosen, status, onChoose }: DeckPlanProps) {
  const { t } = useTranslation('rooms');
  const plan = useRef<HTMLDivElement>(null);
  const floors = floorsOf(rooms);
  const reachable = rooms.some(room => room.id === chosen) ? chosen : rooms[0]?.id;

  const press = (event: KeyboardEvent) => {
    if (!isDirection(event.key)) return;
    const tiles = [...(plan.current?.querySelectorAll<HTMLElement>('[data-room]') ?? [])];
    const spots = tiles.map(spotOf);
    const from = spots.find(({ key }) => key === document.activeElement);
    const next = from && nearest(from, spots, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only add a way to move between focusable buttons
    <div ref={plan} className={styles.plan} onKeyDown={press}>
      {floors.map(floor => {
        const deck = rooms.filter(room => room.floor === floor);
        return (
          <section key={floor} className={styles.deck} aria-label={t('deck', { floor })}>
            <h2 className={styles.floor}>{t('deck', { floor })}</h2>
            <div className={styles.hull}>
              {deckParts.map(part => (
                // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as part of the grid
                <div
                  key={part}
                  role="group"
                  className={`${styles.part} ${styles[part]}`}
                  aria-label={t(`position.${part}`)}
                >
                  {roomsOfPart(deck, part).map(room => (
                    <RoomTile
                      key={room.id}
                      room={room}
                      chosen={room.id === chosen}
                      faded={status !== '' && room.status !== status}
                      withGuests={floors.length === 1}
                      reachable={room.id === reachable}
                      onChoose={onChoose}
                    />
                  ))}
                </div>
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}

function spotOf(element: HTMLElement): Spot<HTMLElement> {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { key: element, x: left + width / 2, y: top + height / 2 };
}
