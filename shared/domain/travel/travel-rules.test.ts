import { describe, expect, it, test } from 'vitest';
import type { Passenger } from '../../contract/entries/passengers.ts';
import type { TravelingPassenger, Voyage } from './travel-finding.ts';
import { checkTravelRules } from './travel-rules.ts';

const voyage: Voyage = { sailingDate: '2026-12-12', arrivalDate: '2026-12-13', today: '2026-06-01' };
const contact = { name: 'Nur Aisyah', phone: '+60 12-345 6789', email: 'aisyah@example.com' };

const mother: TravelingPassenger = {
  ticketType: 'adult',
  birthDate: '1990-03-14',
  name: 'Nur Aisyah',
  phone: '+60 12-345 6789',
  email: 'aisyah@example.com',
  idType: 'idCard',
};
const child: TravelingPassenger = { ticketType: 'child', birthDate: '2018-05-05', name: 'Adam' };

const rulesFor = (passengers: TravelingPassenger[], changes: Partial<Voyage> = {}) =>
  checkTravelRules(passengers, { ...voyage, ...changes }).map(({ rule, passenger }) => [rule, passenger]);

it('finds nothing wrong with a mother and her child', () => {
  expect(checkTravelRules([mother, child], { ...voyage, contact })).toEqual([]);
});

it('takes the passengers of an order and of a quote as the contract has them', () => {
  const complete = {
    ...mother,
    nationality: 'MY',
    gender: 'female',
    idNumber: '900314-14-5566',
  } as Passenger;
  expect(checkTravelRules([complete, { ticketType: 'infant', birthDate: null }], voyage)).toEqual([]);
});

describe('party size', () => {
  test.each([
    [0, [['party-size', null]]],
    [1, []],
    [9, []],
    [10, [['party-size', null]]],
  ])('of %d', (count, expected) => {
    expect(rulesFor(Array.from({ length: count }, () => mother))).toEqual(expected);
  });

  it('reports the limit', () => {
    expect(checkTravelRules([], voyage)).toEqual([
      { rule: 'party-size', severity: 'refusal', passenger: null, min: 1, max: 9, count: 0 },
    ]);
  });
});

describe('birth date', () => {
  test.each([
    ['2026-06-02', 'infant', ['birth-date-in-future']],
    ['2026-06-01', 'infant', []],
    ['1905-06-02', 'senior', []],
    ['1905-06-01', 'senior', ['birth-date-too-long-ago']],
  ] as const)('%s for a %s, told on 2026-06-01', (birthDate, ticketType, rules) => {
    expect(rulesFor([mother, { ticketType, birthDate }])).toEqual(rules.map(rule => [rule, 1]));
  });
});

describe('refuses infants under 6 months', () => {
  const infantBorn = (birthDate: string): TravelingPassenger => ({ ticketType: 'infant', birthDate });

  test.each([
    ['2026-06-12', []],
    ['2026-06-13', [['infant-too-young', 1]]],
  ])('born %s, sailing on 2026-12-12', (birthDate, expected) => {
    expect(rulesFor([mother, infantBorn(birthDate)], { today: '2026-12-01' })).toEqual(expected);
  });

  test.each([
    ['2026-06-13', '2026-12-13'],
    ['2026-08-31', '2027-03-01'],
  ])('born %s may sail from %s', (birthDate, sailsFrom) => {
    const party = [mother, infantBorn(birthDate)];
    const [finding] = checkTravelRules(party, { ...voyage, today: '2026-12-01' });
    expect(finding).toEqual({
      rule: 'infant-too-young',
      severity: 'refusal',
      passenger: 1,
      months: 6,
      sailsFrom,
    });
    expect(rulesFor(party, { sailingDate: sailsFrom, today: '2026-12-01' })).toEqual([]);
  });
});

