import { expect, test } from 'vitest';
import { alignPassengers, emptyPassenger, type PartyCounts, partySize } from './passenger-draft.ts';

const counts = (part: Partial<PartyCounts>): PartyCounts => ({
  adult: 0,
  child: 0,
  infant: 0,
  senior: 0,
  ...part,
});
const defaults = { referralCode: 'SELAT', idType: 'passport' } as const;
const named = (ticketType: 'adult' | 'child', name: string) => ({
  ...emptyPassenger(ticketType, defaults),
  name,
});

test('a growing party keeps the input, with adults before children', () => {
  const party = alignPassengers([named('child', 'Mei')], counts({ adult: 1, child: 2 }), defaults);
  expect(party.map(({ ticketType, name }) => [ticketType, name])).toEqual([
    ['adult', ''],
    ['child', 'Mei'],
    ['child', ''],
  ]);
});

test('a shrinking party loses only the last passenger of that type', () => {
  const party = [named('adult', 'Ana'), named('adult', 'Ben'), named('child', 'Mei')];
  const left = alignPassengers(party, counts({ adult: 1, child: 1 }), defaults);
  expect(left.map(({ name }) => name)).toEqual(['Ana', 'Mei']);
});

test('a new passenger uses the first passenger’s phone number', () => {
  const party = alignPassengers([], counts({ adult: 2, child: 1, infant: 1 }), defaults);
  expect(party.map(({ sharesPhone }) => sharesPhone)).toEqual([true, true, true, true]);
});

test('a new passenger has the referral code of the visit', () => {
  const [passenger] = alignPassengers([], counts({ senior: 1 }), { ...defaults, referralCode: 'AGENT7' });
  expect(passenger?.referralCode).toBe('AGENT7');
});

test('a new passenger begins with the travel document of the route', () => {
  const [passenger] = alignPassengers([], counts({ adult: 1 }), { ...defaults, idType: 'idCard' });
  expect(passenger?.idType).toBe('idCard');
});

test('infants count towards the party', () => {
  expect(partySize(counts({ adult: 2, infant: 1 }))).toBe(3);
});
