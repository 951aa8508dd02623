import type { OfficeSailing } from '@gangway/shared/contract/office/sailings/sailings.ts';
import type { LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { IconView } from '../../../ui/icon.tsx';
import { CalendarSailing } from './calendar-sailing.tsx';
import styles from './month-calendar.module.css';

interface CalendarDayProps {
  day: LocalDate;
  inMonth: boolean;
  /** The day is the calendar's tab stop; arrow keys move to the others. */
  reachable: boolean;
  sailings: readonly OfficeSailing[];
  onOpen: (sailingId: number) => void;
  onAdd?: (date: LocalDate) => void;
}

/** A day of the calendar: its number, which is the button for a new sailing, and its sailings. */
export function CalendarDay({ day, inMonth, reachable, sailings, onOpen, onAdd }: CalendarDayProps) {
  const { t } = useTranslation('sailings');
  const { date } = useFormat();
  const number = Number(day.slice(-2));
  if (!inMonth) return <span className={styles.number}>{number}</span>;
  return (
    <>
      {onAdd ? (
        <button
          type="button"
          data-day={day}
          tabIndex={reachable ? 0 : -1}
          className={styles.number}
          aria-label={t('calendar.add', { date: date(day) })}
          onClick={() => onAdd(day)}
        >
          {number}
          <IconView icon={Plus} size={13} className={styles.plus} />
        </button>
      ) : (
        <span data-day={day} className={styles.number}>
          {number}
        </span>
      )}
      <ul className={styles.sailings}>
        {sailings.map(sailing => (
          <li key={sailing.id}>
            <CalendarSailing sailing={sailing} onOpen={() => onOpen(sailing.id)} />
          </li>
        ))}
      </ul>
    </>
  );
}
