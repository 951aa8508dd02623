import type { LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { CalendarDays } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverToday } from '../../lib/server-time.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { Popover } from '../actions/popover.tsx';
import { TypedField, type TypedFieldProps } from '../fields/typed-field.tsx';
import { Calendar } from './calendar.tsx';
import { parseDate, parseWholeDate } from './date-text.ts';

interface DateFieldProps extends TypedFieldProps<LocalDate> {
  min?: LocalDate;
  max?: LocalDate;
  /** For dates of birth and documents: the year must be typed, and nothing is relative to today. */
  withYear?: boolean;
}

/** A date, typed (`2026-12-24`, `24/12/2026`, `24`, `+7`) or picked from a calendar. The form checks its range. */
export function DateField({ min, max, withYear = false, ...props }: DateFieldProps) {
  const { t } = useTranslation('frame');
  const [open, setOpen] = useState(false);
  const { value, onChange, disabled } = props;
  const today = serverToday();
  const pick = (day: LocalDate) => {
    onChange(day);
    setOpen(false);
  };
  const reading = useMemo(
    () => ({
      parse: (text: string) => (withYear ? parseWholeDate(text) : parseDate(text, today)),
      write: (day: LocalDate) => day,
      expected: t('validation.date'),
      inputMode: 'numeric' as const,
    }),
    [today, withYear, t],
  );
  const calendar = (
    <Popover
      label={t('calendar.open')}
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton icon={CalendarDays} side="top" label={t('calendar.open')} disabled={disabled} />}
    >
      <Calendar value={value} today={today} min={min} max={max} onPick={pick} />
    </Popover>
  );
  return <TypedField placeholder="YYYY-MM-DD" {...props} reading={{ ...reading, end: calendar }} />;
}
