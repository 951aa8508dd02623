import { localDate } from '@gangway/shared/contract/base/primitives.ts';
import { clockTime, type OfficeSailingDetail } from '@gangway/shared/contract/office/sailings/sailings.ts';
import type { OfficeWaitingRoom } from '@gangway/shared/contract/office/sailings/waiting-room.ts';
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
import { changeWaitingRoom } from '../requests/waiting-room.ts';

/** The date has the field name that the API gives the whole instant, so that its errors are shown there. */
const roomForm = z
  .object({ salesOpenAt: localDate.nullable(), time: clockTime.nullable(), open: z.boolean() })
  .refine(({ salesOpenAt, time }) => (salesOpenAt === null) === (time === null), {
    path: ['time'],
    message: 'both-or-neither',
  });

function valuesOf({ salesOpenAt, openedBy }: OfficeWaitingRoom): z.input<typeof roomForm> {
  const opening = salesOpenAt === null ? null : new Date(salesOpenAt);
  return {
    salesOpenAt: opening && localDateIn(opening),
    time: opening && writeTime(opening),
    open: openedBy !== null,
  };
}

interface WaitingRoomDialogProps {
  sailing: OfficeSailingDetail;
  room: OfficeWaitingRoom;
  onClose: () => void;
}

/** Sets when the sale opens, and opens or closes the queue. */
export function WaitingRoomDialog({ sailing, room, onClose }: WaitingRoomDialogProps) {
  const { t } = useTranslation(['sailings', 'frame']);
  const form = useOfficeForm({
    schema: roomForm,
    defaultValues: valuesOf(room),
    record: room,
    valuesOf,
    save: ({ salesOpenAt, time, open }, original) => {
      const opensAt = salesOpenAt && time ? instantOf(salesOpenAt, time).toISOString() : null;
      return changeWaitingRoom(sailing.id, { salesOpenAt: opensAt, open }, original);
    },
    saved: () => {
      toasts.show(t('room.saved'), 'ok');
      onClose();
    },
    sentenceOf: () => t('room.bothOrNeither'),
  });
  const { error: _, ...box } = form.field('open', t('room.open'));
  return (
    <FormDialog
      onClose={onClose}
      title={t('room.title')}
      description={t('room.text')}
      action={t('frame:save')}
    >
      <Form form={form} columns={2}>
        <DateField
          {...form.field('salesOpenAt', t('room.opensOn'))}
          optional
          disabled={room.drawnAt !== null}
        />
        <TimeField {...form.field('time', t('room.opensAt'))} optional disabled={room.drawnAt !== null} />
        {room.drawnAt && <FormNote>{t('room.drawnHint')}</FormNote>}
        <FormRow>
          <Checkbox {...box} hint={t('room.openHint')} />
        </FormRow>
      </Form>
    </FormDialog>
  );
}
