import { languageFacts } from '@gangway/shared/contract/base/languages.ts';
import type { OfficeSailing } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { addMonths, isoWeekday, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../lib/api/request.ts';
import { serverToday } from '../../../lib/server-time.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { weekdayName } from '../../../lib/weekday.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { dayAfterKey, weeksOf } from '../../../ui/dates/month.ts';
import { ErrorState } from '../../../ui/status/state-panel.tsx';
import type { SailingFilterValues } from '../filters/sailing-filters.tsx';
import { CalendarDay } from './calendar-day.tsx';
import styles from './month-calendar.module.css';

interface MonthCalendarProps {
  /** `YYYY-MM` */
  month: string;
  filters: SailingFilterValues;
  onMonth: (month: string) => void;
  onOpen: (sailingId: number) => void;
  /** Absent for users who may not change the timetable. */
  onAdd?: (date: LocalDate) => void;
}

/** A month of sailings, colored by session. Arrow keys move from day to day, Tab through the sailings of a day. */
export function MonthCalendar({ month, filters, onMonth, onOpen, onAdd }: MonthCalendarProps) {
  const { t } = useTranslation('sailings');
  const { language } = useFormat();
  const { ship, route, session, status } = filters;
  const sailings = useMonth({ month, ship, route, session, status } as { month: string });
  const byDate = useMemo(() => Map.groupBy(sailings.data ?? [], ({ date }) => date), [sailings.data]);
  const grid = useRef<HTMLTableElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  /** A date in a month that is not yet shown; it gets the focus once the month is rendered. */
  const awaited = useRef<LocalDate | null>(null);
  const first = `${month}-01`;
  const today = serverToday();
  const name = new Intl.DateTimeFormat(languageFacts(language).locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${first}T12:00:00Z`));
  const isLoaded = sailings.data !== undefined;
  // Scrolls to today: coming days are needed most, earlier ones are reached by scrolling up.
  useEffect(() => {
    const row = grid.current?.querySelector(`[data-day="${today}"]`)?.closest('tr');
    if (row && isLoaded && frame.current) frame.current.scrollTop = row.offsetTop - HEAD_PX;
  }, [today, isLoaded]);
  const focusDay = (day: LocalDate) =>
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the date exists only once its month is rendered
  useLayoutEffect(() => {
    if (awaited.current) focusDay(awaited.current);
    awaited.current = null;
  }, [month]);
  const turn = (months: number) => onMonth(addMonths(first, months).slice(0, 7));

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const day = (event.target as HTMLElement).closest<HTMLElement>('[data-day]')?.dataset.day;
    const next = day && dayAfterKey(event.key, day);
    if (!next) return;
    event.preventDefault();
    // Focused immediately, not in the next frame: the next key press may come earlier and must start from this day.
    if (next.slice(0, 7) === month) focusDay(next);
    else {
      awaited.current = next;
      onMonth(next.slice(0, 7));
    }
  };

  return (
    <section className={styles.calendar} aria-busy={sailings.isFetching}>
      <header className={styles.header}>
        <IconButton icon={ChevronLeft} label={t('calendar.previous')} onClick={() => turn(-1)} />
        <h2 aria-live="polite">{name}</h2>
        <IconButton icon={ChevronRight} label={t('calendar.next')} onClick={() => turn(1)} />
        <Button size="small" variant="quiet" onClick={() => onMonth(today.slice(0, 7))}>
          {t('calendar.today')}
        </Button>
      </header>
      {sailings.error && !sailings.data ? (
        <ErrorState error={sailings.error} onRetry={sailings.refetch} />
      ) : (
        <div className={styles.frame} ref={frame}>
          <table ref={grid} aria-label={t('calendar.label', { month: name })} onKeyDown={press}>
            <thead>
              <tr>
                {weeksOf(first)[0]?.map(day => (
                  <th key={day} scope="col">
                    {weekdayName(isoWeekday(day), language, 'short')}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeksOf(first).map(week => (
                <tr key={week[0]}>
                  {week.map(day => (
                    <td
                      key={day}
                      className={classNames(
                        day.slice(0, 7) !== month && styles.outside,
                        day === today && styles.today,
                      )}
                    >
                      <CalendarDay
                        day={day}
                        inMonth={day.slice(0, 7) === month}
                        reachable={day === (month === today.slice(0, 7) ? today : first)}
                        sailings={byDate.get(day) ?? noSailings}
                        onOpen={onOpen}
                        onAdd={onAdd}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

/** Height of the weekday header, which stays visible while the weeks scroll. */
const HEAD_PX = 30;
const noSailings: readonly OfficeSailing[] = [];

/** Every sailing of a month (`YYYY-MM`). */
const useMonth = (query: { month: string }) =>
  useQuery({
    queryKey: ['sailings', 'month', query],
    queryFn: ({ signal }) => request<OfficeSailing[]>('GET', '/office/sailings/month', { query, signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });
