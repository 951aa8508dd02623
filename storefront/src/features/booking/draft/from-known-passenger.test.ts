import { expect, test } from 'vitest';
import type { KnownPassenger } from '../../../lib/passengers/known-passenger.ts';
import { filledIn } from './from-known-passenger.ts';
import { emptyPassenger } from './passenger-draft.ts';

const mei: KnownPassenger = {
  id: '018f3d4e-0000-7000-8000-000000000000',
  name: 'Tan Mei',
  gender: 'female',
  birthDate: '1988-04-12',
  nationality: 'MY',
  idType: 'passport',
  idNumber: 'A1234567',
  documentExpiry: '2031-01-31',
  issuingCountry: 'MY',
  phone: '+60123456789',
  email: '',
};

test('personal data come from the account, and voyage data are kept', () => {
  const draft = {
    ...emptyPassenger('adult', { referralCode: 'SELAT', idType: 'passport' }),
    remarks: 'by the window',
  };
  expect(filledIn(draft, mei)).toMatchObject({
    ticketType: 'adult',
    referralCode: 'SELAT',
    remarks: 'by the window',
    name: 'Tan Mei',
    documentExpiry: '2031-01-31',
    phone: '+60123456789',
    sharesPhone: false,
  });
});

test('a child without a phone keeps the first passenger’s', () => {
  const child = filledIn(emptyPassenger('child', { referralCode: 'SELAT', idType: 'passport' }), {
    ...mei,
    phone: '',
  });
  expect(child).toMatchObject({ phone: '', sharesPhone: true });
});

test('data missing in the account stay empty', () => {
  const partly = filledIn(emptyPassenger('adult', { referralCode: 'SELAT', idType: 'passport' }), {
    ...mei,
    gender: null,
    birthDate: null,
  });
  expect(partly).toMatchObject({ gender: '', birthDate: '' });
});
