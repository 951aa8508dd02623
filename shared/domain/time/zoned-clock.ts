let zone = 'Asia/Kuala_Lumpur';

/** The operator's time zone (R101, R481), an IANA name. */
export const operatorTimeZone = (): string => zone;

/** Sets it for this process or page, from the operator's setting `timeZone` (R481). */
export function setOperatorTimeZone(name: string): void {
  zone = name;
  knownOffset = undefined;
}

const HOUR_MS = 3_600_000;

/** For how many hours a page is told the offset of the operator's clock. */
const TOLD_HOURS = 2;

/** The offset of the operator's clock from UTC within two instants; all in milliseconds, instants since the epoch. */
export interface KnownOffset {
  readonly offsetMs: number;
  readonly fromMs: number;
  readonly untilMs: number;
}

let knownOffset: KnownOffset | undefined;

/** The offset of the operator's clock from the full hour of an instant on; undefined if clocks change before the next hour is over. */
export function offsetFrom(instant: Date): KnownOffset | undefined {
  const fromMs = Math.floor(instant.getTime() / HOUR_MS) * HOUR_MS;
  const untilMs = fromMs + TOLD_HOURS * HOUR_MS;
  const offsetMs = zoneOffsetMs(fromMs, zone);
  return zoneOffsetMs(untilMs, zone) === offsetMs ? { offsetMs, fromMs, untilMs } : undefined;
}

/** Tells a page what the server knows: the browser's own table of time zones takes a slow phone a tenth of a second to open. */
export function setKnownOffset(known: KnownOffset): void {
  knownOffset = known;
}

/** Date and time in a time zone; `month` and `day` count from 1. */
export type WallClock = {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
};

// Creating a formatter takes some fifty times as long as using one, and lists format hundreds of times.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** The date and time in a time zone at an instant. Throws a RangeError for an unknown zone or an invalid date. */
export function wallClockAt(instant: Date, timeZone: string = operatorTimeZone()): WallClock {
  const ms = instant.getTime();
  if (knownOffset && timeZone === zone && ms >= knownOffset.fromMs && ms <= knownOffset.untilMs)
    return clockAtOffset(ms, knownOffset.offsetMs);
  const clock: WallClock = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatterFor(timeZone).formatToParts(instant)) {
    if (type in clock) clock[type as keyof WallClock] = Number(value);
  }
  return clock;
}

/** Date and time of a clock that is so many milliseconds ahead of UTC. */
export function clockAtOffset(instantMs: number, offsetMs: number): WallClock {
  const shifted = new Date(instantMs + offsetMs);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
  };
}

/** The zone's offset from UTC at an instant, in milliseconds. */
export function zoneOffsetMs(instantMs: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = wallClockAt(new Date(instantMs), timeZone);
  const wholeSeconds = Math.floor(instantMs / 1000) * 1000;
  return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSeconds;
}
