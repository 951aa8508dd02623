import { SelectField } from '@gangway/shared/ui/form/select-field.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../requests/me.ts';
import { useSavedPassengers } from '../requests/saved-passengers.ts';
import { type KnownPassenger, passengerOf } from './known-passenger.ts';

interface SavedPassengerPickerProps {
  className?: string | undefined;
  onChoose: (passenger: KnownPassenger) => void;
}

/** Fills in a passenger from the account: the customer, or a saved passenger. Hidden for guests. */
export function SavedPassengerPicker({ className, onChoose }: SavedPassengerPickerProps) {
  const { t } = useTranslation('saved-passengers');
  const [chosen, setChosen] = useState('');
  const me = useMe().data;
  const saved = useSavedPassengers().data?.items ?? [];
  if (!me) return null;
  const choices = [passengerOf(me), ...saved];
  return (
    <SelectField
      className={className}
      label={t('label')}
      placeholder={t('choose')}
      icon="people"
      value={chosen}
      options={choices.map(({ id, name }) => ({ value: id, label: id === me.id ? t('me', { name }) : name }))}
      onChange={({ target: { value } }) => {
        setChosen(value);
        const passenger = choices.find(({ id }) => id === value);
        if (passenger) onChoose(passenger);
      }}
    />
  );
}
