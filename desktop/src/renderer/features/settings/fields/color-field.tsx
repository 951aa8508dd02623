import {
  acceptedAction,
  acceptedBrand,
  actionRefusal,
  brandRefusal,
  type ColorRefusal,
  productColors,
} from '@gangway/shared/domain/brand/brand-colors.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../../lib/forms/use-office-form.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './color-field.module.css';

export type ColorKey = 'brandColor' | 'actionColor';

interface ColorRule {
  ours: string;
  refusal: (color: string) => ColorRefusal | undefined;
  accepted: (color: string) => string;
}

const rules: Record<ColorKey, ColorRule> = {
  brandColor: { ours: productColors.abyss, refusal: brandRefusal, accepted: acceptedBrand },
  actionColor: { ours: productColors.coral, refusal: actionRefusal, accepted: acceptedAction },
};

/** Whether a color was typed to its end, as `#rrggbb`. */
export const isColor = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value.trim());

/** Why a typed color is refused, before it is sent. */
export const refusalOf = (key: ColorKey, value: string): ColorRefusal | undefined =>
  isColor(value) ? rules[key].refusal(value.trim()) : undefined;

interface ColorFieldProps extends FieldBinding<string> {
  settingKey: ColorKey;
  hint: string;
  disabled: boolean;
}

/** A color, picked or typed. A refused one comes with the nearest shade that is accepted. */
export function ColorField({ settingKey, hint, disabled, ...bound }: ColorFieldProps) {
  const { t } = useTranslation('settings');
  const { value, onChange, label } = bound;
  const { ours, accepted } = rules[settingKey];
  const refusal = refusalOf(settingKey, value);
  const shade = refusal && accepted(value.trim());
  return (
    <div className={styles.field}>
      <TextField
        {...bound}
        disabled={disabled}
        hint={hint}
        error={bound.error ?? (refusal && t(`rules.${refusal}`))}
        placeholder={t('branding.ours')}
        maxLength={7}
        spellCheck={false}
      />
      <div className={styles.ways}>
        <input
          type="color"
          className={styles.swatch}
          aria-label={t('branding.pick', { setting: label })}
          value={isColor(value) ? value.trim().toLowerCase() : ours}
          disabled={disabled}
          onChange={event => onChange(event.target.value)}
        />
        {shade && !disabled && (
          <Button size="small" onClick={() => onChange(shade)}>
            {t('branding.useShade', { color: shade })}
          </Button>
        )}
        {value !== '' && !disabled && (
          <Button size="small" variant="quiet" onClick={() => onChange('')}>
            {t('branding.useOurs')}
          </Button>
        )}
      </div>
    </div>
  );
}
