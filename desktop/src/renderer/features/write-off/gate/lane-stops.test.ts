import { expect, test } from 'vitest';
import type { WedgeSettings } from '../../../../bridge-gate.ts';
import { laneStopsOf } from './lane-stops.ts';

const wedge: WedgeSettings = { gapMs: 5, prefix: '', suffix: '', ending: 'enter', keys: {} };
const one = { unplugged: false, wedge: null, lanes: { first: '', wedge: '' }, others: [] };
const two = {
  ...one,
  lanes: { first: 'Left', wedge: '' },
  others: [{ lane: 'Right', unplugged: false }],
};

test('stops everything without the only scanner, whatever else has typed here', () => {
  expect(laneStopsOf(one)).toEqual({ all: false, lanes: [] });
  expect(laneStopsOf({ ...one, unplugged: true })).toEqual({ all: true, lanes: [] });
  expect(laneStopsOf({ ...one, unplugged: true, wedge })).toEqual({ all: true, lanes: [] });
});

test('stops the lane of each missing scanner, and everything without the last one', () => {
  expect(laneStopsOf({ ...two, unplugged: true })).toEqual({ all: false, lanes: ['Left'] });
  const right = { ...two, others: [{ lane: 'Right', unplugged: true }] };
  expect(laneStopsOf(right)).toEqual({ all: false, lanes: ['Right'] });
  expect(laneStopsOf({ ...right, unplugged: true })).toEqual({ all: true, lanes: [] });
});

test('keeps the lane of a keyboard scanner open', () => {
  const typing = { ...one, wedge, lanes: { first: 'Left', wedge: 'Right' } };
  expect(laneStopsOf({ ...typing, unplugged: true })).toEqual({ all: false, lanes: ['Left'] });
});

test('stops a lane whose scanner has been missing since the start', () => {
  const right = { ...two, others: [{ lane: 'Right', unplugged: false, absent: true }] };
  expect(laneStopsOf(right)).toEqual({ all: false, lanes: ['Right'] });
  expect(laneStopsOf({ ...right, absent: true })).toEqual({ all: true, lanes: [] });
});
