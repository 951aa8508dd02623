import { describe, expect, test } from 'vitest';
import {
  findSailingClashes,
  isRefusal,
  type Leg,
  type PlannedSailing,
  type PlanningFacts,
  type SailingClash,
} from './sailing-clashes.ts';
import { sailingTimes } from './sailing-plan.ts';

const PENANG = 1;
const LANGKAWI = 2;
const OUT = 10;
const BACK = 11;
const HIBISCUS = 100;
const PELANGI = 101;

const hours = { daytime: ['09:00', '17:00'], nighttime: ['20:00', '07:00'] } as const;

const facts: PlanningFacts = {
  now: new Date('2027-01-01T00:00:00Z'),
  ships: new Map([
    [HIBISCUS, { status: 'active', capacity: 600 }],
    [PELANGI, { status: 'active', capacity: 400 }],
    [102, { status: 'maintenance', capacity: 600 }],
    [103, { status: 'decommissioned', capacity: 600 }],
  ]),
  routes: new Map([
    [
      OUT,
      {
        active: true,
        departurePortId: PENANG,
        destinationPortId: LANGKAWI,
        sessionsWithFares: ['daytime', 'nighttime'],
      },
    ],
    [
      BACK,
      { active: true, departurePortId: LANGKAWI, destinationPortId: PENANG, sessionsWithFares: ['daytime'] },
    ],
    [
      12,
      { active: false, departurePortId: PENANG, destinationPortId: LANGKAWI, sessionsWithFares: ['daytime'] },
    ],
  ]),
  existing: [],
};

const zones = { departs: 'Asia/Kuala_Lumpur', arrives: 'Asia/Kuala_Lumpur' };

type Changes = Partial<PlannedSailing> & { departs?: string; arrives?: string };

function planned({ departs, arrives, ...changes }: Changes = {}): PlannedSailing {
  const date = changes.date ?? '2027-03-12';
  const session = changes.session ?? 'daytime';
  const [leaves, lands] = hours[session];
  return {
    shipId: HIBISCUS,
    routeId: OUT,
    date,
    session,
    ...sailingTimes(date, departs ?? leaves, arrives ?? lands, zones),
    zones,
    capacity: 600,
    hasOwnFares: false,
    ...changes,
  };
}

function existing(changes: Changes & { canceled?: boolean } = {}): Leg & { canceled: boolean } {
  const { routeId, capacity: _, hasOwnFares: __, ...leg } = planned(changes);
  const back = routeId === BACK;
  return {
    ...leg,
    departurePortId: back ? LANGKAWI : PENANG,
    destinationPortId: back ? PENANG : LANGKAWI,
    canceled: changes.canceled ?? false,
  };
}

const codes = (clashes: SailingClash[][]) => clashes.map(found => found.map(({ code }) => code));
const find = (plan: PlannedSailing[], others: PlanningFacts['existing'] = []) =>
  codes(findSailingClashes(plan, { ...facts, existing: others }));

describe('a single planned sailing', () => {
  test.each<[string, Changes, string[]]>([
    ['nothing against it', {}, []],
    ['it would have left already', { date: '2026-12-31' }, ['in-the-past']],
    ['no such ship', { shipId: 999 }, ['ship-unknown']],
    ['no such route', { routeId: 999 }, ['route-unknown']],
    ['ship in maintenance', { shipId: 102 }, ['ship-maintenance']],
    ['ship decommissioned', { shipId: 103 }, ['ship-decommissioned']],
    ['as many as the ship carries', { shipId: PELANGI, capacity: 400 }, []],
    ['one more than the ship carries', { shipId: PELANGI, capacity: 401 }, ['capacity-above-ship']],
    ['route out of service', { routeId: 12 }, ['route-inactive']],
    ['no fares for the session', { routeId: BACK, session: 'nighttime' }, ['fares-missing']],
    ['fares of its own', { routeId: BACK, session: 'nighttime', hasOwnFares: true }, []],
  ])('%s', (_, changes, expected) => expect(find([planned(changes)])).toEqual([expected]));
});

describe('with existing sailings', () => {
  test.each<[string, Changes & { canceled?: boolean }, string[]]>([
    ['the same ship, date and session', { date: '2027-03-12' }, ['ship-sails-already']],
    ['the same, canceled', { canceled: true }, ['ship-sails-already']],
    ['another ship', { shipId: PELANGI }, []],
    [
      'it arrives while the planned one is under way',
      { session: 'nighttime', date: '2027-03-11', arrives: '10:00' },
      ['times-overlap'],
    ],
    [
      'it departs before the planned one arrives',
      { session: 'nighttime', departs: '16:59' },
      ['times-overlap'],
    ],
    ['it departs as the planned one arrives', { session: 'nighttime', departs: '17:00', routeId: BACK }, []],
    ['an overlap with a canceled one', { session: 'nighttime', departs: '16:59', canceled: true }, []],
    ['it ends in another port', { session: 'nighttime', date: '2027-03-11' }, ['ship-elsewhere']],
    ['it ends where the planned one begins', { session: 'nighttime', date: '2027-03-11', routeId: BACK }, []],
  ])('%s', (_, changes, expected) => expect(find([planned()], [existing(changes)])).toEqual([expected]));

  test('an overlap with one long sailing is reported for each sailing', () => {
    const long = existing({ departs: '08:00', arrives: '07:59' });
    const plan = [
      planned({ session: 'nighttime', departs: '18:00', arrives: '19:00' }),
      planned({ session: 'daytime', date: '2027-03-13', departs: '07:00', arrives: '07:30' }),
    ];
    expect(find(plan, [long])).toEqual([['times-overlap'], ['times-overlap']]);
  });
});

describe('within the plan', () => {
  test('the second sailing in one slot is refused', () => {
    const clashes = findSailingClashes([planned(), planned()], facts);
    expect(clashes).toEqual([[], [{ code: 'twice-in-plan', other: 0 }]]);
  });

  test('two overlapping sailings are both reported', () => {
    const plan = [planned({ session: 'nighttime', routeId: OUT, departs: '16:00' }), planned()];
    expect(findSailingClashes(plan, facts)).toEqual([
      [{ code: 'overlap-in-plan', other: 1 }],
      [{ code: 'overlap-in-plan', other: 0 }],
    ]);
  });

  test('an outward and a return sailing do not clash', () =>
    expect(
      find([planned(), planned({ date: '2027-03-13', routeId: BACK }), planned({ date: '2027-03-14' })]),
    ).toEqual([[], [], []]));
});

test('a ship in another port is a warning', () => {
  const [clashes] = findSailingClashes([planned()], {
    ...facts,
    existing: [existing({ session: 'nighttime', date: '2027-03-11' })],
  });
  expect(clashes?.map(isRefusal)).toEqual([false]);
  expect(isRefusal({ code: 'fares-missing' })).toBe(true);
});
