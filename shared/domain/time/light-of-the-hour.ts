import type { Session } from '../../contract/base/vocabulary.ts';
import { wallClockAt } from './zoned-clock.ts';

const SUNRISE_HOUR = 7;
const SUNSET_HOUR = 19;

/** The session whose theme applies at an instant. Near the equator daylight hours are the same all year. */
export function lightOfTheHour(now: Date): Session {
  const { hour } = wallClockAt(now);
  return hour >= SUNRISE_HOUR && hour < SUNSET_HOUR ? 'daytime' : 'nighttime';
}
