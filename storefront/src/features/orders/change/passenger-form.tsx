import type { TicketType } from '@gangway/shared/contract/base/vocabulary.ts';
import {
  definitionOf,
  isAsked,
  passengerFieldNames,
} from '@gangway/shared/contract/entries/passenger-fields.ts';
import type { PassengerInput as NewPassenger } from '@gangway/shared/contract/entries/passengers.ts';
import { ticketTypeOrder } from '@gangway/shared/domain/money/fares.ts';
import { faultOfEntry } from '@gangway/shared/domain/travel/entry-faults.ts';
import {
  askedAbout,
  askedFieldsOf,
  emptyEntry,
  type PassengerEntry,
} from '@gangway/shared/domain/travel/passenger-entry.ts';
import { SelectField } from '@gangway/shared/ui/form/select-field.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PassengerInput } from '../../../lib/passengers/passenger-input.tsx';
import type { ChangeFormProps } from './change-form.types.ts';
import { StepForm } from './step-form.tsx';

/** An additional passenger, with the fields that a booking requires. */
export function PassengerForm({ order, onBack, onChosen }: ChangeFormProps) {
  const { t } = useTranslation(['orders', 'passengers', 'site']);
  const form = useForm<PassengerEntry>({ defaultValues: emptyEntry() });
  const [ticketType, setTicketType] = useState<TicketType>('adult');
  const [tried, setTried] = useState(false);
  const entry = { ...emptyEntry(), ...form.watch() };
  const about = askedAbout({ ticketType, idType: entry.idType }, order.sailing.route);
  const shown = passengerFieldNames.filter(
    field => isAsked(field, about) && definitionOf(field).section !== 'more',
  );
  const needed = (field: (typeof shown)[number]) => definitionOf(field).required !== 'never';
  const isWrong = (field: (typeof shown)[number]) =>
    faultOfEntry(field, entry[field], needed(field)) !== null;
  const problem = tried && shown.some(isWrong) ? t('change.passenger.missing') : undefined;
  return (
    <StepForm
      onBack={onBack}
      problem={problem}
      onSubmit={() => {
        setTried(true);
        if (shown.some(isWrong)) return;
        const passenger = { ...askedFieldsOf(entry, about), ticketType } as NewPassenger;
        onChosen({ kind: 'passenger', passenger });
      }}
    >
      <SelectField
        id="change-ticket-type"
        label={t('change.passenger.type')}
        value={ticketType}
        onChange={event => setTicketType(event.target.value as TicketType)}
        options={ticketTypeOrder.map(type => ({ value: type, label: t(`site:ticketType.${type}`) }))}
      />
      {shown.map(field => (
        <PassengerInput
          key={field}
          id={`change-${field}`}
          field={field}
          control={form.register(field)}
          error={tried && isWrong(field) ? t('change.passenger.check') : undefined}
          optional={!needed(field)}
        />
      ))}
    </StepForm>
  );
}
