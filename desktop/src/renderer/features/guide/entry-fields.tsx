import { languages, sameInAll } from '@gangway/shared/contract/base/languages.ts';
import type { GuidePage } from '@gangway/shared/contract/guide.ts';
import {
  guideEntrySave,
  guideLimits,
  type OfficeGuideEntry,
} from '@gangway/shared/contract/office/system/guide.ts';
import { languageName } from '@gangway/shared/i18n/language-names.ts';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useOfficeForm } from '../../lib/forms/use-office-form.ts';
import { useFormat } from '../../lib/use-format.ts';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import { Form, FormNote, FormSection } from '../../ui/form/form.tsx';
import { saveEntry } from './requests/guide.ts';

const valuesOf = (entry: OfficeGuideEntry | null): z.input<typeof guideEntrySave> => ({
  heading: { ...sameInAll(), ...entry?.heading },
  text: { ...sameInAll(), ...entry?.text },
});

interface EntryFieldsProps {
  page: GuidePage;
  entry: OfficeGuideEntry | null;
  onSaved: (entry: OfficeGuideEntry) => void;
}

/** The form of an entry: heading and text, language by language. */
export function EntryFields({ page, entry, onSaved }: EntryFieldsProps) {
  const { t } = useTranslation('guide');
  const { language } = useFormat();
  const form = useOfficeForm({
    schema: guideEntrySave,
    defaultValues: valuesOf(entry),
    record: entry,
    valuesOf,
    save: (values, original) => saveEntry(original, page, values),
    saved: onSaved,
    sentenceOf: rule => (rule === 'heading-and-text' ? t('form.headingAndText') : undefined),
  });
  return (
    <Form form={form}>
      <FormNote>{t('form.hint')}</FormNote>
      {languages.map(of => {
        const labelOf = (field: string) => t('form.fieldIn', { field, language: languageName(of, language) });
        const heading = form.field(`heading.${of}`, labelOf(t(`heading.${page}`)));
        const text = form.field(`text.${of}`, labelOf(t(`text.${page}`)));
        return (
          <FormSection key={of} title={languageName(of, language)}>
            <TextField
              {...heading}
              value={heading.value ?? ''}
              lang={of}
              optional={of !== 'en'}
              maxLength={guideLimits.heading}
            />
            <TextArea
              {...text}
              value={text.value ?? ''}
              lang={of}
              optional={of !== 'en'}
              maxLength={guideLimits.text}
              rows={6}
            />
          </FormSection>
        );
      })}
    </Form>
  );
}
