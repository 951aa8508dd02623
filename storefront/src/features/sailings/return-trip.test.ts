import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import { criteriaOf } from '@gangway/shared/domain/sailings/search-criteria.ts';
import { expect, test } from 'vitest';
import { chosenPath } from './return-trip.ts';

const sailing = {
  id: 12,
  arrivesAt: '2027-03-12T23:30:00.000Z',
  route: { departure: { code: 'penang' }, destination: { code: 'langkawi' } },
} as SailingSummary;
const search = (address: string) => criteriaOf(new URLSearchParams(address));

test('a single sailing is booked', () => {
  expect(chosenPath(search('party=2'), sailing)).toBe('/shipClient/pay/ship?sailing=12&party=2');
});

test('on a return trip the sailings back follow, from the local day of arrival on', () => {
  expect(chosenPath(search('departure=penang&date=2027-03-12&party=2&cabin=true&trip=return'), sailing)).toBe(
    '/shipClient/routeList?departure=langkawi&destination=penang&party=2&cabin=true&trip=return&outward=12&after=2027-03-13',
  );
});

test('then both are booked, the one there first', () => {
  expect(chosenPath(search('party=2&trip=return&outward=7&after=2027-03-11'), sailing)).toBe(
    '/shipClient/pay/ship?sailing=7&party=2&back=12',
  );
});
