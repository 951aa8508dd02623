import { type UseFormReturn, useWatch } from 'react-hook-form';
import { familyNameOf, withFamilyName } from '../../../lib/passengers/family-names.ts';
import { useSavedPassengers } from '../../../lib/requests/saved-passengers.ts';
import type { PassengersForm } from './passengers-form.ts';

/** What a passenger's typed name is with the family name of the first, or of a saved passenger (R409); nothing for the first. */
export function useNameSuggestions({ control }: UseFormReturn<PassengersForm>, index: number): string[] {
  const first = useWatch({ control, name: 'passengers.0.name' });
  const nationality = useWatch({ control, name: 'passengers.0.nationality' });
  const typed = useWatch({ control, name: `passengers.${index}.name` });
  const saved = useSavedPassengers().data?.items ?? [];
  if (index === 0) return [];
  const families = [{ name: first, nationality }, ...saved].map(person =>
    familyNameOf(person.name, person.nationality),
  );
  const names = families.flatMap(family => (family ? withFamilyName(typed, family) : []));
  return [...new Set(names)];
}
