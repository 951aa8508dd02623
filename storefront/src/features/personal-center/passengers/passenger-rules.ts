import {
  definitionOf,
  eachField,
  isAsked,
  type PassengerField,
  type SavedField,
  savedFieldNames,
} from '@gangway/shared/contract/entries/passenger-fields.ts';
import type { SavedPassenger, SavedPassengerInput } from '@gangway/shared/contract/people/accounts.ts';
import { isLocalDate, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { isUnderDataAge } from '@gangway/shared/domain/travel/child-data-rules.ts';
import { faultOfEntry } from '@gangway/shared/domain/travel/entry-faults.ts';
import {
  askedFieldsOf,
  emptyEntry,
  entryOf,
  type PassengerEntry,
} from '@gangway/shared/domain/travel/passenger-entry.ts';
import type passengers from '@gangway/shared/i18n/en/storefront/passengers.ts';
import { broken } from '../../../lib/forms/broken-rules.ts';

/** The form's values of a passenger; an empty text is a field not filled in. */
export type PassengerValues = Pick<PassengerEntry, SavedField>;

/** Keys of the booking's messages, which have the prescribed words for the same fields (R51). */
export type PassengerRule = keyof (typeof passengers)['rules'];

/** Fields that are not stored for a child under 13 (R96). */
export const contactFields: readonly PassengerField[] = ['phone', 'email'];

export function valuesOf(saved: SavedPassenger | null): PassengerValues {
  const entry = saved ? entryOf(saved) : emptyEntry();
  return eachField(savedFieldNames, field => entry[field]) as PassengerValues;
}

export const keepsNoContact = (birthDate: string, today: LocalDate): boolean =>
  isLocalDate(birthDate) && isUnderDataAge(birthDate, today);

/** Fields that only a booking requires are optional here, because the next booking is not known. */
export const isRequired = (field: PassengerField): boolean => definitionOf(field).required === 'always';

export function brokenByPassenger(values: PassengerValues, today: LocalDate) {
  return broken<PassengerValues, PassengerRule>(
    eachField(savedFieldNames, field => {
      if (!isKept(field, values, today)) return false;
      if (field === 'birthDate' && values.birthDate > today) return 'birthDate';
      const fault = faultOfEntry(field, values[field], isRequired(field));
      return fault === 'required' ? (field as PassengerField & PassengerRule) : (fault ?? false);
    }),
  );
}

/** The request of a form without errors; an `id` changes the passenger that has it. */
export function passengerRequest(
  values: PassengerValues,
  id: string | undefined,
  today: LocalDate,
): SavedPassengerInput {
  const kept = savedFieldNames.filter(field => isKept(field, values, today));
  const entry = { ...emptyEntry(), ...Object.fromEntries(kept.map(field => [field, values[field].trim()])) };
  const fields = askedFieldsOf(entry, { ticketType: null, idType: values.idType, route: null });
  return { id, ...eachField(savedFieldNames, field => fields[field]) } as SavedPassengerInput;
}

const isKept = (field: SavedField, values: PassengerValues, today: LocalDate): boolean =>
  isAsked(field, { ticketType: null, idType: values.idType, route: null }) &&
  !(contactFields.includes(field) && keepsNoContact(values.birthDate, today));
