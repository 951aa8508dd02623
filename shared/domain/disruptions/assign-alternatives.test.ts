import { describe, expect, it } from 'vitest';
import {
  type Alternative,
  type StrandedParty,
  valueOfAssignment,
  WEIGHTS,
  worthOfRoom,
  worthOfSailing,
} from './alternative-value.ts';
import { assignAlternatives } from './assign-alternatives.ts';

const HOUR = 3_600_000;
const [INTERIOR, OCEAN, SUITE] = [1, 2, 3] as const;
const roomRank = new Map([
  [INTERIOR, 1],
  [OCEAN, 2],
  [SUITE, 3],
]);
const roomBerths = new Map([
  [INTERIOR, 2],
  [OCEAN, 2],
  [SUITE, 4],
  [9, 2],
]);

const party = (id: string, places: number, rooms: number[] = [], berths = 0): StrandedParty => ({
  id,
  places,
  departsAt: 0,
  session: 'daytime',
  rooms,
  berths,
});
const sailing = (sailingId: number, freePlaces: number, rooms: [number, number][] = []): Alternative => ({
  sailingId,
  departsAt: HOUR,
  session: 'daytime',
  freePlaces,
  freeRooms: new Map(rooms),
  roomRank,
  roomBerths,
});

describe('the value of an assignment', () => {
  it('puts a place before everything else', () => {
    const parties = [party('two', 2, [SUITE]), party('one', 1)];
    const sailings = [
      { ...sailing(1, 2), departsAt: 0 },
      { ...sailing(2, 3, [[INTERIOR, 1]]), session: 'nighttime' as const },
    ];
    const comfort = valueOfAssignment(parties, sailings, new Map([['one', { sailingId: 1, rooms: [] }]]));
    const places = valueOfAssignment(
      parties,
      sailings,
      new Map([['two', { sailingId: 2, rooms: [INTERIOR] }]]),
    );
    expect(places).toBeGreaterThan(comfort);
  });

  it('counts session, time and rooms', () => {
    const guests = party('a', 2, [OCEAN]);
    const near = sailing(1, 9);
    expect(worthOfSailing(guests, near)).toBeGreaterThan(
      worthOfSailing(guests, { ...near, session: 'nighttime' }),
    );
    expect(worthOfSailing(guests, near)).toBeGreaterThan(
      worthOfSailing(guests, { ...near, departsAt: 90 * HOUR }),
    );
    const farthest = { ...near, departsAt: WEIGHTS.farthestMs };
    expect(worthOfSailing(guests, farthest)).toBe(2 * (WEIGHTS.place + WEIGHTS.sameSession));
    expect(worthOfSailing(guests, { ...near, departsAt: 3 * WEIGHTS.farthestMs })).toBe(
      worthOfSailing(guests, farthest),
    );
    expect([OCEAN, SUITE, INTERIOR, 99].map(type => worthOfRoom(OCEAN, type, near))).toEqual([
      400, 200, 0, 0,
    ]);
    expect(worthOfRoom(77, OCEAN, near)).toBe(0);
  });

  it('counts nothing for a party that stays behind or a sailing that is not offered', () => {
    const guests = [party('a', 2)];
    expect(valueOfAssignment(guests, [sailing(1, 9)], new Map([['a', null]]))).toBe(0);
    expect(valueOfAssignment(guests, [], new Map([['a', { sailingId: 1, rooms: [] }]]))).toBe(0);
  });
});

