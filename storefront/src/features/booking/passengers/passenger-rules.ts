import {
  definitionOf,
  isAsked,
  type PassengerField,
  passengerFieldNames,
} from '@gangway/shared/contract/entries/passenger-fields.ts';
import { faultOfEntry } from '@gangway/shared/domain/travel/entry-faults.ts';
import { askedAbout } from '@gangway/shared/domain/travel/passenger-entry.ts';
import type passengers from '@gangway/shared/i18n/en/storefront/passengers.ts';
import type { BookingDraft, ContactDraft } from '../draft/empty-draft.ts';
import type { PassengerDraft } from '../draft/passenger-draft.ts';

/** Keys of the messages under `rules` in the booking's texts. */
export type Rule = keyof (typeof passengers)['rules'];

export interface Problem {
  /** Path of the field in the form: `passengers.0.name`. Also the field's `id`. */
  field: string;
  rule: Rule;
}

interface Party {
  passengers: readonly PassengerDraft[];
  contact: ContactDraft;
  /** The route's settings; if omitted, the route asks for no additional fields. */
  route?: BookingDraft['route'];
}

/** The problems that prevent booking, in the prescribed order (R51), passenger by passenger. */
export function problemsOf({ passengers, contact, route = null }: Party): Problem[] {
  return [
    ...passengers.flatMap((passenger, index) =>
      passengerProblems(passenger, index === 0, route).map(({ field, rule }) => ({
        field: `passengers.${index}.${field}`,
        rule,
      })),
    ),
    ...contactProblems(contact).map(({ field, rule }) => ({ field: `contact.${field}`, rule })),
  ];
}

function passengerProblems(
  passenger: PassengerDraft,
  first: boolean,
  route: BookingDraft['route'],
): { field: string; rule: Rule }[] {
  const about = askedAbout(passenger, route);
  const isOwn = (field: PassengerField) => field !== 'phone' || first || !passenger.sharesPhone;
  return passengerFieldNames
    .filter(field => isAsked(field, about) && isOwn(field))
    .flatMap(field => {
      const fault = faultOfEntry(field, passenger[field], definitionOf(field).required !== 'never');
      // Optional fields are never missing, so every field that can be missing has a message.
      return fault ? [{ field, rule: fault === 'required' ? (field as RequiredField) : fault }] : [];
    });
}

/** Whether nothing is missing of a passenger. `first`: the phone number of the first is everybody's. */
export const isComplete = (
  passenger: PassengerDraft,
  first: boolean,
  route: BookingDraft['route'],
): boolean => passengerProblems(passenger, first, route).length === 0;

type RequiredField = PassengerField & Rule;

function contactProblems({ sameAsFirst, name, email, phone }: ContactDraft): { field: string; rule: Rule }[] {
  const entries = sameAsFirst ? { email } : { name, email, phone };
  const asks = { name: 'contactName', email: 'contactEmail', phone: 'contactPhone' } as const;
  return Object.entries(entries).flatMap(([key, text]) => {
    const field = key as keyof typeof asks;
    const fault = faultOfEntry(field, text, true);
    return fault ? [{ field, rule: fault === 'required' ? asks[field] : fault }] : [];
  });
}

/** For the summary above the form: the number of a person's missing fields, and the first of them. */
export interface Missing {
  /** Index of the passenger, or null for the contact. */
  passenger: number | null;
  field: string;
  count: number;
}

export function missingByPerson(problems: readonly Problem[]): Missing[] {
  const people = Map.groupBy(problems, ({ field }) => field.slice(0, field.lastIndexOf('.')));
  return [...people].map(([person, theirs]) => ({
    passenger: person === 'contact' ? null : Number(person.split('.')[1]),
    field: theirs[0]?.field ?? person,
    count: theirs.length,
  }));
}
