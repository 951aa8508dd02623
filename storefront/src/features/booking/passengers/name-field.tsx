import { type UseFormReturn, useWatch } from 'react-hook-form';
import { familyNameOf, withFamilyName } from '../../../lib/passengers/family-names.ts';
import { PassengerInput, type PassengerInputProps } from '../../../lib/passengers/passenger-input.tsx';
import { useSavedPassengers } from '../../../lib/requests/saved-passengers.ts';
import type { PassengersForm } from './passengers-form.ts';

interface NameFieldProps extends PassengerInputProps {
  form: UseFormReturn<PassengersForm>;
  /** Of a passenger after the first. */
  index: number;
}

/**
 * The name of a passenger after the first: offers the typed beginning with the family name of the first passenger, or of a saved one
 * (R409). It follows each key of two names, and the form around it does not.
 */
export function NameField({ form: { control: names }, index, ...input }: NameFieldProps) {
  const first = useWatch({ control: names, name: 'passengers.0.name' });
  const nationality = useWatch({ control: names, name: 'passengers.0.nationality' });
  const typed = useWatch({ control: names, name: `passengers.${index}.name` });
  const saved = useSavedPassengers().data?.items ?? [];
  const families = [{ name: first, nationality }, ...saved].map(person =>
    familyNameOf(person.name, person.nationality),
  );
  const suggestions = families.flatMap(family => (family ? withFamilyName(typed, family) : []));
  return <PassengerInput {...input} suggestions={[...new Set(suggestions)]} />;
}
