import { type IdType, idTypes } from '@gangway/shared/contract/base/id-types.ts';
import { SelectField } from '@gangway/shared/ui/form/select-field.tsx';
import { TextField } from '@gangway/shared/ui/form/text-field.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { liveTickets } from '../cancellation/selection.ts';
import type { ChangeFormProps } from './change-form.types.ts';
import { StepForm } from './step-form.tsx';

/** The correction of a passenger's name or document. */
export function DetailsForm({ order, onBack, onChosen }: ChangeFormProps) {
  const { t } = useTranslation(['orders', 'passengers']);
  const tickets = liveTickets(order);
  const [ticketId, setTicketId] = useState(tickets[0]?.id ?? '');
  const [changes, setChanges] = useState<{ name?: string; idType?: IdType; idNumber?: string }>({});
  const [tried, setTried] = useState(false);
  const ticket = tickets.find(({ id }) => id === ticketId);
  const name = changes.name ?? ticket?.passengerName ?? '';
  const idType = changes.idType ?? ticket?.idType ?? 'passport';
  const idNumber = changes.idNumber ?? '';
  const isSame = name.trim() === ticket?.passengerName && idType === ticket.idType && idNumber.trim() === '';
  const isIncomplete = name.trim() === '' || isSame;
  return (
    <StepForm
      onBack={onBack}
      problem={tried && isIncomplete ? t('change.details.missing') : undefined}
      onSubmit={() => {
        setTried(true);
        if (!isIncomplete) onChosen({ kind: 'details', ticketId, name, idType, idNumber: idNumber || null });
      }}
    >
      <SelectField
        id="change-who"
        label={t('change.details.who')}
        value={ticketId}
        onChange={event => {
          setTicketId(event.target.value);
          setChanges({});
        }}
        options={tickets.map(({ id, passengerName }) => ({ value: id, label: passengerName }))}
      />
      <TextField
        id="change-name"
        label={t('passengers:fields.name')}
        value={name}
        maxLength={120}
        autoComplete="off"
        onChange={event => setChanges({ ...changes, name: event.target.value })}
      />
      <SelectField
        id="change-id-type"
        label={t('passengers:fields.idType')}
        value={idType}
        onChange={event => setChanges({ ...changes, idType: event.target.value as IdType })}
        options={idTypes.map(type => ({ value: type, label: t(`passengers:idType.${type}`) }))}
      />
      <TextField
        id="change-id-number"
        label={t('passengers:fields.idNumber')}
        hint={t('change.details.numberHint', { ending: ticket?.idNumberEnding ?? '' })}
        value={idNumber}
        maxLength={40}
        autoComplete="off"
        onChange={event => setChanges({ ...changes, idNumber: event.target.value })}
      />
    </StepForm>
  );
}