describe('the ticket type must match the age on the sailing date', () => {
  test.each([
    ['2024-12-13', 'infant', true],
    ['2024-12-13', 'child', false],
    ['2024-12-12', 'infant', false],
    ['2014-12-13', 'adult', false],
    ['2014-12-12', 'child', false],
    ['1966-12-12', 'adult', true],
    ['1966-12-12', 'senior', true],
    ['1966-12-13', 'senior', false],
  ] as const)('born %s as %s: %s', (birthDate, ticketType, fits) => {
    const expected = fits ? [] : [['ticket-type-mismatch', 1]];
    expect(rulesFor([mother, { ticketType, birthDate }])).toEqual(expected);
  });

  it('names the type it should be', () => {
    expect(checkTravelRules([mother, { ticketType: 'infant', birthDate: '2024-12-12' }], voyage)).toEqual([
      {
        rule: 'ticket-type-mismatch',
        severity: 'refusal',
        passenger: 1,
        ticketType: 'infant',
        expected: 'child',
        age: 2,
      },
    ]);
  });
});

describe('minors need an adult in the order', () => {
  test.each([
    ['on the day before turning 18', { ticketType: 'adult', birthDate: '2008-12-13' }, true],
    ['on turning 18', { ticketType: 'adult', birthDate: '2008-12-12' }, false],
    ['a child', child, true],
    ['a child whose birth date is not known yet', { ticketType: 'child' }, true],
    ['an adult whose birth date is not known yet', { ticketType: 'adult' }, false],
  ] as [string, TravelingPassenger, boolean][])('alone, %s', (_who, passenger, refused) => {
    expect(rulesFor([passenger])).toEqual(refused ? [['minor-unaccompanied', 0]] : []);
  });

  it('reports each minor, and none with an adult', () => {
    const teenager: TravelingPassenger = { ticketType: 'adult', birthDate: '2010-01-01' };
    expect(rulesFor([teenager, child])).toEqual([
      ['minor-unaccompanied', 0],
      ['minor-unaccompanied', 1],
    ]);
    expect(rulesFor([teenager, child, mother])).toEqual([]);
  });
});

describe('documents', () => {
  const passport = (changes: Partial<TravelingPassenger>): TravelingPassenger => ({
    ...mother,
    idType: 'passport',
    documentExpiry: '2030-01-01',
    issuingCountry: 'MY',
    ...changes,
  });

  test.each([
    ['a good passport', passport({}), []],
    ['exactly 6 months beyond arrival', passport({ documentExpiry: '2027-06-13' }), []],
    ['a day less', passport({ documentExpiry: '2027-06-12' }), ['passport-expires-too-soon']],
    ['no expiry', passport({ documentExpiry: null }), ['passport-expiry-missing']],
    ['no country', passport({ issuingCountry: '' }), ['passport-country-missing']],
    [
      'neither',
      passport({ documentExpiry: null, issuingCountry: null }),
      ['passport-country-missing', 'passport-expiry-missing'],
    ],
    ['an identity card', { ...mother, idType: 'idCard' }, []],
    ['a license valid at arrival', { ...mother, idType: 'drivingLicense', documentExpiry: '2026-12-13' }, []],
    [
      'a license that runs out at sea',
      { ...mother, idType: 'drivingLicense', documentExpiry: '2026-12-12' },
      ['document-expires-before-arrival'],
    ],
  ])('%s', (_what, passenger, rules) => {
    expect(rulesFor([passenger])).toEqual(rules.map(rule => [rule, 0]));
  });

  it('reports the required validity of a passport', () => {
    expect(checkTravelRules([passport({ documentExpiry: '2027-01-01' })], voyage)).toEqual([
      {
        rule: 'passport-expires-too-soon',
        severity: 'refusal',
        passenger: 0,
        expiry: '2027-01-01',
        validUntil: '2027-06-13',
        months: 6,
      },
    ]);
  });

  it('only warns about another document', () => {
    const license = { ...mother, idType: 'drivingLicense', documentExpiry: '2026-01-01' };
    expect(checkTravelRules([license], voyage)).toMatchObject([{ severity: 'notice' }]);
  });
});

