import { instantOf, type LocalDate } from '../../domain/time/local-date.ts';

/** Malaysia has one time zone and no daylight saving time. */
const OFFSET_SECONDS = 8 * 3600;
const DAY_SECONDS = 24 * 3600;

/**
 * Seconds from now until it is next `time` (`HH:MM`) in Malaysia: 0 to 86 399; on a later day (`YYYY-MM-DD`) more.
 *
 * @throws RangeError if that day is over, or none
 */
export function secondsUntil(time: string, now: Date, date?: LocalDate): number {
  if (date !== undefined) return secondsUntilDay(instantOf(date, time, 'Asia/Kuala_Lumpur'), now);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const local = (Math.floor(now.getTime() / 1000) + OFFSET_SECONDS) % DAY_SECONDS;
  return (hours * 3600 + minutes * 60 - local + DAY_SECONDS) % DAY_SECONDS;
}

function secondsUntilDay(moment: Date, now: Date): number {
  const seconds = Math.floor((moment.getTime() - now.getTime()) / 1000);
  if (seconds < 0) throw new RangeError(`${moment.toISOString()} is over`);
  return seconds;
}

/** The libfaketime variables, for a program that is started with its own environment. */
export const clockEnvironment = (environment: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC', 'NO_FAKE_STAT'].flatMap(name => {
      const value = environment[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/**
 * The environment of a browser in the tests. With libfaketime, Chromium keeps every processor busy unless its monotonic
 * clock is moved too; moved by the same seconds, its timers run normally.
 */
export function browserEnvironment({
  FAKETIME_DONT_FAKE_MONOTONIC: _,
  ...environment
}: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
