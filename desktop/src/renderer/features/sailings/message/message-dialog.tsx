import { type Language, languages } from '@gangway/shared/contract/base/languages.ts';
import type { MessageTexts } from '@gangway/shared/contract/office/sailings/guest-messages.ts';
import type { OfficeSailingDetail } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { languageName } from '@gangway/shared/i18n/language-names.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { Form, FormRow, FormSection } from '../../../ui/form/form.tsx';
import { FormDrawer } from '../../../ui/form/form-dialog.tsx';
import { OfSailing } from '../names/of-sailing.tsx';
import { useMessageRecipients } from '../requests/guest-messages.ts';
import { MessagePreview } from './message-preview.tsx';

interface MessageDialogProps {
  sailing: OfficeSailingDetail;
  onClose: () => void;
}

/** A message to all guests of a sailing: its texts, then a preview with the recipients. */
export function MessageDialog({ sailing, onClose }: MessageDialogProps) {
  const { t } = useTranslation('sailings');
  const { language: office } = useFormat();
  const recipients = useMessageRecipients(sailing.id);
  const [written, setWritten] = useState<MessageFields>(noMessage);
  const [texts, setTexts] = useState<MessageTexts | null>(null);
  const form = useOfficeForm<MessageFields, MessageFields, MessageTexts>({
    schema: messageForm,
    defaultValues: written,
    save: async fields => {
      setWritten(fields);
      return toTexts(fields);
    },
    saved: setTexts,
    sentenceOf: () => t('message.bothOrNeither'),
  });
  const ordersIn = (language: Language) =>
    recipients.data?.languages.find(one => one.language === language)?.orders ?? 0;
  // English is for every order whose language has no text; a text that was written stays in sight.
  const needed = languages.filter(
    language =>
      language === 'en' || ordersIn(language) > 0 || Object.values(form.form.watch(language)).some(Boolean),
  );
  if (texts && recipients.data)
    return (
      <MessagePreview
        sailingId={sailing.id}
        texts={texts}
        recipients={recipients.data}
        onBack={() => setTexts(null)}
        onClose={onClose}
      />
    );
  return (
    <FormDrawer
      onClose={onClose}
      title={t('message.title')}
      description={<OfSailing sailing={sailing}>{t('message.text', { count: sailing.orders })}</OfSailing>}
      action={t('message.preview')}
    >
      {recipients.error && <Notice tone="bad">{recipients.error.message}</Notice>}
      <Form form={form}>
        {needed.map(language => (
          <FormSection
            key={language}
            title={`${languageName(language, office)} · ${t('message.ordersIn', { count: ordersIn(language) })}`}
          >
            <FormRow>
              <TextField
                {...form.field(`${language}.subject`, t('message.subject'))}
                maxLength={120}
                lang={language}
                optional={language !== 'en'}
              />
            </FormRow>
            <FormRow>
              <TextArea
                {...form.field(`${language}.text`, t('message.body'))}
                maxLength={2000}
                rows={language === 'en' ? 5 : 3}
                lang={language}
                optional={language !== 'en'}
              />
            </FormRow>
          </FormSection>
        ))}
      </Form>
    </FormDrawer>
  );
}

const subject = z.string().trim().max(120);
const text = z.string().trim().max(2000);
const written = z.object({ subject, text });
/** Both or neither. */
const inOther = written.refine(({ subject: line, text: body }) => (line === '') === (body === ''), {
  path: ['text'],
  message: 'both-or-neither',
});

/** The fields of a message: English, and the other languages if there is a text. */
const messageForm = z.object({
  en: z.object({ subject: subject.min(1), text: text.min(1) }),
  zh: inOther,
  ko: inOther,
  ms: inOther,
});
type MessageFields = z.input<typeof messageForm>;

const empty = { subject: '', text: '' };
const noMessage: MessageFields = { en: empty, zh: empty, ko: empty, ms: empty };

function toTexts(fields: z.output<typeof messageForm>): MessageTexts {
  const others = languages.filter(code => code !== 'en' && fields[code].subject !== '');
  return { en: fields.en, ...Object.fromEntries(others.map((code: Language) => [code, fields[code]])) };
}
