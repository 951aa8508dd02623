import { plainAmount } from '@gangway/shared/domain/money/money.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import styles from './price-calendar.module.css';

interface DayButtonProps {
  day: string;
  /** The lowest fare in sen; undefined if there is no sailing. */
  fare: number | undefined;
  /** Whether no other day of the month is cheaper. */
  isLowest: boolean;
  chosen: boolean;
  onChoose: (date: string) => void;
}

/** A day with its fare; the currency is shown once, below the calendar. */
export function DayButton({ day, fare, isLowest, chosen, onChoose }: DayButtonProps) {
  const { t } = useTranslation('sailings');
  const { date, money } = useFormat();
  const number = Number(day.slice(8));
  if (fare === undefined) return <span className={styles.idle}>{number}</span>;
  const name = `${date(day)}, ${money(fare)}`;
  return (
    <button
      type="button"
      data-date={day}
      className={classNames(styles.day, isLowest && styles.lowest)}
      aria-pressed={chosen}
      onClick={() => onChoose(day)}
    >
      <span className="visually-hidden">{isLowest ? `${name}, ${t('calendar.lowest')}` : name}</span>
      <span aria-hidden="true">{number}</span>
      <span className={styles.fare} aria-hidden="true">
        {plainAmount(fare)}
      </span>
    </button>
  );
}
