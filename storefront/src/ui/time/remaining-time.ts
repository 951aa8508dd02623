/** Whole seconds from `now` to `until` (milliseconds since the epoch), rounded up, never below zero. */
export const secondsLeft = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000));

/** `mm:ss`; minutes continue beyond 59 instead of becoming hours. */
export function clockText(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

const MARKS_MINUTES = [10, 5, 2, 1];

/** The mark (in minutes) that was passed within the last 20 seconds, so that it is announced once. */
export const announcedMark = (seconds: number): number | undefined =>
  MARKS_MINUTES.find(minutes => seconds <= minutes * 60 && seconds > minutes * 60 - 20);
