import { deckFacilities, roomPositions, roomStatuses } from '@gangway/shared/contract/base/vocabulary.ts';
import type { BoardRoom } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import {
  type OfficeRoom,
  officeRoomSave,
  type RoomChoices,
} from '@gangway/shared/contract/office/fleet/rooms.ts';
import { canBeSet } from '@gangway/shared/domain/states/room-actions.ts';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { chosenLater, typedLater } from '../../../lib/forms/begins-empty.ts';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { MultiSelect } from '../../../ui/fields/multi-select.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { Form, FormRow } from '../../../ui/form/form.tsx';
import { saveRoom } from '../requests/rooms.ts';

const { shape } = officeRoomSave;
/** Select values are texts; the empty option means that none is selected. */
const roomForm = z.object({
  number: shape.number,
  shipId: z.string().min(1),
  roomTypeId: z.string().min(1),
  floor: typedLater(shape.floor),
  position: chosenLater(shape.position),
  status: shape.status,
  notes: z.string().trim().max(500),
  accessible: z.boolean(),
  beside: z.array(z.enum(deckFacilities)),
});

/** What the form shows of a room, from the board or as the API answers it. */
type RoomRecord = Pick<
  OfficeRoom,
  'id' | 'version' | 'number' | 'floor' | 'position' | 'status' | 'notes' | 'accessible' | 'beside'
> & {
  roomType: { id: number };
  ship: { id: number };
};

const valuesOf = (room: RoomRecord): z.input<typeof roomForm> => ({
  number: room.number,
  shipId: String(room.ship.id),
  roomTypeId: String(room.roomType.id),
  floor: room.floor,
  position: room.position,
  status: room.status,
  notes: room.notes,
  accessible: room.accessible,
  beside: room.beside,
});

interface RoomFieldsProps {
  room: BoardRoom | undefined;
  shipId: number | null;
  choices: RoomChoices;
  onSaved: (room: OfficeRoom) => void;
}

/** The room form: number, type, floor, position, ship and status are required (R56). */
export function RoomFields({ room, shipId, choices, onSaved }: RoomFieldsProps) {
  const { t } = useTranslation('rooms');
  const { text } = useFormat();
  const type = choices.roomTypes.find(({ code }) => code === room?.roomTypeCode);
  const roomRecord: RoomRecord | undefined = room && {
    ...room,
    roomType: { id: type?.id ?? 0 },
    ship: { id: shipId ?? 0 },
  };
  const form = useOfficeForm({
    schema: roomForm,
    defaultValues: roomRecord
      ? valuesOf(roomRecord)
      : {
          number: '',
          shipId: shipId === null ? '' : String(shipId),
          roomTypeId: '',
          floor: null,
          position: '',
          status: 'available',
          notes: '',
          accessible: false,
          beside: [],
        },
    record: roomRecord,
    valuesOf,
    save: (values, current) =>
      saveRoom(current, {
        ...values,
        shipId: Number(values.shipId),
        roomTypeId: Number(values.roomTypeId),
      }),
    saved: onSaved,
  });
  const besideField = form.field('beside', t('form.beside'));
  const empty = t('form.choose');
  return (
    <Form form={form} columns={2}>
      <TextField {...form.field('number', t('form.number'))} maxLength={10} autoComplete="off" />
      <SelectField
        {...form.field('roomTypeId', t('form.type'))}
        empty={empty}
        choices={choices.roomTypes.map(type => ({
          value: String(type.id),
          label: `${type.code} · ${text(type.name)}`,
        }))}
      />
      <SelectField
        {...form.field('shipId', t('form.ship'))}
        empty={empty}
        choices={choices.ships.map(ship => ({ value: String(ship.id), label: ship.name }))}
      />
      <NumberField {...form.field('floor', t('form.floor'))} />
      <SelectField
        {...form.field('position', t('form.position'))}
        empty={empty}
        choices={roomPositions.map(position => ({ value: position, label: t(`position.${position}`) }))}
      />
      <SelectField
        {...form.field('status', t('form.status'))}
        hint={room ? t('form.statusRecorded') : undefined}
        choices={roomStatuses.map(status => ({
          value: status,
          label: t(`status.${status}`),
          disabled: !canBeSet(status, room?.status),
        }))}
      />
      <MultiSelect
        {...besideField}
        onChange={facilities => besideField.onChange([...facilities])}
        empty={t('form.besideNothing')}
        choices={deckFacilities.map(facility => ({ value: facility, label: t(`facility.${facility}`) }))}
      />
      <FormRow>
        <Checkbox {...form.field('accessible', t('form.accessible'))} />
      </FormRow>
      <FormRow>
        <TextArea {...form.field('notes', t('form.notes'))} optional maxLength={500} />
      </FormRow>
    </Form>
  );
}
