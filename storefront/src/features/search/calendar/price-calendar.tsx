import type { SearchCriteria } from '@gangway/shared/domain/sailings/search-criteria.ts';
import { addMonths } from '@gangway/shared/domain/time/local-date.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../lib/format/dates.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LoadFailed } from '../../../lib/page/loading-parts.tsx';
import { useCalendar } from '../../../lib/requests/calendar.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { firstOfMonth, lastOfMonth } from './month.ts';
import { MonthGrid } from './month-grid.tsx';
import styles from './price-calendar.module.css';

/** Sailings are on sale for this long. */
const MONTHS_AHEAD = 12;

interface PriceCalendarProps {
  criteria: SearchCriteria;
  /** An empty text is any date. */
  onChoose: (date: string) => void;
}

/** A month at a time: the dates with sailings, each with its lowest fare. */
export default function PriceCalendar({ criteria, onChoose }: PriceCalendarProps) {
  const { t } = useTranslation('sailings');
  const { language } = useFormat();
  const earliest = firstOfMonth(today());
  const [month, setMonth] = useState(firstOfMonth(criteria.date || today()));
  const from = month === earliest ? today() : month;
  const calendar = useCalendar(criteria, from, lastOfMonth(month));
  const { session } = criteria;
  const offers = (calendar.data ?? []).filter(
    day => day.date.startsWith(month.slice(0, 7)) && (session === '' || day.sessions.includes(session)),
  );
  const title = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const atEnd = month >= addMonths(earliest, MONTHS_AHEAD);
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.arrow}
          aria-label={t('calendar.earlier')}
          aria-disabled={month === earliest}
          onClick={() => month > earliest && setMonth(addMonths(month, -1))}
        >
          <Icon name="chevron-left" />
        </button>
        <h3 className={styles.title} id="calendar-month" aria-live="polite">
          {title.format(new Date(`${month}T12:00:00Z`))}
        </h3>
        <button
          type="button"
          className={styles.arrow}
          aria-label={t('calendar.later')}
          aria-disabled={atEnd}
          onClick={() => !atEnd && setMonth(addMonths(month, 1))}
        >
          <Icon name="chevron-right" />
        </button>
      </div>
      <MonthGrid
        month={month}
        offers={offers}
        chosen={criteria.date}
        busy={calendar.isFetching}
        onChoose={onChoose}
      />
      {calendar.isError && <LoadFailed query={calendar} />}
      {calendar.isSuccess && !calendar.isFetching && offers.length === 0 && (
        <p role="status">{t('calendar.none')}</p>
      )}
      <p className={styles.legend}>{t('calendar.legend')}</p>
      <Button onClick={() => onChoose('')}>{t('calendar.any')}</Button>
    </div>
  );
}
