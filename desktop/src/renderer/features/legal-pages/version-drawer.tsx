import { languages, sameInAll, type Translated } from '@gangway/shared/contract/base/languages.ts';
import { legalPlaceholders } from '@gangway/shared/contract/base/legal-placeholders.ts';
import { localDate } from '@gangway/shared/contract/base/primitives.ts';
import type { LegalPageName } from '@gangway/shared/contract/legal.ts';
import {
  LEGAL_TEXT_MOST,
  legalVersionFields,
  type OfficeLegalVersion,
  refuseUnknownPlaceholders,
} from '@gangway/shared/contract/office/system/legal.ts';
import { languageName } from '@gangway/shared/i18n/language-names.ts';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { typedLater } from '../../lib/forms/begins-empty.ts';
import { useOfficeForm } from '../../lib/forms/use-office-form.ts';
import { useFormat } from '../../lib/use-format.ts';
import { DateField } from '../../ui/dates/date-field.tsx';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { Form, FormNote } from '../../ui/form/form.tsx';
import { FormDrawer } from '../../ui/form/form-dialog.tsx';
import { deleteVersion, saveVersion } from './requests/legal-pages.ts';

/** What the form begins with: a version that is changed, or the text of a new one. */
export type VersionInForm = { version: OfficeLegalVersion } | { text: Translated };

interface VersionDrawerProps {
  page: LegalPageName;
  begin: VersionInForm;
  onClose: () => void;
}

/** A form for a version beside the list of its page. */
export function VersionDrawer({ page, begin, onClose }: VersionDrawerProps) {
  const { t } = useTranslation('legal-pages');
  const { date } = useFormat();
  const version = 'version' in begin ? begin.version : null;
  return (
    <FormDrawer
      onClose={onClose}
      size="wide"
      title={version ? t('form.change', { date: date(version.validFrom) }) : t('add')}
      deletion={
        version && {
          action: t('form.delete'),
          title: t('form.deleteTitle', { date: date(version.validFrom) }),
          consequence: t('form.deleteConsequence'),
          deleted: t('form.deleted'),
          onDelete: () => deleteVersion(version.id),
        }
      }
    >
      <VersionFields
        page={page}
        begin={begin}
        onSaved={() => {
          toasts.show(t('form.saved'), 'ok');
          onClose();
        }}
      />
    </FormDrawer>
  );
}

/** The day of a new version is typed. */
const versionInForm = legalVersionFields
  .extend({ validFrom: typedLater(localDate) })
  .superRefine(refuseUnknownPlaceholders);

const valuesOf = (begin: VersionInForm): z.input<typeof versionInForm> =>
  'version' in begin
    ? { validFrom: begin.version.validFrom, text: { ...sameInAll(), ...begin.version.text } }
    : { validFrom: null, text: { ...sameInAll(), ...begin.text } };

interface VersionFieldsProps {
  page: LegalPageName;
  begin: VersionInForm;
  onSaved: () => void;
}

function VersionFields({ page, begin, onSaved }: VersionFieldsProps) {
  const { t } = useTranslation('legal-pages');
  const { language } = useFormat();
  const form = useOfficeForm({
    schema: versionInForm,
    defaultValues: valuesOf(begin),
    record: 'version' in begin ? begin.version : null,
    valuesOf: version => valuesOf(version ? { version } : begin),
    save: (values, original) => saveVersion(original, page, values),
    saved: onSaved,
    sentenceOf: rule => (rule === 'unknown-placeholder' ? t('form.unknownPlaceholder') : undefined),
  });
  return (
    <Form form={form}>
      <DateField {...form.field('validFrom', t('validFrom'))} />
      <FormNote>{t('form.hint')}</FormNote>
      <FormNote>
        {t('form.placeholders')} <code>{legalPlaceholders.map(name => `{{${name}}}`).join(' ')}</code>
      </FormNote>
      {languages.map(of => {
        const text = form.field(`text.${of}`, t('form.textIn', { language: languageName(of, language) }));
        return (
          <TextArea
            key={of}
            {...text}
            value={text.value ?? ''}
            lang={of}
            optional={of !== 'en'}
            maxLength={LEGAL_TEXT_MOST}
            rows={18}
          />
        );
      })}
    </Form>
  );
}
