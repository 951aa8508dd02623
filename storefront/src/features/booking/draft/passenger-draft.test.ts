import { expect, test } from 'vitest';
import { alignPassengers, emptyPassenger, type PartyCounts, partySize } from './passenger-draft.ts';

const counts = (part: Partial<PartyCounts>): PartyCounts => ({
  adult: 0,
  child: 0,
  infant: 0,
  senior: 0,
  ...part,
});
const named = (ticketType: 'adult' | 'child', name: string) => ({
  ...emptyPassenger(ticketType, 'SELAT'),
  name,
});

test('a growing party keeps the input, with adults before children', () => {
  const party = alignPassengers([named('child', 'Mei')], counts({ adult: 1, child: 2 }), 'SELAT');
  expect(party.map(({ ticketType, name }) => [ticketType, name])).toEqual([
    ['adult', ''],
    ['child', 'Mei'],
    ['child', ''],
  ]);
});

test('a shrinking party loses only the last passenger of that type', () => {
  const party = [named('adult', 'Ana'), named('adult', 'Ben'), named('child', 'Mei')];
  const left = alignPassengers(party, counts({ adult: 1, child: 1 }), 'SELAT');
  expect(left.map(({ name }) => name)).toEqual(['Ana', 'Mei']);
});

test('a new passenger uses the first passenger’s phone number', () => {
  const party = alignPassengers([], counts({ adult: 2, child: 1, infant: 1 }), 'SELAT');
  expect(party.map(({ sharesPhone }) => sharesPhone)).toEqual([true, true, true, true]);
});

test('a new passenger has the referral code of the visit', () => {
  expect(alignPassengers([], counts({ senior: 1 }), 'AGENT7')[0]?.referralCode).toBe('AGENT7');
});

test('infants count towards the party', () => {
  expect(partySize(counts({ adult: 2, infant: 1 }))).toBe(3);
});
