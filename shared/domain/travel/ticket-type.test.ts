import { expect, test } from 'vitest';
import { admittedTicketTypes, ticketTypeFor } from './ticket-type.ts';

const sailingDate = '2026-12-12';

test.each([
  ['2026-12-12', ['infant']],
  ['2024-12-13', ['infant']],
  ['2024-12-12', ['child']],
  ['2014-12-13', ['child']],
  ['2014-12-12', ['adult']],
  ['1966-12-13', ['adult']],
  ['1966-12-12', ['senior', 'adult']],
  ['1926-01-01', ['senior', 'adult']],
])('born %s sails as %j', (birthDate, types) => {
  expect(ticketTypeFor(birthDate, sailingDate)).toBe(types[0]);
  expect(admittedTicketTypes(birthDate, sailingDate)).toEqual(types);
});
