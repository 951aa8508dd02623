import { type LocalDate, localDateIn } from '@gangway/shared/domain/local-date.ts';
import { CalendarDays } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Calendar } from './calendar.tsx';
import { parseDate } from './date-text.ts';
import { IconButton } from './icon-button.tsx';
import { Popover } from './popover.tsx';
import { TypedField, type TypedFieldProps } from './typed-field.tsx';

interface DateFieldProps extends TypedFieldProps<LocalDate> {
  min?: LocalDate;
  max?: LocalDate;
}

/** A day, typed (`2026-12-24`, `24`, `+7`) or picked from a month. Its range is the form's to judge. */
export function DateField({ min, max, ...props }: DateFieldProps) {
  const { t } = useTranslation('frame');
  const [open, setOpen] = useState(false);
  const { value, onChange, disabled } = props;
  const today = localDateIn(new Date());
  const pick = (day: LocalDate) => {
    onChange(day);
    setOpen(false);
  };
  const reading = useMemo(
    () => ({
      parse: (text: string) => parseDate(text, today),
      write: (day: LocalDate) => day,
      inputMode: 'numeric' as const,
    }),
    [today],
  );
  const calendar = (
    <Popover
      label={t('calendar.open')}
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton icon={CalendarDays} label={t('calendar.open')} disabled={disabled} />}
    >
      <Calendar value={value} today={today} min={min} max={max} onPick={pick} />
    </Popover>
  );
  return <TypedField placeholder="YYYY-MM-DD" {...props} reading={{ ...reading, end: calendar }} />;
}
