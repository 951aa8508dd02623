import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBurst } from './burst.ts';

let sent: number[];
const burst = () => createBurst(() => void sent.push(performance.now()));

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('a single scan is sent after 30 ms', () => {
  burst().scanned();
  vi.advanceTimersByTime(29);
  expect(sent).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(sent).toHaveLength(1);
});

test('scans of a burst are sent together, and wait no longer than 200 ms', () => {
  const lanes = burst();
  const begun = performance.now();
  for (let scan = 0; scan < 30; scan++) {
    lanes.scanned();
    vi.advanceTimersByTime(20);
  }
  vi.advanceTimersByTime(1_000);
  expect(sent.map(at => at - begun)).toEqual([200, 400, 600]);
});

test('after its end nothing is sent', () => {
  const lanes = burst();
  lanes.scanned();
  lanes.close();
  vi.advanceTimersByTime(1_000);
  expect(sent).toEqual([]);
});
