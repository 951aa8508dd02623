import { formatRinggit, parseRinggit, type Sen } from '@gangway/shared/domain/money.ts';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './fare-grid.module.css';

interface FareCellProps extends Pick<ComponentProps<'input'>, 'onKeyDown' | 'onPaste'> {
  /** Where it stands, for the grid to find it. */
  cell: string;
  label: string;
  value: Sen | null;
  onChange: (value: Sen | null) => void;
}

const write = (sen: Sen | null) => (sen === null ? '' : formatRinggit(sen, 'en').replace('RM ', ''));

/** One amount: what was typed stands until the cell is left, then as amounts are written. */
export function FareCell({ cell, label, value, onChange, ...keys }: FareCellProps) {
  const { t } = useTranslation('frame');
  const [text, setText] = useState(() => write(value));
  const known = useRef(value);
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    setText(write(value));
  }, [value]);
  const unreadable = text.trim() !== '' && value === null;
  return (
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
      value={text}
      onFocus={event => event.target.select()}
      onChange={event => {
        setText(event.target.value);
        known.current = parseRinggit(event.target.value);
        onChange(known.current);
      }}
      onBlur={() => known.current !== null && setText(write(known.current))}
    />
  );
}
