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
    returns: true,
    outward: 12,
    notBefore: '2026-12-10',
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
  ['trip', 'single'],
  ['outward', '0'],
  ['after', 'tomorrow'],
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

test('the way back is searched from the arrival on, and a chosen day counts more', () => {
  const after = { outward: '7', after: '2026-12-13' };
  expect(sailingsQuery(read(after), 1)).toMatchObject({ from: '2026-12-13', to: '' });
  expect(sailingsQuery(read({ ...after, date: '2026-12-15' }), 1)).toMatchObject({ from: '2026-12-15' });
  expect(sailingsQuery(read(after), 1)).not.toHaveProperty('outward');
});

test('only a search for a cabin filters by free cabins', () => {
  expect(sailingsQuery(read({ cabin: 'true' }), 1).cabin).toBe(true);
  expect(sailingsQuery(read({}), 1).cabin).toBeUndefined();
});
