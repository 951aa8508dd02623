import { addDays, isLocalDate, type LocalDate } from '@gangway/shared/domain/local-date.ts';

/**
 * A day as people type it, as `YYYY-MM-DD`: in full with any separator or none, `12-24` for the next such day from
 * today on, `24` for the next 24th, `+7` for a week from today. Null for anything else, and for days that do not exist.
 */
export function parseDate(text: string, today: LocalDate): LocalDate | null {
  const plain = text.normalize('NFKC').trim().replace(/日$/, '');
  const ahead = /^\+(\d{1,3})$/.exec(plain);
  if (ahead) return addDays(today, Number(ahead[1]));
  const [year, month] = today.split('-').map(Number) as [number, number];
  const full = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})$/.exec(plain);
  if (full) return day(Number(full[1]), Number(full[2]), Number(full[3]));
  const short = /^(\d{1,2})[-/.月](\d{1,2})$/.exec(plain);
  // Leap days come every four years, and once in a century after eight.
  if (short) return firstFrom(today, 9, later => day(year + later, Number(short[1]), Number(short[2])));
  const alone = /^(\d{1,2})$/.exec(plain);
  return alone && firstFrom(today, 3, later => dayOfMonth(year, month - 1 + later, Number(alone[1])));
}

function firstFrom(today: LocalDate, tries: number, candidate: (later: number) => LocalDate | null) {
  const days = Array.from({ length: tries }, (_, later) => candidate(later));
  return days.find(found => found !== null && found >= today) ?? null;
}

const dayOfMonth = (year: number, monthIndex: number, date: number) =>
  day(year + Math.floor(monthIndex / 12), (monthIndex % 12) + 1, date);

function day(year: number, month: number, date: number): LocalDate | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  return isLocalDate(text) ? text : null;
}
