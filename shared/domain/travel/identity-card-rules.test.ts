import { describe, expect, test } from 'vitest';
import { readMyKad } from './identity-card-rules.ts';
import type { TravelingPassenger } from './travel-finding.ts';
import { checkTravelRules } from './travel-rules.ts';

const voyage = { sailingDate: '2026-12-12', arrivalDate: '2026-12-13', today: '2026-06-01' };
const holder: TravelingPassenger = {
  ticketType: 'adult',
  birthDate: '1988-04-12',
  gender: 'female',
  nationality: 'MY',
  idType: 'idCard',
  idNumber: '880412-10-5566',
};
const found = (changes: Partial<TravelingPassenger>) =>
  checkTravelRules([{ ...holder, ...changes }], voyage).map(({ rule, severity }) => `${rule} ${severity}`);

test.each(['880412-10-5566', '880412105566', '880412 10 5566'])('%s is read', typed => {
  expect(readMyKad(typed)).toEqual({ birthDates: ['2088-04-12', '1988-04-12'], gender: 'female' });
});

describe('the number of an identity card', () => {
  test.each([
    ['that fits', {}, []],
    ['with month 13', { idNumber: '881332-10-5566' }, ['identity-card-number notice']],
    ['of 29 February in no leap year', { idNumber: '880230105566' }, ['identity-card-number notice']],
    ['that is too short', { idNumber: '12345' }, ['identity-card-number notice']],
    ['of another year', { birthDate: '1978-04-12' }, ['identity-card-birth-date notice']],
    [
      'of an adult with a senior’s birth date and fare',
      { birthDate: '1958-04-12', ticketType: 'senior' as const },
      ['identity-card-birth-date refusal'],
    ],
    [
      'of an adult with a child’s birth date and fare',
      { birthDate: '2018-04-12', ticketType: 'child' as const },
      ['minor-unaccompanied refusal', 'identity-card-birth-date notice'],
    ],
    [
      'of a senior with an adult’s birth date and fare',
      { idNumber: '580412-10-5566' },
      ['identity-card-birth-date notice'],
    ],
    ['of a man', { idNumber: '880412-10-5567' }, ['identity-card-gender notice']],
    ['of a man, for neither', { idNumber: '880412-10-5567', gender: 'other' }, []],
    ['that is not entered yet', { idNumber: '' }, []],
    ['without a birth date', { birthDate: null }, []],
  ])('%s', (_what, changes, rules) => expect(found(changes)).toEqual(rules));

  test.each([
    ['a passport', { idType: 'passport', documentExpiry: '2031-01-01', issuingCountry: 'MY' }],
    ['another nationality', { nationality: 'SG' }],
    ['another country’s card', { issuingCountry: 'SG' }],
  ])('is not asked of %s', (_what, changes) => {
    expect(found({ ...changes, idNumber: '12345' })).toEqual([]);
  });

  test('reports the date of birth in the number', () => {
    expect(checkTravelRules([{ ...holder, birthDate: '1978-04-12' }], voyage)[0]).toMatchObject({
      written: '1988-04-12',
    });
  });
});
