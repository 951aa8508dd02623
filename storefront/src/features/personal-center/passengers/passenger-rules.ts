import type { SavedPassenger, SavedPassengerInput } from '@gangway/shared/contract/accounts.ts';
import type { Gender, IdType } from '@gangway/shared/contract/vocabulary.ts';
import { isUnderDataAge } from '@gangway/shared/domain/child-data-rules.ts';
import { isLocalDate, type LocalDate } from '@gangway/shared/domain/local-date.ts';
import { normalisePhone } from '@gangway/shared/domain/phone.ts';
import { broken } from '../../../lib/forms/broken-rules.ts';
import { emailShape } from '../../../lib/forms/shapes.ts';

/** A passenger as the form holds them; an empty text is a field not filled in. */
export interface PassengerValues {
  name: string;
  gender: Gender | '';
  birthDate: string;
  idType: IdType;
  idNumber: string;
  documentExpiry: string;
  issuingCountry: string;
  nationality: string;
  phone: string;
  email: string;
}

/** Keys of the booking's sentences, which ask for the same things in the specification's words. */
export type PassengerRule =
  | 'name'
  | 'gender'
  | 'birthDate'
  | 'idNumber'
  | 'documentExpiry'
  | 'issuingCountry'
  | 'nationality'
  | 'phone'
  | 'email';

export const valuesOf = (saved: SavedPassenger | null): PassengerValues => ({
  name: saved?.name ?? '',
  gender: saved?.gender ?? '',
  birthDate: saved?.birthDate ?? '',
  idType: saved?.idType ?? 'passport',
  idNumber: saved?.idNumber ?? '',
  documentExpiry: saved?.documentExpiry ?? '',
  issuingCountry: saved?.issuingCountry ?? '',
  nationality: saved?.nationality ?? '',
  phone: saved?.phone ?? '',
  email: saved?.email ?? '',
});

/** Of a child under 13 no phone and no e-mail is kept (specification section 9). */
export const keepsNoContact = (birthDate: string, today: LocalDate): boolean =>
  isLocalDate(birthDate) && isUnderDataAge(birthDate, today);

export function brokenByPassenger(values: PassengerValues, today: LocalDate) {
  const passport = values.idType === 'passport';
  const contact = !keepsNoContact(values.birthDate, today);
  const { phone, email } = values;
  return broken<PassengerValues, PassengerRule>({
    name: values.name.trim() === '' && 'name',
    gender: values.gender === '' && 'gender',
    birthDate: (!isLocalDate(values.birthDate) || values.birthDate > today) && 'birthDate',
    idNumber: values.idNumber.trim() === '' && 'idNumber',
    documentExpiry: passport && !isLocalDate(values.documentExpiry) && 'documentExpiry',
    issuingCountry: passport && values.issuingCountry === '' && 'issuingCountry',
    nationality: values.nationality === '' && 'nationality',
    phone: contact && phone.trim() !== '' && normalisePhone(phone) === null && 'phone',
    email: contact && email.trim() !== '' && !emailShape.test(email.trim()) && 'email',
  });
}

/** What is sent of a form that breaks no rule; an `id` changes the passenger that has it. */
export function passengerRequest(
  values: PassengerValues,
  id: string | undefined,
  today: LocalDate,
): SavedPassengerInput {
  const passport = values.idType === 'passport';
  const contact = !keepsNoContact(values.birthDate, today);
  return {
    ...values,
    id,
    gender: values.gender as Gender,
    documentExpiry: passport ? values.documentExpiry : null,
    issuingCountry: passport ? values.issuingCountry : null,
    phone: contact ? values.phone : '',
    email: contact ? values.email.trim() : '',
  };
}
