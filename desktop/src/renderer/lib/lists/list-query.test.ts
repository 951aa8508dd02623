import { describe, expect, test } from 'vitest';
import { readListQuery, writeListQuery } from './list-query.ts';

const initial = {
  filters: { q: '', status: 'unpaid' },
  sort: 'createdAt',
  descending: true,
  page: 1,
  size: 50,
};

test('leaves the URL unchanged for default values', () => {
  expect(writeListQuery('', initial, initial)).toBe('');
  expect(readListQuery('', initial)).toEqual(initial);
});

describe('writes changed values to the URL and reads them back', () => {
  test.each([
    [{ filters: { q: 'Tan & Söhne', status: 'unpaid' } }, 'q=Tan+%26+S%C3%B6hne'],
    [{ filters: { q: '', status: '' } }, 'status='],
    [{ sort: 'number', descending: false }, 'sort=number'],
    [{ sort: 'createdAt', descending: false }, 'sort=createdAt'],
    [{ sort: 'number', descending: true }, 'sort=-number'],
    [{ page: 3, size: 200 }, 'page=3&size=200'],
  ])('%j', (changes, address) => {
    const query = { ...initial, ...changes };
    expect(writeListQuery('', query, initial)).toBe(address);
    expect(readListQuery(address, initial)).toEqual(query);
  });
});

test('preserves other parameters', () => {
  expect(writeListQuery('tab=history&page=4', initial, initial)).toBe('tab=history');
});

test.each(['page=0', 'page=-1', 'page=2.5', 'page=x', 'size=7', 'size=9999'])(
  'reads %s as usual',
  address => {
    expect(readListQuery(address, initial)).toEqual(initial);
  },
);
