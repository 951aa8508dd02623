import { expect, test } from 'vitest';
import { canceledOf, leavingOf } from './leaving.rules.ts';

const guest = (name: string, cabinId: string | null) => ({
  passengerId: name,
  ticketId: `ticket of ${name}`,
  cabinId,
  passenger: {} as never,
});
/** A and B share a cabin, C has one alone, D has none, and the last cabin is empty. */
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

test('without names the whole party leaves, and no part is named for cancellation', () => {
  const leaving = leavingOf(party, live, undefined);
  expect([leaving.going, leaving.staying]).toEqual([party, []]);
  expect(canceledOf(leaving)).toEqual({});
});

test('lists the rooms of the leaving guests, shared or not', () => {
  const leaving = leavingOf(party, live, ['a', 'c']);
  expect(leaving.sleptIn).toEqual([1, 2]);
  expect(canceledOf(leaving)).toEqual({ ticketIds: ['ticket of a', 'ticket of c'], cabinIds: ['two'] });
});

test('does not find a passenger who has left the party', () => {
  expect(() => leavingOf(party, live, ['a', 'gone'])).toThrow(
    expect.objectContaining({ code: 'passenger-not-found' }),
  );
});
