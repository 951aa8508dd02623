import { expect, test } from 'vitest';
import { canceledOf, leavingOf } from './leaving.rules.ts';

const guest = (name: string, cabinId: string | null) => ({
  passengerId: name,
  ticketId: `ticket of ${name}`,
  cabinId,
  passenger: {} as never,
});
/** A and B share a cabin, C has one alone, D has none, and nobody sleeps in the last. */
const party = [guest('a', 'one'), guest('b', 'one'), guest('c', 'two'), guest('d', null)];
const live = {
  tickets: party.map(({ ticketId, passengerId, cabinId }) => ({
    id: ticketId,
    passenger_id: passengerId,
    cabin_id: cabinId,
    price_sen: 1,
    boarding_status: 'pending' as const,
  })),
  cabins: ['one', 'two', 'empty'].map((id, index) => ({ id, price_sen: 1, room_id: index + 1 })),
};
const cabinsOf = (...named: string[]) => leavingOf(party, live, named).parts.cabins.map(({ id }) => id);

test.each([
  ['a shared cabin stays', ['a'], []],
  ['one that all who sleep in it leave goes along', ['a', 'b'], ['one']],
  ['as does that of a guest alone', ['a', 'c'], ['two']],
  ['a guest without a cabin takes none, and nobody an empty one', ['d'], []],
  ['all take everything', ['a', 'b', 'c', 'd'], ['one', 'two', 'empty']],
])('%s', (_, named, expected) => {
  expect(cabinsOf(...named)).toEqual(expected);
});

test('nobody named is everybody, and nothing is named to be canceled', () => {
  const leaving = leavingOf(party, live, undefined);
  expect([leaving.going, leaving.staying]).toEqual([party, []]);
  expect(canceledOf(leaving)).toEqual({});
});

test('the rooms of those who go are known, shared or not', () => {
  const leaving = leavingOf(party, live, ['a', 'c']);
  expect(leaving.sleptIn).toEqual([1, 2]);
  expect(canceledOf(leaving)).toEqual({ ticketIds: ['ticket of a', 'ticket of c'], cabinIds: ['two'] });
});

test('whoever is not in the party any more is not found', () => {
  expect(() => leavingOf(party, live, ['a', 'gone'])).toThrow(
    expect.objectContaining({ code: 'passenger-not-found' }),
  );
});
