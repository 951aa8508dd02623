const SECOND_MS = 1000;
const MINUTE = 60;
const HOUR = 3600;

const two = (value: number) => String(value).padStart(2, '0');

/** "2:05:09", "05:09": the remaining time, to the second. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  const hours = Math.floor(seconds / HOUR);
  const rest = `${two(Math.floor((seconds % HOUR) / MINUTE))}:${two(seconds % MINUTE)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
