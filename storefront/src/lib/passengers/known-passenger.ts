import type { SavedPassenger } from '@gangway/shared/contract/accounts.ts';
import type { Customer } from '@gangway/shared/contract/customers.ts';

/** Somebody the account knows: a saved passenger, or the customer as far as basic info tells. */
export interface KnownPassenger
  extends Omit<SavedPassenger, 'gender' | 'birthDate' | 'nationality' | 'underDataAge'> {
  gender: SavedPassenger['gender'] | null;
  birthDate: string | null;
  nationality: string | null;
}

/** The customer as a passenger. An ID card comes first: of a passport, basic info has no expiry date. */
export const passengerOf = (me: Customer): KnownPassenger => ({
  id: me.id,
  name: me.realName,
  gender: me.gender,
  birthDate: me.birthDate,
  nationality: me.nationality,
  idType: me.idCard === '' && me.passport !== '' ? 'passport' : 'idCard',
  idNumber: me.idCard || me.passport,
  documentExpiry: null,
  issuingCountry: null,
  phone: me.phone,
  email: me.email ?? '',
});
