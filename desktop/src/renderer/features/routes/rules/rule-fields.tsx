import { sessions } from '@gangway/shared/contract/base/vocabulary.ts';
import { FieldError } from '@gangway/shared/ui/form/field.tsx';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OfficeForm } from '../../../lib/forms/use-office-form.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { isoWeekdays, weekdayName } from '../../../lib/weekday.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { FareGrid } from '../../../ui/fares/fare-grid.tsx';
import { MultiSelect } from '../../../ui/fields/multi-select.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './rules.module.css';
import type { RulesFields } from './rules-form.ts';

interface RuleFieldsProps {
  form: OfficeForm<RulesFields>;
  /** The rule's index, from 0. */
  index: number;
  onRemove: () => void;
}

/** One rule: its name, its days, and the four fares on them. */
export function RuleFields({ form, index, onRemove }: RuleFieldsProps) {
  const { t } = useTranslation(['fares', 'frame']);
  const { language } = useFormat();
  const name = form.form.watch(`rules.${index}.name`);
  const weekdays = form.field(`rules.${index}.weekdays`, t('rules.weekdays'));
  const grid = form.field(`rules.${index}.fares`, t('rules.fares'));
  return (
    <fieldset className={styles.rule}>
      <legend>{name || t('rules.one', { place: index + 1 })}</legend>
      <div className={styles.remove}>
        <IconButton icon={Trash2} label={t('rules.remove')} onClick={onRemove} />
      </div>
      <TextField {...form.field(`rules.${index}.name`, t('rules.name'))} maxLength={60} />
      <SelectField
        {...form.field(`rules.${index}.session`, t('rules.session'))}
        choices={sessions.map(session => ({ value: session, label: t(`frame:session.${session}`) }))}
      />
      <div className={styles.whole}>
        <MultiSelect
          {...weekdays}
          choices={isoWeekdays.map(day => ({
            value: day,
            label: weekdayName(Number(day), language, 'long'),
          }))}
          empty={t('rules.everyDay')}
          onChange={days => weekdays.onChange([...days].sort())}
        />
      </div>
      <DateField {...form.field(`rules.${index}.from`, t('rules.from'))} optional />
      <DateField {...form.field(`rules.${index}.until`, t('rules.until'))} optional />
      <div className={styles.whole}>
        <FareGrid
          label={t('frame:labelled', {
            label: t('rules.fares'),
            value: name || t('rules.one', { place: index + 1 }),
          })}
          rows={[{ key: 'rule', name: name || t('rules.one', { place: index + 1 }) }]}
          value={{ rule: grid.value }}
          onChange={value => grid.onChange(value.rule)}
        />
        <FieldError id={`${grid.id}-error`}>{grid.error}</FieldError>
      </div>
    </fieldset>
  );
}
