import { expect, test } from 'vitest';
import { createElapsed, systemClock } from './clock.ts';

test('includes the time that a computer slept, if the monotonic clock stands still meanwhile', () => {
  const world = { running: 100, sinceStart: 5_000 };
  const elapsed = createElapsed(
    () => world.running,
    () => world.sinceStart,
  );
  expect(elapsed()).toBe(100);
  Object.assign(world, { running: 1_100, sinceStart: 6_400 });
  expect(elapsed(), 'as exact as before while it is awake').toBe(1_100);
  Object.assign(world, { running: 2_100, sinceStart: 3_600_000 + 7_000 });
  expect(elapsed(), 'an hour asleep').toBe(3_600_000 + 2_100);
});

test('uses only the monotonic clock without the system’s uptime', () => {
  expect(createElapsed(() => 42, null)()).toBe(42);
});

test('time runs on this computer', () => {
  const before = systemClock.elapsedMs();
  while (systemClock.elapsedMs() < before + 5);
  expect(systemClock.elapsedMs() - before).toBeLessThan(5_000);
});
