import type { LocalDate } from '@gangway/shared/domain/local-date.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type OfficeForm, useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { leave } from '../../../lib/leave-guard.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { Form, FormRow } from '../../../ui/form.tsx';
import { toasts } from '../../../ui/toasts.ts';
import { useChoices } from '../filters/use-choices.ts';
import { createSailing } from '../requests/change-sailing.ts';
import { beginning, newSailing, type SailingFields, toSailing } from './sailing-form.ts';
import { SailingFormFields } from './sailing-form-fields.tsx';

interface NewSailingDialogProps {
  /** The day that was chosen in the calendar. */
  date: LocalDate | null;
  onClose: () => void;
}

/** One sailing, quickly: ship, route and date, the rest as it usually is. */
export function NewSailingDialog({ date, onClose }: NewSailingDialogProps) {
  const { t } = useTranslation(['sailings', 'frame']);
  const formId = useId();
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
    <Drawer
      open
      onClose={() => leave(onClose)}
      title={t('form.title')}
      actions={
        <>
          <Button onClick={() => leave(onClose)}>{t('frame:cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={form.saving}>
            {t('form.action')}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} columns={2}>
        <FormRow>
          <DateField {...form.field('date', t('form.date'))} />
        </FormRow>
        <SailingFormFields form={form as unknown as OfficeForm<SailingFields>} choices={useChoices()} />
      </Form>
    </Drawer>
  );
}
