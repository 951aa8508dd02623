import { expect, test } from 'vitest';
import { emptyPassenger, type PassengerDraft } from '../draft/passenger-draft.ts';
import { missingByPerson, problemsOf } from './passenger-rules.ts';

const contact = { sameAsFirst: true, name: '', email: 'ana@example.com', phone: '' };
const complete: PassengerDraft = {
  ...emptyPassenger('adult', { referralCode: 'SELAT', idType: 'passport' }),
  name: 'Ana Lim',
  phone: '+60 12-345 6789',
  gender: 'female',
  birthDate: '1988-03-14',
  idNumber: 'A1234567',
  documentExpiry: '2031-01-31',
  issuingCountry: 'MY',
  nationality: 'MY',
};
const rules = (passenger: Partial<PassengerDraft>) =>
  problemsOf({ passengers: [{ ...complete, ...passenger }], contact }).map(({ rule }) => rule);

test('a complete passenger has no errors', () => {
  expect(rules({})).toEqual([]);
});

test('an empty passenger lacks every field, in the prescribed order (R51)', () => {
  const rules = problemsOf({
    passengers: [emptyPassenger('adult', { referralCode: '', idType: 'passport' })],
    contact,
  }).map(({ rule }) => rule);
  const prescribed = ['name', 'phone', 'gender', 'idNumber', 'nationality', 'referralCode'];
  expect(rules.filter(rule => prescribed.includes(rule))).toEqual(prescribed);
});

test('white space is not accepted as a name', () => {
  expect(rules({ name: '   ' })).toEqual(['name']);
});

test('a child with the first passenger’s phone needs none', () => {
  const child: PassengerDraft = { ...complete, ticketType: 'child', sharesPhone: true, phone: '' };
  expect(problemsOf({ passengers: [complete, child], contact })).toEqual([]);
  expect(problemsOf({ passengers: [child], contact }).map(({ rule }) => rule)).toEqual(['phone']);
});

test('only a passport has an expiry date and an issuing country', () => {
  expect(rules({ documentExpiry: '', issuingCountry: '' })).toEqual(['documentExpiry', 'issuingCountry']);
  expect(rules({ idType: 'idCard', documentExpiry: '', issuingCountry: '' })).toEqual([]);
});

test.each(['0', '43', '2.5', 'x'])('week %s of a pregnancy does not exist', pregnancyWeek => {
  expect(rules({ pregnancyWeek })).toEqual(['week-range']);
});

test('errors name their passenger', () => {
  const party = { passengers: [complete, { ...complete, name: '' }], contact: { ...contact, email: 'ana@' } };
  expect(problemsOf(party).map(({ field }) => field)).toEqual(['passengers.1.name', 'contact.email']);
});

test('another contact requires a name and a phone', () => {
  const other = { ...contact, sameAsFirst: false };
  expect(problemsOf({ passengers: [complete], contact: other }).map(({ field }) => field)).toEqual([
    'contact.name',
    'contact.phone',
  ]);
});

test('the summary counts each person’s errors and links to the first', () => {
  const party = [complete, { ...complete, name: '', gender: '' as const }];
  const problems = problemsOf({ passengers: party, contact: { ...contact, email: '' } });
  expect(missingByPerson(problems)).toEqual([
    { passenger: 1, field: 'passengers.1.name', count: 2 },
    { passenger: null, field: 'contact.email', count: 1 },
  ]);
});

test.each([
  ['a..b@example.com', 'email-format'],
  ['josé@example.com', 'email-letters'],
  ['', 'contactEmail'],
])('the contact’s e-mail %j is refused', (email, rule) => {
  expect(problemsOf({ passengers: [complete], contact: { ...contact, email } })).toEqual([
    { field: 'contact.email', rule },
  ]);
});

test.each(['(((((', '12345', 'call me'])('%j is no phone', phone => {
  expect(rules({ phone })).toEqual(['phone-format']);
});

test('texts too long for the API are refused', () => {
  expect(rules({ name: 'a'.repeat(121) })).toEqual(['too_big']);
});
