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

const here = 'Asia/Kuala_Lumpur';
test.each([
  ['by day', '09:00', '17:00', '2027-03-12T01:00:00.000Z', '2027-03-12T09:00:00.000Z'],
  ['by night, over midnight', '20:00', '07:00', '2027-03-12T12:00:00.000Z', '2027-03-12T23:00:00.000Z'],
  ['once round the clock', '09:00', '09:00', '2027-03-12T01:00:00.000Z', '2027-03-13T01:00:00.000Z'],
])('%s', (_, departs, arrives, departsAt, arrivesAt) => {
  const times = sailingTimes('2027-03-12', departs, arrives, { departs: here, arrives: here });
  expect([times.departsAt.toISOString(), times.arrivesAt.toISOString()]).toEqual([departsAt, arrivesAt]);
});

test.each([
  [
    'west, by day',
    'Europe/Helsinki',
    'Europe/Stockholm',
    '08:45',
    '18:15',
    '2027-03-12T06:45:00.000Z',
    '2027-03-12T17:15:00.000Z',
  ],
  [
    'east, over midnight there only',
    'Europe/Stockholm',
    'Europe/Helsinki',
    '22:30',
    '00:15',
    '2027-03-12T21:30:00.000Z',
    '2027-03-12T22:15:00.000Z',
  ],
  [
    'so short that the clock there shows less',
    'Europe/Helsinki',
    'Europe/Stockholm',
    '12:00',
    '11:40',
    '2027-03-12T10:00:00.000Z',
    '2027-03-12T10:40:00.000Z',
  ],
  [
    'over night',
    'Europe/Helsinki',
    'Europe/Stockholm',
    '20:45',
    '07:00',
    '2027-03-12T18:45:00.000Z',
    '2027-03-13T06:00:00.000Z',
  ],
  [
    'over the date line, to the day before',
    'Pacific/Auckland',
    'Pacific/Rarotonga',
    '09:00',
    '15:00',
    '2027-03-11T20:00:00.000Z',
    '2027-03-12T01:00:00.000Z',
  ],
])('from zone to zone: %s (R482)', (_, from, to, departs, arrives, departsAt, arrivesAt) => {
  const times = sailingTimes('2027-03-12', departs, arrives, { departs: from, arrives: to });
  expect([times.departsAt.toISOString(), times.arrivesAt.toISOString()]).toEqual([departsAt, arrivesAt]);
});
