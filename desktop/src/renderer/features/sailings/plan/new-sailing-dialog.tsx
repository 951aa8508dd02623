import type { LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { useTranslation } from 'react-i18next';
import { type OfficeForm, useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { Form, FormRow } from '../../../ui/form/form.tsx';
import { FormDrawer } from '../../../ui/form/form-dialog.tsx';
import { useChoices } from '../filters/use-choices.ts';
import { createSailing } from '../requests/change-sailing.ts';
import { beginning, newSailing, type SailingFields, toSailing } from './sailing-form.ts';
import { SailingFormFields } from './sailing-form-fields.tsx';

interface NewSailingDialogProps {
  /** The date chosen in the calendar. */
  date: LocalDate | null;
  onClose: () => void;
}

/** Creates one sailing from ship, route and date; the other fields have defaults. */
export function NewSailingDialog({ date, onClose }: NewSailingDialogProps) {
  const { t } = useTranslation(['sailings', 'frame']);
  const form = useOfficeForm({
    schema: newSailing,
    defaultValues: { ...beginning, date },
    save: ({ date: day, ...fields }) => createSailing({ ...toSailing(fields), date: day }),
    saved: () => {
      toasts.show(t('form.created'), 'ok');
      onClose();
    },
    sentenceOf: () => t('form.faresPartly'),
  });
  return (
    <FormDrawer onClose={onClose} title={t('form.title')} action={t('form.action')}>
      <Form form={form} columns={2}>
        <FormRow>
          <DateField {...form.field('date', t('form.date'))} />
        </FormRow>
        <SailingFormFields form={form as unknown as OfficeForm<SailingFields>} choices={useChoices()} />
      </Form>
    </FormDrawer>
  );
}
