/** Parses a typed time of day (`8`, `830`, `8:30`, `20.15`) to `HH:MM`; null for anything else. */
export function parseTime(text: string): string | null {
  const match = /^(\d{1,2})(?:[:.h]?(\d{2}))?$/.exec(text.normalize('NFKC').trim());
  if (!match) return null;
  const [hour, minute] = [Number(match[1]), Number(match[2] ?? 0)];
  if (hour > 23 || minute > 59) return null;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
