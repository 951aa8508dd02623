import { describe, expect, test } from 'vitest';
import { timeOf } from './cells/time-texts.rules.ts';
import { timesOf, writtenTimes } from './season-times.rules.ts';

const DATE = '2027-03-12';
const at = (local: string) => new Date(`${local.replace(' ', 'T')}:00+08:00`);
const here = { departs: 'Asia/Kuala_Lumpur', arrives: 'Asia/Kuala_Lumpur' };
const read = (departs: string, arrives: string, zones = here) => {
  const times = [timeOf(departs), timeOf(arrives)] as const;
  if (!times[0] || !times[1]) throw new Error('no times');
  return timesOf(DATE, times[0], times[1], zones);
};

describe('a sailing of 12 March', () => {
  test.each([
    ['09:00', '17:00', '2027-03-12 09:00', '2027-03-12 17:00'],
    ['20:00', '07:00', '2027-03-12 20:00', '2027-03-13 07:00'],
    ['09:00', '09:00', '2027-03-12 09:00', '2027-03-13 09:00'],
    // After midnight: the next day, however late the departure.
    ['20:00', '24:05', '2027-03-12 20:00', '2027-03-13 00:05'],
    ['20:00', '25:10', '2027-03-12 20:00', '2027-03-13 01:10'],
    ['20:00', '1.0486', '2027-03-12 20:00', '2027-03-13 01:10'],
    ['00:30', '25:10', '2027-03-12 00:30', '2027-03-13 01:10'],
    ['20:00', '24:00', '2027-03-12 20:00', '2027-03-13 00:00'],
    ['20:00', '07:00 +1', '2027-03-12 20:00', '2027-03-13 07:00'],
    ['09:00', '17:00 +1', '2027-03-12 09:00', '2027-03-13 17:00'],
    // With dates.
    ['20:00', '2027-03-13 07:00', '2027-03-12 20:00', '2027-03-13 07:00'],
    ['20:00', '2027-03-14 19:59', '2027-03-12 20:00', '2027-03-14 19:59'],
    ['2027-03-12 20:00', '07:00', '2027-03-12 20:00', '2027-03-13 07:00'],
    // A night sailing with a late departure, as exported.
    ['2027-03-13 00:30', '07:00', '2027-03-13 00:30', '2027-03-13 07:00'],
  ])('from %s to %s', (departs, arrives, departsAt, arrivesAt) => {
    const times = read(departs, arrives);
    expect(times).toEqual({ departsAt: at(departsAt), arrivesAt: at(arrivesAt) });
  });

  test.each([
    ['2027-03-11 20:00', '07:00', { column: 'departs', problem: 'departs-day' }],
    ['2027-03-16 00:30', '07:00', { column: 'departs', problem: 'departs-day' }],
    ['20:00', '2027-03-12 07:00', { column: 'arrives', problem: 'arrives-after' }],
    ['20:00', '2027-03-14 20:01', { column: 'arrives', problem: 'arrives-after' }],
    ['20:00', '2028-03-13 07:00', { column: 'arrives', problem: 'arrives-after' }],
  ])('does not go from %s to %s', (departs, arrives, refused) =>
    expect(read(departs, arrives)).toMatchObject(refused),
  );
});

test.each([
  ['2027-03-12 09:00', '2027-03-12 17:00', '09:00', '17:00'],
  ['2027-03-12 20:00', '2027-03-13 07:00', '20:00', '07:00'],
  ['2027-03-12 09:00', '2027-03-13 09:00', '09:00', '09:00'],
  ['2027-03-12 09:00', '2027-03-13 17:00', '09:00', '2027-03-13 17:00'],
  ['2027-03-13 00:30', '2027-03-13 07:00', '2027-03-13 00:30', '07:00'],
])('from %s to %s is written %s and %s, and read as it was', (departsAt, arrivesAt, departs, arrives) => {
  const times = { departsAt: at(departsAt), arrivesAt: at(arrivesAt) };
  const written = writtenTimes(DATE, times, here);
  const text = ({ day, clock }: { day?: string; clock: string }) => (day ? `${day} ${clock}` : clock);
  expect([text(written.departs), text(written.arrives)]).toEqual([departs, arrives]);
  expect(read(departs, arrives)).toEqual(times);
});

test('each time is read and written by the clock of its port (R482)', () => {
  const zones = { departs: 'Europe/Helsinki', arrives: 'Europe/Stockholm' };
  const times = read('08:45', '18:15', zones);
  expect(times).toEqual({
    departsAt: new Date('2027-03-12T08:45:00+02:00'),
    arrivesAt: new Date('2027-03-12T18:15:00+01:00'),
  });
  if ('problem' in times) throw new Error('refused');
  expect(writtenTimes(DATE, times, zones)).toEqual({
    departs: { clock: '08:45' },
    arrives: { clock: '18:15' },
  });
  expect(read('20:45', '2027-03-13 07:00', zones)).toEqual({
    departsAt: new Date('2027-03-12T20:45:00+02:00'),
    arrivesAt: new Date('2027-03-13T07:00:00+01:00'),
  });
});
