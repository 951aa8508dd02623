import { expect, test } from 'vitest';
import { lightOfTheHour } from './light-of-the-hour.ts';

test.each([
  ['2026-12-11T22:59:59Z', 'nighttime'],
  ['2026-12-11T23:00:00Z', 'daytime'],
  ['2026-12-12T10:59:59Z', 'daytime'],
  ['2026-12-12T11:00:00Z', 'nighttime'],
])('at %s, in Malaysia, it is %s', (instant, light) => {
  expect(lightOfTheHour(new Date(instant))).toBe(light);
});
