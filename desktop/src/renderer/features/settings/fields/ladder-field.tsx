import { Button } from '@gangway/shared/ui/form/button.tsx';
import { FieldError } from '@gangway/shared/ui/form/field.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfficeForm } from '../../../lib/forms/use-office-form.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import styles from './ladder-field.module.css';
import type { SettingValues } from './setting-values.ts';

interface Tier {
  minDaysBefore: number | null;
  chargePercent: number | null;
}

interface LadderFieldProps {
  form: OfficeForm<SettingValues>;
  hint: string;
  disabled: boolean;
}

/** The cancellation ladder as a small table: the charge from each number of days before departure. */
export function LadderField({ form, hint, disabled }: LadderFieldProps) {
  const { t } = useTranslation('settings');
  const errorId = useId();
  const { value, onChange, error, label } = form.field('value', t('keys.cancellationLadder'));
  const tiers = value as Tier[];
  const add = () => {
    const last = tiers.at(-1) ?? { minDaysBefore: 0, chargePercent: 100 };
    onChange([...tiers.slice(0, -1), { minDaysBefore: null, chargePercent: null }, last]);
  };
  return (
    <div className={styles.ladder}>
      <table aria-label={label} aria-describedby={error ? errorId : undefined}>
        <thead>
          <tr>
            <th scope="col">{t('ladder.days')}</th>
            <th scope="col">{t('ladder.percent')}</th>
            <th scope="col" className="visually-hidden">
              {t('ladder.remove')}
            </th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tiers have no id besides their position
            <tr key={`${index} of ${tiers.length}`}>
              <td>
                <NumberField
                  {...form.field(`value.${index}.minDaysBefore`, t('ladder.days'))}
                  hideLabel
                  unit={t('units.days', { count: tiers[index]?.minDaysBefore ?? 0 })}
                  disabled={disabled || index === tiers.length - 1}
                />
              </td>
              <td>
                <NumberField
                  {...form.field(`value.${index}.chargePercent`, t('ladder.percent'))}
                  hideLabel
                  unit={t('units.percent', { count: tiers[index]?.chargePercent ?? 0 })}
                  disabled={disabled}
                />
              </td>
              <td>
                {index < tiers.length - 1 && !disabled && (
                  <IconButton
                    icon={Trash2}
                    label={t('ladder.remove')}
                    onClick={() => onChange(tiers.filter((__, other) => other !== index))}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!disabled && (
        <Button size="small" icon={Plus} onClick={add}>
          {t('ladder.add')}
        </Button>
      )}
      <p className={styles.hint}>{hint}</p>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