test.each([
  [null, []],
  [12, []],
  [23, []],
  [24, [['pregnancy-too-far', 0]]],
  [40, [['pregnancy-too-far', 0]]],
])('week %s of pregnancy', (pregnancyWeek, expected) => {
  expect(rulesFor([{ ...mother, pregnancyWeek }])).toEqual(expected);
});

describe('children under 13 do not enter their own data', () => {
  test.each([
    ['no phone, no e-mail', child, []],
    ["the mother's phone, written otherwise", { ...child, phone: '60123456789' }, []],
    ["the mother's e-mail, written otherwise", { ...child, email: ' AISYAH@example.com' }, []],
    ['a phone of the child alone', { ...child, phone: '+60 19-000 0000' }, ['child-contact-data']],
    ['an e-mail of the child alone', { ...child, email: 'adam@example.com' }, ['child-contact-data']],
    [
      'a teenager with their own',
      { ...child, birthDate: '2013-06-01', ticketType: 'adult', phone: '1' } as const,
      [],
    ],
    [
      'a day before turning 13',
      { ...child, birthDate: '2013-06-02', ticketType: 'adult', phone: '1' } as const,
      ['child-contact-data'],
    ],
  ])('%s', (_what, passenger, rules) => {
    expect(rulesFor([mother, passenger], { contact })).toEqual(rules.map(rule => [rule, 1]));
  });

  it('accepts the contact’s phone for a child if no passenger has one', () => {
    const quiet = { ...mother, phone: '', email: '' };
    expect(rulesFor([quiet, { ...child, phone: contact.phone }], { contact })).toEqual([]);
    expect(rulesFor([quiet, { ...child, phone: contact.phone }])).toEqual([['child-contact-data', 1]]);
  });

  it('does not accept a child’s phone for another child', () => {
    const phone = '+60 19-000 0000';
    expect(rulesFor([mother, { ...child, phone }, { ...child, phone }], { contact })).toHaveLength(2);
  });

  it('refuses a child as the contact, but not a parent of the same name', () => {
    const asContact = { contact: { ...contact, name: ' adam ' } };
    expect(rulesFor([mother, child], asContact)).toEqual([['contact-is-child', 1]]);
    expect(rulesFor([{ ...mother, name: 'Adam' }, child], asContact)).toEqual([]);
  });
});

it('reports all findings at once', () => {
  const baby: TravelingPassenger = { ticketType: 'child', birthDate: '2026-09-01', pregnancyWeek: 30 };
  expect(rulesFor([baby], { today: '2026-10-01' }).map(([rule]) => rule)).toEqual([
    'infant-too-young',
    'ticket-type-mismatch',
    'minor-unaccompanied',
    'pregnancy-too-far',
  ]);
});

it('throws on a date that is none', () => {
  expect(() => checkTravelRules([{ ticketType: 'adult', birthDate: '1990-02-30' }], voyage)).toThrow(
    RangeError,
  );
});

describe('infants per adult', () => {
  const infants = (count: number): TravelingPassenger[] =>
    Array.from({ length: count }, () => ({ ticketType: 'infant' }));

  test.each([
    ['as many as one adult may bring', [mother, ...infants(2)], 2, []],
    ['one more', [mother, ...infants(3)], 2, [['infants-per-adult', null]]],
    ['with two adults', [mother, mother, ...infants(4)], 2, []],
    ['eight with one adult', [mother, ...infants(8)], 2, [['infants-per-adult', null]]],
    ['a party that was booked before', [mother, ...infants(8)], undefined, []],
  ])('%s', (_what, party, infantsPerAdult, rules) => {
    expect(rulesFor(party, { infantsPerAdult })).toEqual(rules);
  });
});
