import { expect, test } from 'vitest';
import { repeatDates, sailingTimes } from './sailing-plan.ts';

const rule = { weekdays: [5, 6], from: '2027-03-01', until: '2027-03-14', exceptions: [] };

test.each([
  ['Fridays and Saturdays of two weeks', {}, ['2027-03-05', '2027-03-06', '2027-03-12', '2027-03-13']],
  ['but for an exception', { exceptions: ['2027-03-06'] }, ['2027-03-05', '2027-03-12', '2027-03-13']],
  ['both ends count', { from: '2027-03-05', until: '2027-03-06' }, ['2027-03-05', '2027-03-06']],
  ['Sunday is 7', { weekdays: [7] }, ['2027-03-07', '2027-03-14']],
  ['a period that ends before it begins', { until: '2027-02-28' }, []],
  [
    'over the end of a leap February',
    { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '2028-02-28', until: '2028-03-01' },
    ['2028-02-28', '2028-02-29', '2028-03-01'],
  ],
])('%s', (_, changes, dates) => expect(repeatDates({ ...rule, ...changes })).toEqual(dates));

test.each([
  ['by day', '09:00', '17:00', '2027-03-12T01:00:00.000Z', '2027-03-12T09:00:00.000Z'],
  ['by night, over midnight', '20:00', '07:00', '2027-03-12T12:00:00.000Z', '2027-03-12T23:00:00.000Z'],
  ['once round the clock', '09:00', '09:00', '2027-03-12T01:00:00.000Z', '2027-03-13T01:00:00.000Z'],
])('%s', (_, departs, arrives, departsAt, arrivesAt) => {
  const times = sailingTimes('2027-03-12', departs, arrives);
  expect([times.departsAt.toISOString(), times.arrivesAt.toISOString()]).toEqual([departsAt, arrivesAt]);
});
