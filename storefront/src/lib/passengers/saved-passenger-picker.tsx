import fieldStyles from '@gangway/shared/ui/form/field.module.css';
import { SelectField } from '@gangway/shared/ui/form/select-field.tsx';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToggleChip } from '../../ui/status/chip.tsx';
import { useMe } from '../requests/me.ts';
import { useSavedPassengers } from '../requests/saved-passengers.ts';
import { type KnownPassenger, passengerOf } from './known-passenger.ts';
import styles from './saved-passenger-picker.module.css';

/** With more people than this, they are in a list: as many buttons would hide the fields. */
const MOST_BUTTONS = 6;

interface SavedPassengerPickerProps {
  className?: string | undefined;
  onChoose: (passenger: KnownPassenger) => void;
}

/** Fills in a passenger from the account with one tap: the customer, or a saved passenger. Hidden for guests. */
export function SavedPassengerPicker({ className, onChoose }: SavedPassengerPickerProps) {
  const { t } = useTranslation('saved-passengers');
  const labelId = useId();
  const [chosen, setChosen] = useState('');
  const me = useMe().data;
  const saved = useSavedPassengers().data?.items ?? [];
  if (!me) return null;
  const people = [passengerOf(me), ...saved];
  const nameOf = ({ id, name }: KnownPassenger) => (id === me.id ? t('me', { name }) : name);
  const choose = (id: string) => {
    setChosen(id);
    const passenger = people.find(person => person.id === id);
    if (passenger) onChoose(passenger);
  };
  if (people.length > MOST_BUTTONS)
    return (
      <SelectField
        className={className}
        label={t('label')}
        placeholder={t('choose')}
        icon="people"
        value={chosen}
        options={people.map(person => ({ value: person.id, label: nameOf(person) }))}
        onChange={({ target: { value } }) => choose(value)}
      />
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flexible box in every browser
    <div className={className} role="group" aria-labelledby={labelId}>
      <p id={labelId} className={fieldStyles.label}>
        {t('label')}
      </p>
      <div className={styles.people}>
        {people.map(person => (
          <ToggleChip
            key={person.id}
            icon="people"
            pressed={person.id === chosen}
            onChange={() => choose(person.id)}
          >
            {nameOf(person)}
          </ToggleChip>
        ))}
      </div>
    </div>
  );
}
