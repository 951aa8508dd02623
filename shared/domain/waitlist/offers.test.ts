import { describe, expect, test } from 'vitest';
import { offerMinutes, partiesToOffer, type WaitingParty } from './offers.ts';

const SUITE = 1;
const party = (name: string, size: number, more: Partial<WaitingParty> = {}) => ({
  name,
  size,
  cabins: null,
  mostSen: null,
  ...more,
});
type Named = ReturnType<typeof party>;
const offered = (places: number, parties: Named[], rooms: [number, number][] = []) =>
  partiesToOffer(
    {
      places,
      rooms: new Map(rooms),
      priceSen: ({ size, cabins }) => size * 100 + (cabins ? cabins.count * 1000 : 0),
    },
    parties,
  ).map(({ name }) => name);

describe('offers of places that became free', () => {
  test('go to those who joined first, as long as there are enough', () => {
    expect(offered(4, [party('a', 2), party('b', 2), party('c', 2)])).toEqual(['a', 'b']);
  });

  test('go to a smaller party only if an earlier larger one does not fit', () => {
    expect(offered(3, [party('a', 4), party('b', 2), party('c', 2), party('d', 1)])).toEqual(['b', 'd']);
  });

  test('include the requested cabin, or are not made', () => {
    const cabins = { roomTypeId: SUITE, count: 2 };
    expect(offered(4, [party('a', 3, { cabins }), party('b', 2)], [[SUITE, 1]])).toEqual(['b']);
    expect(offered(4, [party('a', 3, { cabins }), party('b', 2)], [[SUITE, 2]])).toEqual(['a']);
  });

  test('are not made above the price that a party accepts', () => {
    expect(offered(2, [party('a', 2, { mostSen: 199 }), party('b', 2, { mostSen: 200 })])).toEqual(['b']);
  });

  test('are not made for a cabin without a price', () => {
    const one = party('a', 1, { cabins: { roomTypeId: SUITE, count: 1 } });
    expect(partiesToOffer({ places: 1, rooms: new Map([[SUITE, 1]]), priceSen: () => null }, [one])).toEqual(
      [],
    );
  });
});

test.each([
  [60, 10_000, 60],
  [60, 300, 30],
  [60, 30, 5],
  [3, 30, 3],
])(
  'an offer of at most %d minutes, %d minutes before the end of sales, is valid for %d',
  (most, left, minutes) => {
    expect(offerMinutes(most, left)).toBe(minutes);
  },
);

const SEQUENCES = 10_000;
const STEPS = 40;
const CAPACITY = 8;
const SUITES = 3;

/** Reproducible random numbers (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** Faster than `expect`, which would take most of the time here. */
function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`does not hold: ${what}`);
}

interface Waiting extends WaitingParty {
  id: number;
  sailings: number[];
}
interface Taken {
  sailing: number;
  places: number;
  suites: number;
  party: Waiting | null;
}

/** Sailings, their lists and their held places: what the API does, without a database. */
function season(random: (below: number) => number) {
  const sailings = [0, 1, 2];
  let ids = 0;
  let waiting: Waiting[] = [];
  let taken: Taken[] = sailings.map(sailing => ({ sailing, places: CAPACITY, suites: SUITES, party: null }));
  let fare = 100;
  const free = (sailing: number) => {
    const of = taken.filter(one => one.sailing === sailing);
    return {
      places: CAPACITY - of.reduce((sum, { places }) => sum + places, 0),
      suites: SUITES - of.reduce((sum, { suites }) => sum + suites, 0),
    };
  };
  const price = ({ size, cabins }: WaitingParty) => size * fare + (cabins ? cabins.count * 300 : 0);
  const listOf = (sailing: number) => waiting.filter(one => one.sailings.includes(sailing));
  /** Implemented independently of the rule under test. */
  const fits = (one: Waiting, sailing: number, left = free(sailing)) =>
    one.size <= left.places &&
    (one.cabins === null || one.cabins.count <= left.suites) &&
    (one.mostSen === null || price(one) <= one.mostSen);

  function decide() {
    for (const sailing of sailings) {
      const before = listOf(sailing);
      const left = free(sailing);
      const chosen = partiesToOffer(
        { places: left.places, rooms: new Map([[SUITE, left.suites]]), priceSen: price },
        before,
      );
      // Order of joining: a party that was passed did not fit into the remaining places.
      const rest = { ...left };
      for (const one of before) {
        must(chosen.includes(one) === fits(one, sailing, rest), 'the order of joining is kept');
        if (!chosen.includes(one)) continue;
        rest.places -= one.size;
        rest.suites -= one.cabins?.count ?? 0;
        // Never split: one offer has all that the party requested.
        taken.push({ sailing, places: one.size, suites: one.cabins?.count ?? 0, party: one });
      }
      waiting = waiting.filter(one => !chosen.includes(one));
    }
    for (const sailing of sailings) {
      const left = free(sailing);
      must(left.places >= 0 && left.suites >= 0, 'nothing is given twice');
      // No place stays free while a party that fits waits.
      must(!listOf(sailing).some(one => fits(one, sailing)), 'nothing is idle while a party that fits waits');
    }
    const offers = taken.flatMap(one => (one.party ? [one.party.id] : []));
    must(new Set(offers).size === offers.length, 'a party has one offer');
  }

  const steps: (() => void)[] = [
    function join() {
      const size = 1 + random(6);
      waiting.push({
        id: ++ids,
        size,
        cabins: random(3) === 0 ? { roomTypeId: SUITE, count: 1 + random(2) } : null,
        mostSen: random(3) === 0 ? size * (80 + random(60)) : null,
        sailings: sailings.filter(() => random(2) === 0),
      });
    },
    function leave() {
      waiting = waiting.filter((_, place) => place !== random(waiting.length));
    },
    function release() {
      const one = taken[random(taken.length)];
      if (!one || one.party) return;
      one.places -= random(one.places + 1);
      one.suites -= random(one.suites + 1);
    },
    function book() {
      const sailing = random(sailings.length);
      const left = free(sailing);
      taken.push({ sailing, places: random(left.places + 1), suites: random(left.suites + 1), party: null });
    },
    function accept() {
      taken = taken.map(one => (one.party && random(3) === 0 ? { ...one, party: null } : one));
    },
    function declineOrExpire() {
      const offers = taken.filter(({ party }) => party !== null);
      const ended = offers[random(offers.length)];
      if (!ended?.party) return;
      taken = taken.filter(one => one !== ended);
      const others = ended.party.sailings.filter(one => one !== ended.sailing);
      if (others.length > 0) waiting.push({ ...ended.party, sailings: others });
      waiting.sort((a, b) => a.id - b.id);
    },
    function reorder() {
      const place = random(waiting.length);
      const [one, other] = [waiting[place], waiting[place + 1]];
      if (one && other) waiting.splice(place, 2, other, one);
    },
    function changeFares() {
      fare = 80 + random(60);
    },
  ];
  return () => {
    steps[random(steps.length)]?.();
    decide();
  };
}

test(`${SEQUENCES} random sequences: no party is split, no place stays free while a party that fits waits, the order is kept`, () => {
  for (let seed = 0; seed < SEQUENCES; seed++) {
    const step = season(randomFrom(seed));
    for (let count = 0; count < STEPS; count++) step();
  }
});
