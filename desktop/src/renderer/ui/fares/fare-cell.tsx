import { currency } from '@gangway/shared/domain/money/currency.ts';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnreadable, tidyFare } from '../../lib/fare-draft.ts';
import styles from './fare-grid.module.css';

interface FareCellProps extends Pick<ComponentProps<'input'>, 'onKeyDown' | 'onPaste'> {
  /** The cell's key in the grid. */
  cell: string;
  label: string;
  /** The text as typed. */
  value: string;
  onChange: (value: string) => void;
}

/** One amount: shown as typed while edited, and formatted when the cell loses the focus. */
export function FareCell({ cell, label, value, onChange, ...keys }: FareCellProps) {
  const { t } = useTranslation('frame');
  const unreadable = isUnreadable(value);
  const tidy = tidyFare(value);
  return (
    <span className={styles.box} data-currency={currency().symbol}>
      <input
        {...keys}
        data-cell={cell}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={unreadable || undefined}
        title={unreadable ? t('validation.unreadable') : undefined}
        className={styles.cell}
        value={value}
        onFocus={event => event.target.select()}
        onChange={event => onChange(event.target.value)}
        onBlur={() => tidy !== value && onChange(tidy)}
      />
    </span>
  );
}
