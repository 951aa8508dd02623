import type { SeatMap } from '@gangway/shared/contract/sales/seats.ts';
import { ABREAST, SEATS_ABREAST, seatName, seatNumber } from '@gangway/shared/domain/travel/seat-names.ts';
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons/icon.tsx';
import { seatAfterKey } from './choose-seat.ts';
import styles from './seat-grid.module.css';

interface SeatGridProps {
  map: SeatMap;
  names: readonly string[];
  /** Of each passenger; empty: none. */
  seats: readonly string[];
  /** The seats get the focus. */
  isLed: boolean;
  onChoose: (seat: string) => void;
}

/** The seats from above, bow up, with an aisle in the middle. One tab stop: arrow keys move between the seats. */
export function SeatGrid({ map: { seats: count, taken }, names, seats, isLed, onChoose }: SeatGridProps) {
  const { t } = useTranslation(['seats', 'site']);
  const grid = useRef<HTMLDivElement>(null);
  const seatElement = (seat: string | undefined) =>
    grid.current?.querySelector<HTMLElement>(`[data-seat="${seat}"]`);
  const all = Array.from({ length: count }, (_, number) => seatName(number));
  const takenSeats = new Set(taken);
  const [visited, setVisited] = useState<string | null>(null);
  const beginning =
    seats.find(seat => all.includes(seat)) ?? all.find(seat => !takenSeats.has(seat)) ?? all[0];
  const stop = visited ?? beginning;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the seats are shown
  useEffect(() => {
    if (isLed) seatElement(stop)?.focus();
  }, []);
  const move = (event: KeyboardEvent, from: string) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = seatAfterKey(event.key, seatNumber(from), count);
    if (to === undefined) return;
    event.preventDefault();
    seatElement(seatName(to))?.focus();
  };
  const seatAt = (number: number) => {
    const seat = all[number];
    if (seat === undefined) return <span key={number} className={styles.none} />;
    const holder = seats.indexOf(seat);
    const isTaken = takenSeats.has(seat);
    const name = names[holder];
    return (
      // biome-ignore lint/a11y/useSemanticElements: a table cannot be laid out as the ship
      // biome-ignore lint/a11y/useFocusableInteractive: the seat inside has the focus
      <div key={seat} role="gridcell">
        <button
          type="button"
          data-seat={seat}
          className={styles.seat}
          aria-label={
            name === undefined || isTaken
              ? t(isTaken ? 'isTaken' : 'isFree', { seat })
              : t('isOf', { seat, name })
          }
          aria-pressed={holder >= 0}
          aria-disabled={isTaken && holder < 0}
          data-taken={isTaken}
          tabIndex={seat === stop ? 0 : -1}
          onFocus={() => setVisited(seat)}
          onKeyDown={event => move(event, seat)}
          onClick={() => (holder >= 0 || !isTaken) && onChoose(seat)}
        >
          <span className={styles.drawn}>
            {isTaken ? (
              <Icon name="cross" size={16} />
            ) : holder >= 0 ? (
              <Icon name="check" size={16} />
            ) : (
              seat.slice(-1)
            )}
          </span>
        </button>
      </div>
    );
  };
  const rows = Array.from({ length: Math.ceil(count / SEATS_ABREAST) }, (_, row) => row * SEATS_ABREAST);
  const half = SEATS_ABREAST / 2;
  return (
    <div className={styles.view}>
      <div className={styles.hull}>
        <p className={styles.end}>{t('site:position.bow')}</p>
        <div className={styles.row} aria-hidden="true">
          <Letters letters={ABREAST.slice(0, half)} />
          <span />
          <Letters letters={ABREAST.slice(half)} />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be laid out as the ship */}
        <div ref={grid} role="grid" aria-label={t('map')}>
          {rows.map(first => (
            // biome-ignore lint/a11y/useSemanticElements: a table cannot be laid out as the ship
            // biome-ignore lint/a11y/useFocusableInteractive: the seats inside have the focus
            <div key={first} role="row" className={styles.row}>
              {[0, 1, 2].map(place => seatAt(first + place))}
              <span className={styles.number} aria-hidden="true">
                {first / SEATS_ABREAST + 1}
              </span>
              {[3, 4, 5].map(place => seatAt(first + place))}
            </div>
          ))}
        </div>
        <p className={styles.end}>{t('site:position.stern')}</p>
      </div>
    </div>
  );
}

const Letters = memo(({ letters }: { letters: string }) =>
  [...letters].map(letter => (
    <span key={letter} className={styles.letter}>
      {letter}
    </span>
  )),
);
