import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBurst } from './burst.ts';

let sent: number[];
const burst = () => createBurst(() => void sent.push(performance.now()));

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('sends a single scan after 30 ms', () => {
  burst().scanned();
  vi.advanceTimersByTime(29);
  expect(sent).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(sent).toHaveLength(1);
});

test('sends scans of a burst together, after 200 ms at the latest', () => {
  const lanes = burst();
  const begun = performance.now();
  for (let scan = 0; scan < 30; scan++) {
    lanes.scanned();
    vi.advanceTimersByTime(20);
  }
  vi.advanceTimersByTime(1_000);
  expect(sent.map(at => at - begun)).toEqual([200, 400, 600]);
});

test('sends nothing after its end', () => {
  const lanes = burst();
  lanes.scanned();
  lanes.close();
  vi.advanceTimersByTime(1_000);
  expect(sent).toEqual([]);
});
