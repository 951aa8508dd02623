import { languageFacts, type OfficeLanguage } from '@gangway/shared/contract/base/languages.ts';
import { addMonths, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';
import styles from './calendar.module.css';
import { dayAfterKey, weeksOf } from './month.ts';

interface CalendarProps {
  value: LocalDate | null;
  today: LocalDate;
  min?: LocalDate;
  max?: LocalDate;
  onPick: (day: LocalDate) => void;
}

/** A month in which to pick a date; arrows move by day and week, Page keys by month. */
export function Calendar({ value, today, min, max, onPick }: CalendarProps) {
  const { t, i18n } = useTranslation('frame');
  const [day, setDay] = useState(value ?? today);
  const grid = useRef<HTMLTableElement>(null);
  const { locale } = languageFacts(i18n.language as OfficeLanguage);
  const written = (date: LocalDate, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the date changes
  useEffect(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(), [day]);

  const press = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, day);
    if (!next) return;
    event.preventDefault();
    setDay(next);
  };
  const weeks = weeksOf(day);
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton
          icon={ChevronLeft}
          label={t('calendar.earlier')}
          onClick={() => setDay(addMonths(day, -1))}
        />
        <span className={styles.month} aria-live="polite">
          {written(day, { month: 'long', year: 'numeric' })}
        </span>
        <IconButton
          icon={ChevronRight}
          label={t('calendar.later')}
          onClick={() => setDay(addMonths(day, 1))}
        />
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells have keys of their own
        role="grid"
        onKeyDown={press}
        aria-label={written(day, { month: 'long', year: 'numeric' })}
      >
        <thead>
          <tr>
            {weeks[0]?.map(weekday => (
              <th key={weekday} scope="col" abbr={written(weekday, { weekday: 'long' })}>
                {written(weekday, { weekday: 'narrow' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(week => (
            <tr key={week[0]}>
              {week.map(date => (
                <td key={date}>
                  <button
                    type="button"
                    tabIndex={date === day ? 0 : -1}
                    disabled={(min !== undefined && date < min) || (max !== undefined && date > max)}
                    aria-pressed={date === value}
                    aria-current={date === today ? 'date' : undefined}
                    aria-label={written(date, { dateStyle: 'full' })}
                    className={classNames(styles.day, date.slice(0, 7) !== day.slice(0, 7) && styles.outside)}
                    onClick={() => onPick(date)}
                  >
                    {Number(date.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
