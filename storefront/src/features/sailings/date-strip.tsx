import type { CalendarDay } from '@gangway/shared/contract/sailings.ts';
import type { SearchCriteria } from '@gangway/shared/domain/sailings/search-criteria.ts';
import { addDays } from '@gangway/shared/domain/time/local-date.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../lib/format/dates.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useCalendar } from '../../lib/requests/calendar.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './date-strip.module.css';

const DAYS = 7;
const BEFORE = 3;

interface DateStripProps {
  criteria: SearchCriteria;
  onChange: (part: Partial<SearchCriteria>) => void;
}

/** The week around the date of the search, with the lowest fare of each day. */
export function DateStrip({ criteria, onChange }: DateStripProps) {
  const { t } = useTranslation('sailings');
  const earliest = criteria.notBefore || today();
  const around = criteria.date ? addDays(criteria.date, -BEFORE) : earliest;
  const [shifted, setShifted] = useState({ date: criteria.date, days: 0 });
  const shift = shifted.date === criteria.date ? shifted.days : 0;
  const requested = addDays(around, shift);
  const first = requested < earliest ? earliest : requested;
  const calendar = useCalendar(criteria, first, addDays(first, DAYS - 1));
  const days = Array.from({ length: DAYS }, (_, index) => addDays(first, index));
  const move = (by: number) => setShifted({ date: criteria.date, days: shift + by });

  return (
    <nav className={styles.strip} aria-label={t('dates.label')}>
      <button
        type="button"
        className={styles.arrow}
        aria-label={t('dates.earlier')}
        aria-disabled={first === earliest}
        onClick={() => first > earliest && move(-DAYS)}
      >
        <Icon name="chevron-left" />
      </button>
      <ul className={styles.days} aria-busy={calendar.isFetching}>
        {days.map(day => (
          <Day
            key={day}
            day={day}
            offer={calendar.data?.find(offer => offer.date === day)}
            isKnown={calendar.isSuccess && !calendar.isPlaceholderData}
            chosen={day === criteria.date}
            onChoose={() => onChange({ date: day === criteria.date ? '' : day })}
          />
        ))}
      </ul>
      <button type="button" className={styles.arrow} aria-label={t('dates.later')} onClick={() => move(DAYS)}>
        <Icon name="chevron-right" />
      </button>
    </nav>
  );
}

interface DayProps {
  day: string;
  offer: CalendarDay | undefined;
  /** Whether the fares have been loaded: a day without one has no sailing. */
  isKnown: boolean;
  chosen: boolean;
  onChoose: () => void;
}

function Day({ day, offer, isKnown, chosen, onChoose }: DayProps) {
  const { t } = useTranslation('sailings');
  const { weekday, dayMonth, money } = useFormat();
  const item = useRef<HTMLLIElement>(null);
  // On a phone only three days fit, so the chosen one is scrolled into view.
  useEffect(() => {
    const strip = item.current?.parentElement;
    if (!chosen || !item.current || !strip) return;
    strip.scrollLeft = item.current.offsetLeft - (strip.clientWidth - item.current.offsetWidth) / 2;
  }, [chosen]);
  return (
    <li ref={item}>
      <button
        type="button"
        className={styles.day}
        aria-pressed={chosen}
        disabled={isKnown && !offer && !chosen}
        onClick={onChoose}
      >
        <span className={styles.weekday}>{weekday(day)}</span>
        <span className={styles.date}>{dayMonth(day)}</span>
        <span className={styles.fare}>
          {offer ? money(offer.fromSen) : isKnown ? t('dates.none') : <Unknown />}
        </span>
      </button>
    </li>
  );
}

/** The fare is being loaded, or could not be: the day may have a sailing. */
function Unknown() {
  const { t } = useTranslation('sailings');
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('dates.unknown')}</span>
    </>
  );
}
