import { expect, test } from 'vitest';
import { createSharedReading } from './shared-reading.ts';

const clockAt = (start: number) => {
  const clock = { at: start, now: () => new Date(clock.at) };
  return clock;
};

test('shares the data within the time, and reads them again afterwards', async () => {
  const clock = clockAt(0);
  let readings = 0;
  const shared = createSharedReading(clock, 1_000, async () => ++readings);
  expect(await Promise.all([shared(), shared(), shared()])).toEqual([1, 1, 1]);
  clock.at = 999;
  expect(await shared()).toBe(1);
  clock.at = 1_000;
  expect(await Promise.all([shared(), shared()])).toEqual([2, 2]);
});

test('shares nothing with a time of zero', async () => {
  let readings = 0;
  const shared = createSharedReading(clockAt(0), 0, async () => ++readings);
  expect([await shared(), await shared()]).toEqual([1, 2]);
});

test('does not keep a failed reading', async () => {
  let readings = 0;
  const shared = createSharedReading(clockAt(0), 1_000, async () => {
    if (++readings === 1) throw new Error('gone');
    return readings;
  });
  await expect(Promise.all([shared(), shared()])).rejects.toThrow('gone');
  expect(await shared()).toBe(2);
});

test('shares nothing after the clock was set back', async () => {
  const clock = clockAt(5_000);
  let readings = 0;
  const shared = createSharedReading(clock, 1_000, async () => ++readings);
  await shared();
  clock.at = 4_500;
  expect(await shared()).toBe(2);
});
