import type { CalendarDay } from '@gangway/shared/contract/sailings.ts';
import { type KeyboardEvent, useRef } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { DayButton } from './day-button.tsx';
import { dayAfterKey, weeksOfMonth } from './month.ts';
import styles from './price-calendar.module.css';

interface MonthGridProps {
  /** The month's first date. */
  month: string;
  /** The dates with sailings, in order. */
  offers: readonly CalendarDay[];
  chosen: string;
  busy: boolean;
  onChoose: (date: string) => void;
}

/** The month's weeks, Monday first; arrow keys move between dates with sailings. */
export function MonthGrid({ month, offers, chosen, busy, onChoose }: MonthGridProps) {
  const { weekday } = useFormat();
  const grid = useRef<HTMLTableElement>(null);
  const weeks = weeksOfMonth(month);
  const days = offers.map(({ date }) => date);
  const fares = new Map(offers.map(({ date, fromSen }) => [date, fromSen]));
  const lowest = Math.min(...fares.values());
  const press = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).dataset.date;
    const to = from && dayAfterKey(event.key, from, days);
    if (!to) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLButtonElement>(`[data-date="${to}"]`)?.focus();
  };
  return (
    <table
      ref={grid}
      className={styles.grid}
      aria-labelledby="calendar-month"
      aria-busy={busy}
      onKeyDown={press}
    >
      <thead>
        <tr>
          {(weeks[1] ?? []).map(
            day =>
              day && (
                <th key={day} scope="col">
                  {weekday(day)}
                </th>
              ),
          )}
        </tr>
      </thead>
      <tbody>
        {weeks.map(week => (
          <tr key={week.find(day => day !== null)}>
            {week.map((day, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of the columns is fixed
              <td key={index}>
                {day && (
                  <DayButton
                    day={day}
                    fare={fares.get(day)}
                    isLowest={fares.get(day) === lowest}
                    chosen={day === chosen}
                    onChoose={onChoose}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
