import {
  type PartialPassenger,
  type SavedField,
  unknownPassenger,
} from '@gangway/shared/contract/entries/passenger-fields.ts';
import type { Customer } from '@gangway/shared/contract/people/customers.ts';

/** A person known to the account: a saved passenger, or the customer's basic info. */
export type KnownPassenger = { id: string } & Pick<PartialPassenger, SavedField>;

/** The customer as a passenger. An ID card is preferred: basic info has no expiry date of a passport. */
export const passengerOf = (me: Customer): KnownPassenger => ({
  ...unknownPassenger(),
  id: me.id,
  name: me.realName,
  gender: me.gender,
  birthDate: me.birthDate,
  nationality: me.nationality,
  idType: me.idCard === '' && me.passport !== '' ? 'passport' : 'idCard',
  idNumber: me.idCard || me.passport,
  phone: me.phone,
  email: me.email ?? '',
});
