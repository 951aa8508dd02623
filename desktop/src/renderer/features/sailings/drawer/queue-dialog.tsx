import { localDate } from '@gangway/shared/contract/base/primitives.ts';
import type { OfficeQueue } from '@gangway/shared/contract/office/sailings/queue.ts';
import { clockTime, type OfficeSailingDetail } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { instantOf, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { writeTime } from '@gangway/shared/i18n/dates.ts';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { TimeField } from '../../../ui/dates/time-field.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Form, FormNote, FormRow } from '../../../ui/form/form.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { OfSailing } from '../names/of-sailing.tsx';
import { changeOfficeQueue } from '../requests/queue.ts';

/** The date has the field name that the API gives the whole instant, so that its errors are shown there. */
const queueForm = z
  .object({ salesOpenAt: localDate.nullable(), time: clockTime.nullable(), open: z.boolean() })
  .refine(({ salesOpenAt, time }) => (salesOpenAt === null) === (time === null), {
    path: ['time'],
    message: 'both-or-neither',
  });

function valuesOf({ salesOpenAt, openedBy }: OfficeQueue): z.input<typeof queueForm> {
  const opening = salesOpenAt === null ? null : new Date(salesOpenAt);
  return {
    salesOpenAt: opening && localDateIn(opening),
    time: opening && writeTime(opening),
    open: openedBy !== null,
  };
}

interface QueueDialogProps {
  sailing: OfficeSailingDetail;
  queue: OfficeQueue;
  onClose: () => void;
}

/** Sets when the sale opens, and opens or closes the queue. */
export function QueueDialog({ sailing, queue, onClose }: QueueDialogProps) {
  const { t } = useTranslation(['sailings', 'frame']);
  const form = useOfficeForm({
    schema: queueForm,
    defaultValues: valuesOf(queue),
    record: queue,
    valuesOf,
    save: ({ salesOpenAt, time, open }, original) => {
      const opensAt = salesOpenAt && time ? instantOf(salesOpenAt, time).toISOString() : null;
      return changeOfficeQueue(sailing.id, { salesOpenAt: opensAt, open }, original);
    },
    saved: () => {
      toasts.show(t('queue.saved'), 'ok');
      onClose();
    },
    sentenceOf: () => t('queue.bothOrNeither'),
  });
  const { error: _, ...box } = form.field('open', t('queue.open'));
  return (
    <FormDialog
      onClose={onClose}
      title={t('queue.title')}
      description={<OfSailing sailing={sailing}>{t('queue.text')}</OfSailing>}
      action={t('frame:save')}
    >
      <Form form={form} columns={2}>
        <DateField
          {...form.field('salesOpenAt', t('queue.opensOn'))}
          optional
          disabled={queue.drawnAt !== null}
        />
        <TimeField {...form.field('time', t('queue.opensAt'))} optional disabled={queue.drawnAt !== null} />
        {queue.drawnAt && <FormNote>{t('queue.drawnHint')}</FormNote>}
        <FormRow>
          <Checkbox {...box} hint={t('queue.openHint')} />
        </FormRow>
      </Form>
    </FormDialog>
  );
}
