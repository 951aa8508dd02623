import { languages, type Session, sessions } from '@gangway/shared/contract/base/vocabulary.ts';
import { MOST_FARE_SEN } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { formatRinggit, parseRinggit } from '@gangway/shared/domain/money/money.ts';
import { addDays, isLocalDate, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { type Cell, EXCEL_EPOCH } from '../../../lib/spreadsheet/sheet.ts';
import { textsIn } from '../../../lib/texts.ts';
import { plain, wordsOf } from './headings.texts.ts';

/** The value of a cell, or the key of its error message (shared/i18n `errors`, `season.…`). */
export type Reading<Value> =
  | { ok: true; value: Value }
  | { ok: false; problem: string; params?: Record<string, string | number> };

const MINUTES_A_DAY = 1440;
const LAST_EXCEL_DAY = 2_958_465;

const good = <Value>(value: Value): Reading<Value> => ({ ok: true, value });
const bad = (problem: string, cell: Cell, params: Record<string, string | number> = {}): Reading<never> => ({
  ok: false,
  problem,
  params: { text: cellText(cell), ...params },
});

const pad = (value: number, digits = 2) => String(value).padStart(digits, '0');
const clock = (minutes: number) => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;

/** A cell as the sheet would show it. */
export function cellText(cell: Cell | undefined): string {
  if (!cell) return '';
  if (cell.kind === 'text') return cell.text;
  if (cell.kind === 'flag') return cell.value ? 'TRUE' : 'FALSE';
  if (cell.kind === 'number') return String(cell.value);
  const minutes = Math.round((cell.days % 1) * MINUTES_A_DAY) % MINUTES_A_DAY;
  const day = Math.floor(cell.days);
  if (day < 1) return clock(minutes);
  const date = day <= LAST_EXCEL_DAY ? addDays(EXCEL_EPOCH, day) : String(day);
  return minutes === 0 ? date : `${date} ${clock(minutes)}`;
}

/** An Excel date, or `2027-03-12`, `2027/3/12`, `2027年3月12日`. Day and month alone in other orders are ambiguous. */
export function readDate(cell: Cell): Reading<LocalDate> {
  if (cell.kind === 'moment' && cell.days >= 1 && cell.days <= LAST_EXCEL_DAY)
    return good(addDays(EXCEL_EPOCH, Math.floor(cell.days)));
  const match = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(cellText(cell).normalize('NFKC'));
  const date = match && `${match[1]}-${pad(Number(match[2]))}-${pad(Number(match[3]))}`;
  return date && isLocalDate(date) ? good(date) : bad('date', cell);
}

/** An Excel time of day, or `9:00`, `09:00`, `0900`. */
export function readTime(cell: Cell): Reading<string> {
  if (cell.kind === 'moment') return good(clock(Math.round((cell.days % 1) * MINUTES_A_DAY) % MINUTES_A_DAY));
  if (cell.kind === 'number' && cell.value >= 0 && cell.value < 1)
    return good(clock(Math.round(cell.value * MINUTES_A_DAY) % MINUTES_A_DAY));
  const match = /^(\d{1,2}):?(\d{2})(?::00)?$/.exec(cellText(cell).normalize('NFKC'));
  const [hours, minutes] = [Number(match?.[1]), Number(match?.[2])];
  return match && hours < 24 && minutes < 60 ? good(clock(hours * 60 + minutes)) : bad('time', cell);
}

const sessionWords = wordsOf<Session>(
  sessions.map(session => [
    session,
    [session, ...languages.map(language => textsIn(language)(`documents:session.${session}`))],
  ]),
);
const abbreviations = wordsOf<Session>([
  ['daytime', ['day', 'd', '日']],
  ['nighttime', ['night', 'n', '夜']],
]);

export function readSession(cell: Cell): Reading<Session> {
  const word = plain(cellText(cell));
  const session = sessionWords.get(word) ?? abbreviations.get(word);
  return session ? good(session) : bad('session', cell);
}

const flagWords = wordsOf<boolean>([
  [true, ['yes', 'y', 'true', '1', 'x', '是', '예']],
  [false, ['no', 'n', 'false', '0', '否', '아니요']],
]);

export function readFlag(cell: Cell): Reading<boolean> {
  const value = flagWords.get(plain(cellText(cell)));
  return value === undefined ? bad('flag', cell) : good(value);
}

const MOST_CAPACITY = 10_000;

export function readCapacity(cell: Cell): Reading<number> {
  const value = Number(cellText(cell).normalize('NFKC') || Number.NaN);
  return Number.isInteger(value) && value >= 1 && value <= MOST_CAPACITY
    ? good(value)
    : bad('capacity', cell, { most: MOST_CAPACITY });
}

/** RM with at most two decimals, as a number or as text; sen. */
export function readPrice(cell: Cell): Reading<number> {
  const text = cell.kind === 'number' ? cell.value.toFixed(2) : cellText(cell);
  const isExact = cell.kind !== 'number' || Math.abs(Number(text) - cell.value) < 1e-6;
  const sen = isExact ? parseRinggit(text) : null;
  if (sen === null) return bad('price', cell);
  return sen <= MOST_FARE_SEN
    ? good(sen)
    : bad('price-high', cell, { most: formatRinggit(MOST_FARE_SEN, 'en') });
}

const LONGEST_GATE = 20;

export function readGate(cell: Cell): Reading<string> {
  const text = cellText(cell);
  return text.length <= LONGEST_GATE ? good(text) : bad('gate', cell, { most: LONGEST_GATE });
}
