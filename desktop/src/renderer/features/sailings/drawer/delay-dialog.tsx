import {
  disruptionReasons,
  type OfficeSailingDetail,
} from '@gangway/shared/contract/office/sailings/sailings.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { type OfficeForm, useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { Form, FormRow } from '../../../ui/form/form.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { ReasonField } from '../call-off/reason-field.tsx';
import { delaySailing } from '../requests/change-sailing.ts';
import { instantsOf, type TypedTimes, timesFields, typedTimes } from './sailing-times.ts';
import { TimesFields } from './times-fields.tsx';

const delayForm = z.object({ ...timesFields, reason: z.enum(disruptionReasons) });

/** Delays a sailing: new times and the reason, with the number of people who are notified. */
export function DelayDialog({ sailing, onClose }: { sailing: OfficeSailingDetail; onClose: () => void }) {
  const { t } = useTranslation(['sailings', 'frame']);
  const form = useOfficeForm({
    schema: delayForm,
    defaultValues: { ...typedTimes(sailing), reason: 'weather' as const },
    record: sailing,
    valuesOf: typedTimes,
    save: ({ reason, ...times }, known) => delaySailing(known, { ...instantsOf(times), reason }),
    saved: () => {
      toasts.show(t('delay.done'), 'ok');
      onClose();
    },
  });
  const reason = form.field('reason', t('delay.reason'));
  return (
    <FormDialog
      onClose={onClose}
      title={t('delay.title')}
      description={sailing.orders > 0 ? t('delay.told', { count: sailing.orders }) : t('delay.nobody')}
      action={t(sailing.orders > 0 ? 'delay.actionTell' : 'delay.action')}
    >
      <Form form={form}>
        {sailing.withoutEmail > 0 && (
          <Notice tone="warn">{t('delay.withoutEmail', { count: sailing.withoutEmail })}</Notice>
        )}
        <TimesFields form={form as unknown as OfficeForm<TypedTimes>} />
        <FormRow>
          <ReasonField value={reason.value} onChange={reason.onChange} />
        </FormRow>
      </Form>
    </FormDialog>
  );
}
