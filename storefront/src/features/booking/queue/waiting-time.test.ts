import type { QueuePosition, QueueState } from '@gangway/shared/contract/sales/queue.ts';
import { expect, test } from 'vitest';
import { aheadOf, asksIn, hardlyEnough, isDue, waitingTime } from './waiting-time.ts';

const queue = (changes: Partial<QueueState> = {}): QueueState => ({
  sailingId: 1,
  open: true,
  salesOpenAt: null,
  draw: null,
  served: 100,
  waiting: 900,
  perMinute: null,
  placesLeft: 50,
  partiesLeft: 25,
  soldOut: false,
  mayComeBack: true,
  turnMinutes: 10,
  ask: { nearSeconds: 4, farSeconds: 60, nearPlaces: 500 },
  ...changes,
});
const position = (changes: Partial<QueuePosition> = {}): QueuePosition => ({
  lineId: '00000000-0000-4000-8000-000000000000',
  number: 141,
  state: 'waiting',
  turnEndsAt: null,
  ...changes,
});
const draw = { seedHash: 'ab', seed: null, drawnAt: null, drawn: 0 };

test('counts the people ahead who have not been let in', () => {
  expect(aheadOf({ number: 101 }, { served: 100 })).toBe(0);
  expect(aheadOf({ number: 141 }, { served: 100 })).toBe(40);
  expect(aheadOf({ number: null }, { served: 100 })).toBeNull();
});

test('estimates the wait as a range, coarser for longer waits, and unknown without a rate', () => {
  expect(waitingTime(40, null)).toBeNull();
  expect(waitingTime(0, { slow: 8, fast: 20 })).toEqual({ unit: 'minutes', from: 0, to: 1 });
  expect(waitingTime(40, { slow: 8, fast: 20 })).toEqual({ unit: 'minutes', from: 2, to: 5 });
  expect(waitingTime(400, { slow: 8, fast: 20 })).toEqual({ unit: 'minutes', from: 20, to: 50 });
  expect(waitingTime(4_000, { slow: 8, fast: 20 })).toEqual({ unit: 'hours', from: 3, to: 9 });
  expect(waitingTime(1_000, { slow: 8, fast: 40 })).toEqual({ unit: 'hours', from: 1, to: 3 });
});

test('warns if the places will probably not last', () => {
  expect(hardlyEnough(37, queue())).toBe(false);
  expect(hardlyEnough(38, queue())).toBe(true);
});

test('the own position is requested when it may be let in or numbered, or the queue is gone', () => {
  expect(isDue(position(), queue())).toBe(false);
  expect(isDue(position(), queue({ served: 141 }))).toBe(true);
  expect(isDue(position({ number: null }), queue())).toBe(true);
  expect(isDue(position({ number: null }), queue({ salesOpenAt: '2027-01-01T00:00:00Z', draw }))).toBe(false);
  expect(isDue(position(), queue({ open: false }))).toBe(true);
  expect(isDue(position({ state: 'let-in' }), queue({ served: 141 }))).toBe(false);
});

test('polls often close to the turn, and rarely before the draw', () => {
  expect(asksIn(queue(), position(), 1)).toBe(4);
  expect(asksIn(queue(), position({ number: 602 }), 1)).toBe(60);
  expect(asksIn(queue(), position({ number: null }), 1.25)).toBe(5);
  expect(asksIn(queue({ salesOpenAt: '2027-01-01T00:00:00Z', draw }), position({ number: null }), 1)).toBe(
    60,
  );
  expect(asksIn(queue(), undefined, 1)).toBe(60);
});
