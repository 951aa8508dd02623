import { expect, test } from 'vitest';
import { brokenByPassenger, type PassengerValues, passengerRequest, valuesOf } from './passenger-rules.ts';

const today = '2026-11-20';
const grownUp: PassengerValues = {
  ...valuesOf(null),
  name: 'Tan Mei',
  gender: 'female',
  birthDate: '1988-04-12',
  idType: 'idCard',
  idNumber: '880412-10-5566',
  nationality: 'MY',
};

test('an empty form lacks the passport fields too, in the order of the form', () => {
  expect(Object.keys(brokenByPassenger(valuesOf(null), today))).toEqual([
    'name',
    'gender',
    'birthDate',
    'idNumber',
    'documentExpiry',
    'issuingCountry',
    'nationality',
  ]);
});

test('an ID card has no expiry date and no issuing country', () => {
  expect(brokenByPassenger(grownUp, today)).toEqual({});
  const changed = { ...grownUp, documentExpiry: '2030-01-01', issuingCountry: 'MY' };
  expect(passengerRequest(changed, undefined, today)).toMatchObject({
    documentExpiry: null,
    issuingCountry: null,
  });
});

test('phone and e-mail are optional but must be valid', () => {
  expect(brokenByPassenger({ ...grownUp, phone: '1', email: 'mei@' }, today)).toEqual({
    phone: 'phone-format',
    email: 'email-format',
  });
});

test.each([
  ['2013-11-21', ''],
  ['2013-11-20', '+60123456789'],
])('no phone is sent for a child under 13: born %s', (birthDate, phone) => {
  const child = { ...grownUp, birthDate, phone: '+60123456789', email: 'kid@example.com' };
  expect(passengerRequest(child, undefined, today).phone).toBe(phone);
});
