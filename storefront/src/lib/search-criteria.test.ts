import { expect, test } from 'vitest';
import { criteriaOf, searchParametersOf } from './search-criteria.ts';

test('a search survives its way through the address', () => {
  const criteria = {
    departure: 'penang',
    destination: 'langkawi',
    ship: 'selat-aurora',
    date: '2026-12-12',
    session: 'nighttime' as const,
    party: 4,
    cabin: true,
    sort: 'price' as const,
  };
  expect(criteriaOf(new URLSearchParams(searchParametersOf(criteria)))).toEqual(criteria);
});

test('what is not asked for is not in the address', () => {
  expect(searchParametersOf(criteriaOf(new URLSearchParams()))).toEqual({});
});

test.each(['party=0', 'party=10', 'party=x', 'date=2026-02-30', 'session=evening', 'sort=name'])(
  'an address with %s is read as if it had none',
  text => {
    expect(criteriaOf(new URLSearchParams(text))).toEqual(criteriaOf(new URLSearchParams()));
  },
);
