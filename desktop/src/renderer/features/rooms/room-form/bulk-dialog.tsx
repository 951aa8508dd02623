import { roomPositions } from '@gangway/shared/contract/base/vocabulary.ts';
import { roomsBulk } from '@gangway/shared/contract/office/fleet/rooms.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { typedLater } from '../../../lib/forms/begins-empty.ts';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Form, FormRow } from '../../../ui/form/form.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { choicesQuery, makeRooms } from '../requests/rooms.ts';
import { rangePreview } from './range-preview.ts';

const { shape } = roomsBulk;
const bulkForm = z.object({
  shipId: z.string().min(1),
  roomTypeId: z.string().min(1),
  floorFrom: typedLater(shape.floorFrom),
  floorTo: typedLater(shape.floorTo),
  from: typedLater(shape.from),
  to: typedLater(shape.to),
  position: shape.position,
});

/** Creates rooms on several decks at once, with a preview of them. */
export function BulkDialog({ shipId, onClose }: { shipId: number | null; onClose: () => void }) {
  const { t } = useTranslation(['rooms', 'frame']);
  const { text } = useFormat();
  const choices = useQuery(choicesQuery()).data;
  const form = useOfficeForm({
    schema: bulkForm,
    defaultValues: {
      shipId: shipId === null ? '' : String(shipId),
      roomTypeId: '',
      floorFrom: null,
      floorTo: null,
      from: 1,
      to: null,
      position: 'sides',
    },
    save: ({ shipId: ship, roomTypeId, ...range }) =>
      makeRooms({ ...range, shipId: Number(ship), roomTypeId: Number(roomTypeId), notes: '' }),
    saved: ({ created }) => {
      toasts.show(t('bulk.made', { count: created }), 'ok');
      onClose();
    },
  });
  const { floorFrom, floorTo, from, to } = form.form.watch();
  const preview = rangePreview({ floorFrom, floorTo, from, to });
  const positions = ['sides', ...roomPositions] as const;
  return (
    <FormDialog
      onClose={onClose}
      title={t('bulk.title')}
      description={t('bulk.description')}
      action={t('bulk.action')}
    >
      <Form form={form} columns={2}>
        <SelectField
          {...form.field('shipId', t('form.ship'))}
          empty={t('form.choose')}
          choices={(choices?.ships ?? []).map(ship => ({ value: String(ship.id), label: ship.name }))}
        />
        <SelectField
          {...form.field('roomTypeId', t('form.type'))}
          empty={t('form.choose')}
          choices={(choices?.roomTypes ?? []).map(type => ({
            value: String(type.id),
            label: `${type.code} · ${text(type.name)}`,
          }))}
        />
        <NumberField {...form.field('floorFrom', t('bulk.floorFrom'))} />
        <NumberField {...form.field('floorTo', t('bulk.floorTo'))} />
        <NumberField {...form.field('from', t('bulk.from'))} />
        <NumberField {...form.field('to', t('bulk.to'))} />
        <FormRow>
          <SelectField
            {...form.field('position', t('form.position'))}
            choices={positions.map(position => ({
              value: position,
              label: position === 'sides' ? t('bulk.sides') : t(`position.${position}`),
            }))}
          />
        </FormRow>
        {preview && (
          <FormRow>
            <Notice tone={preview.problem ? 'warn' : 'info'}>
              {preview.problem ? t(`bulk.${preview.problem}`) : t('bulk.preview', preview)}
            </Notice>
          </FormRow>
        )}
      </Form>
    </FormDialog>
  );
}
