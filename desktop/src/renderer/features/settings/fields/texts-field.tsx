import { languages } from '@gangway/shared/contract/base/vocabulary.ts';
import type { SettingKey } from '@gangway/shared/contract/settings.ts';
import { languageName } from '@gangway/shared/i18n/language-names.ts';
import { useTranslation } from 'react-i18next';
import type { OfficeForm } from '../../../lib/forms/use-office-form.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { SettingValues } from './setting-values.ts';

interface TextsFieldProps {
  settingKey: SettingKey;
  form: OfficeForm<SettingValues>;
  hint: string;
  disabled: boolean;
}

/** A text of the site, language by language. */
export function TextsField({ settingKey, form, hint, disabled }: TextsFieldProps) {
  const { t } = useTranslation('settings');
  const { language } = useFormat();
  return (
    <>
      {languages.map((of, index) => {
        const label = t('textIn', { setting: t(`keys.${settingKey}`), language: languageName(of, language) });
        const text = form.field(`value.${of}`, label);
        return (
          <TextField
            key={of}
            {...text}
            value={text.value ?? ''}
            lang={of}
            optional
            disabled={disabled}
            hint={index === 0 ? hint : undefined}
          />
        );
      })}
    </>
  );
}
