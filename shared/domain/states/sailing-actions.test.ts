import { expect, test } from 'vitest';
import { type SailingState, sailingActionsAt } from './sailing-actions.ts';

const sailing: SailingState = {
  status: 'scheduled',
  departsAt: new Date('2027-03-12T01:00:00Z'),
  arrivesAt: new Date('2027-03-12T09:00:00Z'),
  hasHistory: true,
};
const WEEKS_BEFORE = '2027-02-01T00:00:00Z';

test.each<[string, Partial<SailingState>, string, string[]]>([
  ['weeks before', {}, WEEKS_BEFORE, ['change', 'close', 'delay', 'cancel']],
  [
    'without bookings yet',
    { hasHistory: false },
    WEEKS_BEFORE,
    ['change', 'close', 'delay', 'cancel', 'delete'],
  ],
  ['a minute before boarding opens', {}, '2027-03-11T21:59:00Z', ['change', 'close', 'delay', 'cancel']],
  ['boarding opens', {}, '2027-03-11T22:00:00Z', ['change', 'close', 'delay', 'depart', 'cancel']],
  ['delayed', { status: 'delayed' }, WEEKS_BEFORE, ['change', 'close', 'delay', 'cancel']],
  ['closed', { status: 'closed' }, WEEKS_BEFORE, ['change', 'reopen', 'delay', 'cancel']],
  [
    'closed, and the time of departure has come',
    { status: 'closed' },
    '2027-03-12T01:00:00Z',
    ['change', 'delay', 'depart', 'cancel'],
  ],
  ['it should have arrived', {}, '2027-03-12T09:00:00Z', ['change', 'close', 'depart']],
  ['departed', { status: 'departed' }, '2027-03-12T02:00:00Z', []],
  ['departed without passengers', { status: 'departed', hasHistory: false }, '2027-03-12T02:00:00Z', []],
  ['canceled', { status: 'canceled' }, WEEKS_BEFORE, []],
  ['canceled before anybody booked', { status: 'canceled', hasHistory: false }, WEEKS_BEFORE, ['delete']],
])('%s', (_, changes, now, actions) =>
  expect(sailingActionsAt({ ...sailing, ...changes }, new Date(now), 180)).toEqual(actions),
);
