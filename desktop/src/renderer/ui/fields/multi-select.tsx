import { foldText } from '@gangway/shared/domain/folded-text.ts';
import fieldStyles from '@gangway/shared/ui/form/field.module.css';
import { Field, type FieldTexts } from '@gangway/shared/ui/form/field.tsx';
import { ChevronDown, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldWords } from '../../lib/forms/field-words.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Popover } from '../actions/popover.tsx';
import { IconView } from '../icon.tsx';
import { Checkbox } from './checkbox.tsx';
import type { Controlled } from './controlled.ts';
import styles from './multi-select.module.css';
import type { Choice } from './select-field.tsx';
import { TextField } from './text-field.tsx';

/** Number of options from which the list has a filter. */
const MANY = 9;

interface MultiSelectProps<Value extends string> extends FieldTexts, Controlled<readonly Value[]> {
  choices: readonly Choice<Value>[];
  /** Shown while nothing is selected, for example "Any status". */
  empty: string;
}

/** A multiple choice from a list with checkboxes, which typing filters. */
export function MultiSelect<Value extends string>(props: MultiSelectProps<Value>) {
  const {
    id,
    label,
    hint,
    error,
    optional,
    hideLabel,
    className,
    choices,
    empty,
    value,
    onChange,
    onBlur,
    disabled,
  } = props;
  const { t } = useTranslation('frame');
  const { enumerate } = useFormat();
  useFieldWords(id, (values: readonly string[]) =>
    enumerate(choices.filter(choice => values.includes(choice.value)).map(choice => choice.label)),
  );
  const [filter, setFilter] = useState('');
  const chosen = choices.filter(choice => value.includes(choice.value));
  const shown = choices.filter(choice => foldText(choice.label).includes(foldText(filter.trim())));
  const toggle = (choice: Value, on: boolean) =>
    onChange(
      choices.map(({ value }) => value).filter(other => (other === choice ? on : value.includes(other))),
    );
  const summary =
    chosen.length > 2 ? t('chosen', { count: chosen.length }) : enumerate(chosen.map(({ label }) => label));
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      hideLabel={hideLabel}
      className={className}
    >
      {control => (
        <Popover
          label={typeof label === 'string' ? label : empty}
          onOpenChange={open => {
            if (open) return;
            setFilter('');
            onBlur?.();
          }}
          trigger={
            <button
              {...control}
              type="button"
              disabled={disabled}
              className={`${fieldStyles.control} ${styles.trigger}`}
            >
              <span className={styles.summary}>{summary || empty}</span>
              <IconView icon={ChevronDown} size={14} className={styles.chevron} />
            </button>
          }
        >
          <div className={styles.list}>
            {choices.length >= MANY && (
              <TextField
                label={t('filter')}
                hideLabel
                icon={Search}
                placeholder={t('filter')}
                value={filter}
                onChange={setFilter}
              />
            )}
            {shown.map(choice => (
              <Checkbox
                key={choice.value}
                label={choice.label}
                value={value.includes(choice.value)}
                disabled={choice.disabled}
                onChange={on => toggle(choice.value, on)}
              />
            ))}
            {shown.length === 0 && <p className={fieldStyles.hint}>{t('nothingFound')}</p>}
          </div>
        </Popover>
      )}
    </Field>
  );
}
