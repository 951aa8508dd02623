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

test('an empty form asks for a passport’s facts too, in the order of the form', () => {
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

test('an ID card neither runs out nor has an issuing country', () => {
  expect(brokenByPassenger(grownUp, today)).toEqual({});
  const changed = { ...grownUp, documentExpiry: '2030-01-01', issuingCountry: 'MY' };
  expect(passengerRequest(changed, undefined, today)).toMatchObject({
    documentExpiry: null,
    issuingCountry: null,
  });
});

test('phone and e-mail may be left out, not misspelt', () => {
  expect(brokenByPassenger({ ...grownUp, phone: '1', email: 'mei@' }, today)).toEqual({
    phone: 'phone-format',
    email: 'email-format',
  });
});

test.each([
  ['2013-11-21', ''],
  ['2013-11-20', '+60123456789'],
])('of a child under 13 no phone is sent: born %s', (birthDate, phone) => {
  const child = { ...grownUp, birthDate, phone: '+60123456789', email: 'kid@example.com' };
  expect(passengerRequest(child, undefined, today).phone).toBe(phone);
});
