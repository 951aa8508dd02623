import { type TicketType, ticketTypes } from '@gangway/shared/contract/base/vocabulary.ts';
import { type OfficeWaitlist, standbyJoin } from '@gangway/shared/contract/office/sailings/waitlist.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { addStandby } from './requests/waitlist.ts';
import styles from './waitlist.module.css';

/** Adds a party at the counter, and shows its number. */
export function StandbyDialog({ list, onClose }: { list: OfficeWaitlist; onClose: () => void }) {
  const { t } = useTranslation('waitlist');
  const { text } = useFormat();
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [counts, setCounts] = useState<Record<TicketType, number | null>>({
    adult: 1,
    child: 0,
    infant: 0,
    senior: 0,
  });
  const [roomTypeId, setRoomTypeId] = useState('');
  const size = ticketTypes.reduce((sum, type) => sum + (counts[type] ?? 0), 0);
  const type = list.roomTypes.find(({ id }) => String(id) === roomTypeId);
  const parsed = standbyJoin.safeParse({
    name,
    phone: phone.trim() || null,
    tickets: Object.fromEntries(ticketTypes.map(ticket => [ticket, counts[ticket] ?? 0])),
    cabins: type ? { roomTypeId: type.id, count: Math.ceil(size / type.maxOccupancy) } : null,
  });
  const add = async () => {
    if (!parsed.success) return;
    const { parties } = await addStandby(list.sailing.id, parsed.data);
    const number = Math.max(...parties.map(party => party.number ?? 0));
    toasts.show(t('standby.added', { number }), 'ok');
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('standby.title')}
      consequence={t('standby.text')}
      action={t('standby.action')}
      blocked={!parsed.success}
      onConfirm={add}
    >
      <TextField label={t('standby.name')} value={name} onChange={setName} autoComplete="off" />
      <TextField
        label={t('standby.phone')}
        optional
        inputMode="tel"
        value={phone}
        onChange={setPhone}
        autoComplete="off"
      />
      <div className={styles.counts}>
        {ticketTypes.map(ticket => (
          <NumberField
            key={ticket}
            label={t(`standby.${ticket}`)}
            value={counts[ticket]}
            onChange={count => setCounts({ ...counts, [ticket]: count })}
          />
        ))}
      </div>
      <SelectField
        label={t('standby.cabin')}
        value={roomTypeId}
        onChange={setRoomTypeId}
        empty={t('standby.noCabin')}
        choices={list.roomTypes.map(({ id, name: typeName }) => ({
          value: String(id),
          label: text(typeName),
        }))}
      />
    </ConfirmDialog>
  );
}
