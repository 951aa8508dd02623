import { classNames } from '@gangway/shared/ui/class-names.ts';
import styles from '@gangway/shared/ui/form/field.module.css';
import { Field, type FieldTexts } from '@gangway/shared/ui/form/field.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldWords } from '../../lib/forms/field-words.ts';
import type { Controlled } from './controlled.ts';
import own from './typed-field.module.css';

export interface TypedFieldProps<Value> extends FieldTexts, Controlled<Value | null> {
  name?: string;
  placeholder?: string;
  /** What the number counts, shown inside the field after it: "minutes". A hint should say it as well. */
  unit?: string;
  autoFocus?: boolean;
}

interface Reading<Value> {
  /** Parses the text; returns null if it is not valid. */
  parse: (text: string) => Value | null;
  write: (value: Value) => string;
  /** Error message for invalid text, naming the expected format. */
  expected?: string;
  inputMode: 'numeric' | 'decimal' | 'text';
  /** Shown inside the field, before the text: "RM". */
  unit?: string;
  /** Shown inside the field, after the text: a button that opens a calendar. */
  end?: ReactNode;
  align?: 'start' | 'end';
}

/**
 * A value typed as text: the text stays as typed until the field loses the focus, then the value is formatted. Invalid
 * text is kept, so that nothing typed is lost, and a message names the expected format when the field loses the focus;
 * meanwhile the value is null, and the form cannot be submitted.
 */
export function TypedField<Value>({
  reading,
  ...props
}: TypedFieldProps<Value> & { reading: Reading<Value> }) {
  const { id, label, hint, error, optional, hideLabel, className, unit, value, onChange, onBlur, ...native } =
    props;
  const { t } = useTranslation('frame');
  useFieldWords(id, (written: Value | null) =>
    written === null ? '' : [reading.unit, reading.write(written), unit].filter(Boolean).join(' '),
  );
  const [text, setText] = useState(() => (value === null ? '' : reading.write(value)));
  const [judged, setJudged] = useState(false);
  const lastValue = useRef(value);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (value === lastValue.current) return;
    lastValue.current = value;
    setText(value === null ? '' : reading.write(value));
  }, [value, reading]);

  const unread = text.trim() !== '' && value === null;
  const sentence = reading.expected ?? t('validation.unreadable');
  useEffect(() => input.current?.setCustomValidity(unread ? sentence : ''), [unread, sentence]);

  const take = (typed: string) => {
    setText(typed);
    lastValue.current = reading.parse(typed);
    if (lastValue.current !== null || typed.trim() === '') setJudged(false);
    if (lastValue.current !== value) onChange(lastValue.current);
  };
  const settle = () => {
    if (lastValue.current !== null) setText(reading.write(lastValue.current));
    setJudged(unread);
    onBlur?.();
  };
  const shown = unread && judged ? sentence : error;
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={shown}
      optional={optional}
      hideLabel={hideLabel}
      className={className}
    >
      {control => (
        <span className={classNames(styles.box, unit && own.measured)}>
          {reading.unit && <span className={styles.start}>{reading.unit}</span>}
          <input
            {...native}
            {...control}
            ref={input}
            type="text"
            inputMode={reading.inputMode}
            autoComplete="off"
            value={text}
            style={unit ? { paddingRight: roomFor(unit) } : undefined}
            className={classNames(
              styles.control,
              reading.align === 'end' && styles.number,
              reading.unit && styles.withUnit,
              Boolean(reading.end) && styles.withEnd,
            )}
            onChange={event => take(event.target.value)}
            onBlur={settle}
            onInvalid={() => setJudged(true)}
          />
          {unit && (
            <span className={styles.end} aria-hidden>
              {unit}
            </span>
          )}
          {reading.end && <span className={classNames(styles.end, styles.endButton)}>{reading.end}</span>}
        </span>
      )}
    </Field>
  );
}

/** The space that a unit needs inside the field: Chinese characters are as wide as the letters are high. */
const roomFor = (unit: string): string => {
  const wide = [...unit].filter(letter => letter > '\u2e7f').length;
  return `calc(${wide + (unit.length - wide) * 0.62}em + 1.2rem)`;
};
