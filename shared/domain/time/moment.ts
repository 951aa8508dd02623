import { type LocalDate, localDateIn } from './local-date.ts';
import { clockAtOffset, operatorTimeZone, type WallClock, wallClockAt, zoneOffsetMs } from './zoned-clock.ts';

/**
 * An instant together with the clock by which it is read (R482): ISO 8601 with the offset of a port's clock, as in
 * `2026-12-12T20:00:00.000+02:00`. One in UTC (`…Z`) is read by the operator's clock.
 */
export type Moment = string;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** An instant, to be read by the clock of a time zone. */
export function momentIn(instant: Date, timeZone: string): Moment {
  const offsetMs = offsetOf(instant.getTime(), timeZone);
  const minutes = Math.abs(offsetMs) / MINUTE_MS;
  const two = (value: number) => String(value).padStart(2, '0');
  const offset = `${offsetMs < 0 ? '-' : '+'}${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`;
  return new Date(instant.getTime() + offsetMs).toISOString().replace('Z', offset);
}

/** The same clock, so many minutes later; negative minutes are earlier. */
export function movedBy(moment: Moment, minutes: number): Moment {
  const instant = new Date(Date.parse(moment) + minutes * MINUTE_MS);
  const [offset] = offsetSign.exec(moment) ?? [];
  if (offset === undefined) return instant.toISOString();
  return new Date(instant.getTime() + offsetMsOf(offset)).toISOString().replace('Z', offset);
}

/** Date and time on the clock by which a moment is read; a `Date` is read by the operator's. */
export function wallClockOf(moment: Moment | Date): WallClock {
  const instant = new Date(moment);
  const [offset] = typeof moment === 'string' ? (offsetSign.exec(moment) ?? []) : [];
  if (offset === undefined) return wallClockAt(instant, operatorTimeZone());
  return clockAtOffset(instant.getTime(), offsetMsOf(offset));
}

/** The date on the clock by which a moment is read. */
export function localDateOf(moment: Moment | Date): LocalDate {
  const [offset] = typeof moment === 'string' ? (offsetSign.exec(moment) ?? []) : [];
  if (offset === undefined) return localDateIn(new Date(moment));
  return new Date(Date.parse(String(moment)) + offsetMsOf(offset)).toISOString().slice(0, 10);
}

const offsetSign = /[+-]\d\d:\d\d$/;

function offsetMsOf(offset: string): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * HOUR_MS + minutes * MINUTE_MS);
}

/** Offsets change on full quarters of an hour at most; lists ask for the same ones again and again. */
const QUARTER_MS = 15 * MINUTE_MS;
const MOST_KEPT = 5_000;
const offsets = new Map<string, number>();

function offsetOf(instantMs: number, timeZone: string): number {
  const quarter = Math.floor(instantMs / QUARTER_MS);
  const key = `${timeZone} ${quarter}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = zoneOffsetMs(quarter * QUARTER_MS, timeZone);
  if (offsets.size >= MOST_KEPT) offsets.clear();
  offsets.set(key, offset);
  return offset;
}
