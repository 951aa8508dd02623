import { isRequired, type Language, languages } from '@gangway/shared/contract/base/languages.ts';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../lib/forms/use-office-form.ts';
import { TextArea, TextField } from '../fields/text-field.tsx';
import { FormRow } from './form.tsx';

interface LocalisedFieldsProps {
  /** The form's field of a language, labeled with its name. */
  field: (language: Language) => FieldBinding<string> | FieldBinding<string | undefined>;
  maxLength?: number;
  /** For texts of several lines: the number of visible lines. */
  rows?: number;
  /** Whether all of the fields may stay empty. */
  optional?: boolean;
}

/** A text of the operator, with one field per language. */
export function LocalisedFields({ field, maxLength, rows, optional = false }: LocalisedFieldsProps) {
  const { t } = useTranslation('frame');
  return languages.map(language => {
    const { value, ...binding } = field(language);
    const control = {
      ...binding,
      value: value ?? '',
      maxLength,
      lang: language,
      optional: optional || !isRequired(language),
      hint: isRequired(language) ? undefined : t('fallsBack'),
    };
    return rows ? (
      <FormRow key={language}>
        <TextArea {...control} rows={rows} />
      </FormRow>
    ) : (
      <TextField key={language} {...control} />
    );
  });
}
