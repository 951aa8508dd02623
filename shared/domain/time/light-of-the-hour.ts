import type { Session } from '../../contract/base/vocabulary.ts';
import { wallClockAt } from './zoned-clock.ts';

const SUNRISE_HOUR = 7;
const SUNSET_HOUR = 19;

/** Which of the two lights lies over the strait at an instant. So near the equator the sun keeps its hours all year. */
export function lightOfTheHour(now: Date): Session {
  const { hour } = wallClockAt(now);
  return hour >= SUNRISE_HOUR && hour < SUNSET_HOUR ? 'daytime' : 'nighttime';
}
