import { useTranslation } from 'react-i18next';
import { today } from '../../../lib/format/dates.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { ToggleChip } from '../../../ui/status/chip.tsx';
import { namedPeriods, type Period, periodNamed } from './period.ts';
import styles from './period-choice.module.css';

interface PeriodChoiceProps {
  /** Null if all entries are shown, which needs `onAll`. */
  period: Period | null;
  onChange: (period: Period) => void;
  onAll?: () => void;
}

/** Selects the period over which sales are counted, or whose entries are shown. */
export function PeriodChoice({ period, onChange, onAll }: PeriodChoiceProps) {
  const { t } = useTranslation('agent');
  const now = today();
  const change = (part: Partial<Period>) => {
    const next = { from: '', to: '', ...period, ...part };
    // An empty field is still being typed; a period that would end before it starts becomes a single day.
    if (next.from && next.to) onChange(next.from <= next.to ? next : { from: next.from, to: next.from });
  };
  return (
    <fieldset className={styles.period}>
      <legend className="visually-hidden">{t('period.legend')}</legend>
      <div className={styles.chips}>
        {onAll && (
          <ToggleChip pressed={period === null} onChange={onAll}>
            {t('period.all')}
          </ToggleChip>
        )}
        {namedPeriods.map(name => {
          const named = periodNamed(name, now);
          return (
            <ToggleChip
              key={name}
              pressed={named.from === period?.from && named.to === period.to}
              onChange={() => onChange(named)}
            >
              {t(`period.${name}`)}
            </ToggleChip>
          );
        })}
      </div>
      <div className={styles.dates}>
        <DateField
          label={t('period.from')}
          max={now}
          value={period?.from ?? ''}
          onChange={event => change({ from: event.target.value })}
        />
        <DateField
          label={t('period.to')}
          max={now}
          value={period?.to ?? ''}
          onChange={event => change({ to: event.target.value })}
        />
      </div>
    </fieldset>
  );
}
