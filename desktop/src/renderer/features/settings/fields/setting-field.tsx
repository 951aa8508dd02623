import { currencyCodes } from '@gangway/shared/contract/base/currencies.ts';
import { type Language, languages } from '@gangway/shared/contract/base/vocabulary.ts';
import { phoneCountries } from '@gangway/shared/contract/entries/phone.ts';
import type { SettingKey } from '@gangway/shared/contract/settings.ts';
import { languageName } from '@gangway/shared/i18n/language-names.ts';
import { useTranslation } from 'react-i18next';
import type { OfficeForm } from '../../../lib/forms/use-office-form.ts';
import { isUnit, kindOf, numberRange } from '../../../lib/settings/setting-kinds.ts';
import { timeZoneChoices } from '../../../lib/time-zone-choices.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { MoneyField, NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { BrandPictureField } from './brand-picture-field.tsx';
import { ColorField, type ColorKey } from './color-field.tsx';
import { LadderField } from './ladder-field.tsx';
import type { SettingValues } from './setting-values.ts';
import { TextsField } from './texts-field.tsx';

/** Countries by their names, in the order of the language. */
function countryChoices(language: Language) {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return phoneCountries
    .map(value => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
}

/** Currencies by their codes, with their names: "EUR · Euro". */
function currencyChoices(language: Language) {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return currencyCodes.map(value => ({ value, label: `${value} · ${names.of(value)}` }));
}

interface SettingFieldProps {
  settingKey: SettingKey;
  form: OfficeForm<SettingValues>;
  disabled: boolean;
}

/** The control for a setting. */
export function SettingField({ settingKey, form, disabled }: SettingFieldProps) {
  const { t } = useTranslation('settings');
  const { language, money, number } = useFormat();
  const hint = t(`hints.${settingKey}`);
  const bound = { ...form.field('value', t(`keys.${settingKey}`)), disabled, hint };
  const kind = kindOf[settingKey];
  if (isUnit(kind)) {
    const { from, to } = numberRange(settingKey);
    const unit = (count: number) => t(`units.${kind}`, { count });
    const range = { from: number(from), to: number(to), unit: unit(to) };
    return (
      <NumberField
        {...bound}
        unit={unit(typeof bound.value === 'number' ? bound.value : to)}
        hint={t('hintAndRange', { hint, ...range })}
      />
    );
  }
  switch (kind) {
    case 'money': {
      const { from, to } = numberRange(settingKey);
      return <MoneyField {...bound} hint={t('hintAndAmounts', { hint, from: money(from), to: money(to) })} />;
    }
    case 'email':
      return <TextField {...bound} type="email" />;
    case 'phone':
      return <TextField {...bound} type="tel" />;
    case 'language':
      return (
        <SelectField
          {...bound}
          choices={languages.map(value => ({ value, label: languageName(value, language) }))}
        />
      );
    case 'country':
      return <SelectField {...bound} choices={countryChoices(language)} />;
    case 'currency':
      return <SelectField {...bound} choices={currencyChoices(language)} />;
    case 'timeZone':
      return <SelectField {...bound} choices={timeZoneChoices()} />;
    case 'choice': {
      const { error: _, ...box } = bound;
      return <Checkbox {...box} />;
    }
    case 'date':
      return <DateField {...bound} />;
    case 'texts':
      return <TextsField settingKey={settingKey} form={form} hint={hint} disabled={disabled} />;
    case 'color':
      return <ColorField {...bound} settingKey={settingKey as ColorKey} />;
    case 'logo':
    case 'hero':
      return <BrandPictureField {...bound} kind={kind} />;
    case 'ladder':
      return <LadderField form={form} hint={hint} disabled={disabled} />;
    default:
      return <TextField {...bound} />;
  }
}
