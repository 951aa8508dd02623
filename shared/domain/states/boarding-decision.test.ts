import { describe, expect, test } from 'vitest';
import { type BoardingFacts, boardingRefusal, boardingWindow, hasLeft } from './boarding-decision.ts';

const departsAt = new Date('2026-12-12T12:00:00Z');
const hours = { opensMinutes: 180, closesMinutes: 15 };
const minutesBefore = (minutes: number) => new Date(departsAt.getTime() - minutes * 60_000);

const valid: BoardingFacts = {
  ticketCanceled: false,
  orderStatus: 'paid',
  boarded: false,
  sailing: { id: 7, status: 'scheduled', departsAt },
};
const gate = { sailingId: 7, at: minutesBefore(60), hours };

test('a paid ticket of this sailing is admitted, also at a gate that accepts every sailing', () => {
  expect(boardingRefusal(valid, gate)).toBeNull();
  expect(boardingRefusal(valid, { ...gate, sailingId: undefined })).toBeNull();
});

test.each([
  ['canceled', { ticketCanceled: true }],
  ['canceled', { orderStatus: 'canceled' }],
  ['canceled', { orderStatus: 'refunded' }],
  ['canceled', { sailing: { ...valid.sailing, status: 'canceled' } }],
  ['unpaid', { orderStatus: 'unpaid' }],
  ['wrong-sailing', { sailing: { ...valid.sailing, id: 8 } }],
  ['already-boarded', { boarded: true }],
  ['sailing-over', { sailing: { ...valid.sailing, left: true } }],
] as const)('%s: %o', (refusal, facts) => {
  expect(boardingRefusal({ ...valid, ...facts }, gate)).toBe(refusal);
});

describe('boarding hours', () => {
  test('are counted back from departure', () => {
    expect(boardingWindow(departsAt, hours)).toEqual({
      opensAt: new Date('2026-12-12T09:00:00Z'),
      closesAt: new Date('2026-12-12T11:45:00Z'),
    });
  });

  test.each([
    [180.01, 'too-early'],
    [180, null],
    [15.01, null],
    [15, 'too-late'],
    [-60, 'too-late'],
  ])('%s minutes before departure: %s', (minutes, refusal) => {
    expect(boardingRefusal(valid, { ...gate, at: minutesBefore(minutes) })).toBe(refusal);
  });
});

test.each([
  ['scheduled', 0.01, false],
  ['scheduled', 0, true],
  ['delayed', 5, false],
  ['departed', 5, true],
] as const)('a ship that is %s has left %s minutes before departure: %s', (status, minutes, left) => {
  expect(hasLeft({ status, departsAt }, minutesBefore(minutes))).toBe(left);
});

describe('of several reasons, the reported one', () => {
  const everything = { ...valid, ticketCanceled: true, orderStatus: 'unpaid', boarded: true } as const;
  const elsewhereLate = { ...gate, sailingId: 8, at: minutesBefore(0) };

  test.each([
    ['canceled', everything],
    ['unpaid', { ...everything, ticketCanceled: false }],
    ['sailing-over', { ...valid, boarded: true, sailing: { ...valid.sailing, left: true } }],
    ['wrong-sailing', { ...valid, boarded: true }],
  ] as const)('is %s', (refusal, facts) => {
    expect(boardingRefusal(facts, elsewhereLate)).toBe(refusal);
  });

  test('is the earlier boarding, rather than the closed gate', () => {
    expect(boardingRefusal({ ...valid, boarded: true }, { ...gate, at: minutesBefore(0) })).toBe(
      'already-boarded',
    );
  });
});