describe('alternatives for the parties of a canceled sailing', () => {
  it('gives the same type first, then a better one, then a lesser one', () => {
    const roomFor = (free: [number, number][]) =>
      assignAlternatives([party('a', 2, [OCEAN])], [sailing(1, 9, free)]).get('a')?.rooms;
    expect(
      roomFor([
        [INTERIOR, 1],
        [OCEAN, 1],
        [SUITE, 1],
      ]),
    ).toEqual([OCEAN]);
    expect(
      roomFor([
        [INTERIOR, 1],
        [SUITE, 1],
      ]),
    ).toEqual([SUITE]);
    expect(roomFor([[INTERIOR, 1]])).toEqual([INTERIOR]);
    expect(roomFor([])).toBeUndefined();
  });

  it('prefers a type without a rank to no cabin', () => {
    expect(assignAlternatives([party('a', 2, [OCEAN])], [sailing(1, 9, [[9, 1]])]).get('a')?.rooms).toEqual([
      9,
    ]);
  });

  it('leaves a better room to those who had it', () => {
    const parties = [party('a', 2, [INTERIOR]), party('b', 2, [SUITE])];
    const assignment = assignAlternatives(parties, [
      sailing(1, 9, [
        [SUITE, 1],
        [OCEAN, 1],
      ]),
    ]);
    expect(assignment.get('a')?.rooms).toEqual([OCEAN]);
    expect(assignment.get('b')?.rooms).toEqual([SUITE]);
  });

  it('gives a party as many rooms as it had, or another sailing', () => {
    const parties = [party('a', 4, [OCEAN, OCEAN])];
    expect(assignAlternatives(parties, [sailing(1, 9, [[OCEAN, 1]])]).get('a')).toBeNull();
    const both = assignAlternatives(parties, [
      sailing(1, 9, [[OCEAN, 1]]),
      sailing(2, 4, [
        [OCEAN, 1],
        [SUITE, 1],
      ]),
    ]);
    expect(both.get('a')).toEqual({ sailingId: 2, rooms: [OCEAN, SUITE] });
  });

  it('gives each party the berths it needs, even if the same or a better type has fewer', () => {
    const four = (rooms: number[], free: [number, number][]) =>
      assignAlternatives([party('a', 4, rooms, 4)], [sailing(1, 9, free)]).get('a')?.rooms;
    expect(four([SUITE], [[OCEAN, 5]])).toBeUndefined();
    expect(
      four(
        [INTERIOR],
        [
          [INTERIOR, 5],
          [SUITE, 1],
        ],
      ),
    ).toEqual([SUITE]);
    expect(
      four(
        [SUITE, INTERIOR],
        [
          [OCEAN, 1],
          [INTERIOR, 1],
        ],
      ),
    ).toEqual([OCEAN, INTERIOR]);
  });
  it('chooses a farther sailing if the nearest has enough rooms but too few berths', () => {
    const guests = party('a', 3, [INTERIOR], 3);
    const berths = new Map([
      [INTERIOR, 4],
      [OCEAN, 2],
    ]);
    const small = {
      ...sailing(1, 9, [
        [INTERIOR, 0],
        [OCEAN, 3],
      ]),
      roomBerths: berths,
    };
    const far = { ...sailing(2, 9, [[INTERIOR, 1]]), roomBerths: berths, departsAt: 99 * HOUR };
    expect(assignAlternatives([guests], [small, far]).get('a')).toEqual({ sailingId: 2, rooms: [INTERIOR] });
  });
  it('leaves a room with more berths to those who need them', () => {
    const parties = [party('couple', 2, [SUITE], 2), party('family', 4, [SUITE], 4)];
    const assignment = assignAlternatives(parties, [
      sailing(1, 9, [
        [SUITE, 1],
        [OCEAN, 1],
      ]),
    ]);
    expect([...assignment.values()].map(given => given?.rooms)).toEqual([[OCEAN], [SUITE]]);
  });
  it('takes a large and a small room if two medium rooms are too small', () => {
    const assignment = assignAlternatives(
      [party('a', 5, [SUITE, OCEAN], 5)],
      [
        sailing(1, 9, [
          [OCEAN, 3],
          [SUITE, 1],
        ]),
      ],
    );
    expect(assignment.get('a')?.rooms).toEqual([SUITE, OCEAN]);
  });
  it('replaces the cabins of a large group', () => {
    const rooms = [SUITE, OCEAN, OCEAN, OCEAN, OCEAN, OCEAN];
    const groupOf = (places: number) =>
      assignAlternatives(
        [party('a', places, rooms, places)],
        [
          sailing(1, 20, [
            [OCEAN, 5],
            [SUITE, 1],
          ]),
        ],
      );
    expect(groupOf(14).get('a')?.rooms).toEqual(rooms);
    expect(groupOf(15).get('a')).toBeNull();
  });
  it('gives the last places to a larger party before a smaller one', () => {
    const assignment = assignAlternatives([party('a', 1), party('b', 3)], [sailing(1, 3)]);
    expect([assignment.get('a'), assignment.get('b')]).toEqual([null, { sailingId: 1, rooms: [] }]);
  });

  it('fills sailings to the last place if parties fit in only one way', () => {
    const parties = [5, 4, 3, 3, 2, 2, 1].map((places, index) => party(`p${index}`, places));
    const assignment = assignAlternatives(parties, [sailing(1, 10), sailing(2, 10)]);
    expect([...assignment.values()]).not.toContain(null);
  });

  it('assigns nothing without a sailing, a place or a party', () => {
    expect(assignAlternatives([party('a', 1)], []).get('a')).toBeNull();
    expect(assignAlternatives([party('a', 1)], [sailing(1, 0)]).get('a')).toBeNull();
    expect(assignAlternatives([], [sailing(1, 9)]).size).toBe(0);
  });
});
