import { expect, test } from 'vitest';
import { filterOf, filterPath, type OrdersFilter } from './orders-filter.ts';

const everything: OrdersFilter = { status: '', search: '', sort: 'created', page: 1 };

test.each<[string, Partial<OrdersFilter>]>([
  ['', {}],
  ['?status=unpaid', { status: 'unpaid' }],
  ['?search=Penang&sort=sailing&page=3', { search: 'Penang', sort: 'sailing', page: 3 }],
])('the filter of the address %s survives being read and written', (query, part) => {
  const filter = { ...everything, ...part };
  expect(filterOf(new URLSearchParams(query))).toEqual(filter);
  expect(filterPath(filter)).toBe(`/shipClient/personalOrder${query}`);
});

test.each(['?status=stolen', '?sort=password', '?page=0', '?page=-2', '?page=1.5', '?page=x'])(
  'what makes no sense in an address (%s) is left aside',
  query => {
    expect(filterOf(new URLSearchParams(query))).toEqual(everything);
  },
);
