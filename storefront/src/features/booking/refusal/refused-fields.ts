import { ApiError, failureOf } from '@gangway/shared/contract/base/api-error.ts';
import {
  isAsked,
  type PassengerField,
  passengerFields,
} from '@gangway/shared/contract/entries/passenger-fields.ts';
import { askedAbout } from '@gangway/shared/domain/travel/passenger-entry.ts';
import type { BookingDraft } from '../draft/empty-draft.ts';
import type { Step } from '../step/step-path.ts';

type Party = Pick<BookingDraft, 'passengers' | 'contact' | 'route'>;

/** The location of a part of the order in the booking: the step, and the `id` of its control. */
export interface Place {
  step: Step;
  field: string;
}

/** A field that the API refused, with its value then: once the value changes, the refusal no longer applies. */
export interface RefusedField extends Place {
  message: string;
  entry: unknown;
}

/** The location of a path in the order's request; null if the customer did not enter it. */
export function locationOf(path: string, { passengers, contact, route }: Party): Place | null {
  const [part, key = '', field = ''] = path.split('.');
  switch (part) {
    case 'passengers':
      return field === 'ticketType' || key === ''
        ? { step: 'tickets', field: 'party' }
        : ofPassenger(Number(key), field);
    case 'contact':
      if (contact.sameAsFirst && key !== 'email') return ofPassenger(0, key);
      return { step: 'passengers', field: `contact.${key}` };
    case 'referralCode':
      return ofPassenger(0, 'referralCode');
    case 'cabins':
      return { step: 'tickets', field: 'cabin' };
    case 'seats':
      return { step: 'review', field: `passengers.${key || 0}.seat` };
    case 'paymentMethod':
      return { step: 'review', field: 'payment-method' };
    case 'promoCode':
      return { step: 'review', field: 'promoCode' };
    case 'termsAccepted':
      return { step: 'review', field: 'terms' };
    default:
      return null;
  }

  /** Errors about a passenger as a whole, or about fields not asked for, are shown at the name. */
  function ofPassenger(index: number, named: string): Place {
    const passenger = passengers[index];
    if (named === 'phone' && index > 0 && passenger?.sharesPhone) return ofPassenger(0, 'phone');
    const isField = (name: string): name is PassengerField => name in passengerFields;
    const isShown = passenger && isField(named) && isAsked(named, askedAbout(passenger, route));
    return { step: 'passengers', field: `passengers.${index}.${isShown ? named : 'name'}` };
  }
}

/** The entry at a path, such as `passengers.0.name`; undefined if there is none. */
export const entryAt = (party: Party, path: string): unknown =>
  path
    .split('.')
    .reduce((value: unknown, key) => (value as Record<string, unknown> | undefined)?.[key], party);

/** The fields that the API refused, with their locations in this draft. */
export function refusedFields(fields: Readonly<Record<string, string>>, draft: Party): RefusedField[] {
  const refused = new Map<string, RefusedField>();
  for (const [path, message] of Object.entries(fields)) {
    const location = locationOf(path, draft);
    if (location && !refused.has(location.field))
      refused.set(location.field, { ...location, message, entry: entryAt(draft, location.field) });
  }
  return [...refused.values()];
}

/** The fields that an error names; an error code that concerns one field implies that field. */
export function fieldsOfFailure(error: Error): Readonly<Record<string, string>> {
  if (failureOf(error) === 'referral-unknown') return { referralCode: error.message };
  return error instanceof ApiError ? error.fields : {};
}
