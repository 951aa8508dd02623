import { describe, expect, test } from 'vitest';
import { boardingPhase, boardingTimes } from './boarding-phase.ts';

const departsAt = new Date('2027-03-12T12:00:00Z');
const hours = { opensMinutes: 180, closesMinutes: 15 };

describe('the phase of a boarding', () => {
  test.each([
    ['08:59:59', 'before'],
    ['09:00:00', 'boarding'],
    ['11:29:59', 'boarding'],
    ['11:30:00', 'last-call'],
    ['11:44:59', 'last-call'],
    ['11:45:00', 'closed'],
    ['13:00:00', 'closed'],
  ])('at %s is %s', (time, phase) => {
    const now = new Date(`2027-03-12T${time}Z`);
    for (const status of ['scheduled', 'delayed', 'closed'] as const)
      expect(boardingPhase({ status, departsAt }, hours, now)).toBe(phase);
  });

  test.each(['canceled', 'departed'] as const)('is %s whatever the time once the sailing is', status => {
    for (const time of ['08:00', '10:00', '11:40', '13:00'])
      expect(boardingPhase({ status, departsAt }, hours, new Date(`2027-03-12T${time}:00Z`))).toBe(status);
  });
});

test('a boarding shorter than the last call is a last call from its first minute', () => {
  const { opensAt, lastCallAt, closesAt } = boardingTimes(departsAt, { opensMinutes: 20, closesMinutes: 15 });
  expect([opensAt, lastCallAt, closesAt].map(instant => instant.toISOString().slice(11, 16))).toEqual([
    '11:40',
    '11:40',
    '11:45',
  ]);
});
