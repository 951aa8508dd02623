import { expect, test } from 'vitest';
import { criteriaOf, sailingsQuery, searchParametersOf } from './search-criteria.ts';

const read = (parameters: Record<string, string>) => criteriaOf(new Map(Object.entries(parameters)));

test('search criteria survive being written to the address and read back', () => {
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
  expect(read(searchParametersOf(criteria))).toEqual(criteria);
});

test('unset criteria are not in the address', () => {
  expect(searchParametersOf(read({}))).toEqual({});
});

test.each([
  ['party', '0'],
  ['party', '10'],
  ['party', 'x'],
  ['date', '2026-02-30'],
  ['session', 'evening'],
  ['sort', 'name'],
] as const)('an address with %s=%s is read as if it had none', (name, value) => {
  expect(read({ [name]: value })).toEqual(read({}));
});

test('a search for a day covers only that day', () => {
  expect(sailingsQuery(read({ date: '2026-12-12' }), 2)).toMatchObject({
    from: '2026-12-12',
    to: '2026-12-12',
    page: 2,
  });
});

test('only a search for a cabin filters by free cabins', () => {
  expect(sailingsQuery(read({ cabin: 'true' }), 1).cabin).toBe(true);
  expect(sailingsQuery(read({}), 1).cabin).toBeUndefined();
});
