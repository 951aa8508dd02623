import { cleanLine } from '@gangway/shared/contract/base/typed-text.ts';
import { languages, type Session, sessions } from '@gangway/shared/contract/base/vocabulary.ts';
import { MOST_FARE_SEN } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import type { DateOrder } from '@gangway/shared/contract/office/sailings/sailing-plans.ts';
import { currency } from '@gangway/shared/domain/money/currency.ts';
import { formatMoney, parseMoney } from '@gangway/shared/domain/money/money.ts';
import { addDays, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { type Cell, EXCEL_EPOCH, FIRST_DATE_DAYS } from '../../../../lib/spreadsheet/sheet.ts';
import { textsIn } from '../../../../lib/texts.ts';
import { minutesOfDays } from './clock-texts.rules.ts';
import { daysOf } from './date-texts.rules.ts';
import { FIRST_DAY, type SheetTime, timeOf } from './time-texts.rules.ts';
import { plain, wordsOf } from './words.texts.ts';

/**
 * The value of a cell, or the key of its error message (shared/i18n `errors`, `season.…`). No key if the question is asked once
 * for the whole file.
 */
export type Reading<Value> =
  | { ok: true; value: Value }
  | { ok: false; problem: string | null; params?: Record<string, string | number> };

const MINUTES_A_DAY = 1440;
const LAST_EXCEL_DAY = 2_958_465;

const good = <Value>(value: Value): Reading<Value> => ({ ok: true, value });
const bad = (problem: string, cell: Cell, params: Record<string, string | number> = {}): Reading<never> => ({
  ok: false,
  problem,
  params: { text: cellText(cell), ...params },
});

const pad = (value: number, digits = 2) => String(value).padStart(digits, '0');

/** Minutes since midnight as `HH:MM`. */
export const clock = (minutes: number) => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;

/** The time of day of a moment, as its cell shows it. */
const minutesOfDay = (days: number) => Math.min(minutesOfDays(days - Math.floor(days)), MINUTES_A_DAY - 1);
const isDated = (days: number) => days >= FIRST_DATE_DAYS && days < LAST_EXCEL_DAY + 1;
const dayOf = (days: number): LocalDate => addDays(EXCEL_EPOCH, Math.floor(days));

/** A cell's text as the sheet shows it, cleaned like all typed text. */
export function cellText(cell: Cell | undefined): string {
  if (!cell) return '';
  if (cell.kind === 'text') return cleanLine(cell.text);
  if (cell.kind === 'flag') return cell.value ? 'TRUE' : 'FALSE';
  if (cell.kind === 'number') return String(cell.value);
  if (cell.days < 0 || cell.days >= LAST_EXCEL_DAY + 1) return String(cell.days);
  if (cell.elapsed) return clock(minutesOfDays(cell.days));
  const time = clock(minutesOfDay(cell.days));
  if (!isDated(cell.days)) return time;
  return time === '00:00' ? dayOf(cell.days) : `${dayOf(cell.days)} ${time}`;
}

/**
 * The days that a cell can mean: two if day and month of a text can be swapped, the reading with the day first before the other.
 */
export function possibleDays(cell: Cell): readonly LocalDate[] {
  if (cell.kind === 'moment') return isDated(cell.days) ? [dayOf(cell.days)] : [];
  return daysOf(cellText(cell));
}

/** An Excel date, or a date in one of the common spellings. 12/06/2027 is ambiguous without an order. */
export function readDate(cell: Cell, order: DateOrder | undefined): Reading<LocalDate> {
  const [day, monthFirst] = possibleDays(cell);
  if (!day) return bad('date', cell);
  if (!monthFirst || order === 'day-month') return good(day);
  return order ? good(monthFirst) : { ok: false, problem: null };
}

/** An Excel time of day or duration, with or without its date, or a time in one of the common spellings. */
export function readTime(cell: Cell): Reading<SheetTime> {
  const time =
    cell.kind === 'moment'
      ? timeOfMoment(cell)
      : cell.kind === 'number'
        ? timeOfNumber(cell.value)
        : timeOf(cellText(cell));
  return time ? good(time) : bad('time', cell);
}

/** The same, before 24:00: a later departure belongs to the next day, and its date could mean either day. */
export function readDeparture(cell: Cell): Reading<SheetTime> {
  const reading = readTime(cell);
  return reading.ok && reading.value.minutes >= MINUTES_A_DAY ? bad('time', cell) : reading;
}

function timeOfMoment({ days, elapsed }: Extract<Cell, { kind: 'moment' }>): SheetTime | undefined {
  if (days < 0 || days >= LAST_EXCEL_DAY + 1) return undefined;
  if (isDated(days)) {
    const day = dayOf(days);
    return day < FIRST_DAY ? { minutes: minutesOfDay(days) } : { minutes: minutesOfDay(days), day };
  }
  if (!elapsed) return { minutes: minutesOfDay(days) };
  return days < 2 ? { minutes: minutesOfDays(days) } : undefined;
}

/** A part of a day without a format, or a time such as 20.30 that Excel took for a number. */
function timeOfNumber(value: number): SheetTime | undefined {
  if (value < 0) return undefined;
  if (value < 1) return { minutes: minutesOfDay(value) };
  if (Number.isInteger(value)) return timeOf(String(value));
  const written = value.toFixed(2);
  if (Math.abs(Number(written) - value) > 1e-9)
    return value < 2 ? { minutes: minutesOfDays(value) } : undefined;
  // 20.5 and 20.25 may be parts of an hour, 1.3 a day and a part.
  return value < 2 || /\.(25|50)$/.test(written) ? undefined : timeOf(written);
}

const sessionWords = wordsOf<Session>(
  sessions.map(session => [
    session,
    [session, ...languages.map(language => textsIn(language)(`documents:session.${session}`))],
  ]),
);
const abbreviations = wordsOf<Session>([
  ['daytime', ['day', 'd', '日', '白天', '白班', '낮', '주']],
  ['nighttime', ['night', 'n', '夜', '夜晚', '晚上', '밤', '야']],
]);

export function readSession(cell: Cell): Reading<Session> {
  const word = plain(cellText(cell));
  const session = sessionWords.get(word) ?? abbreviations.get(word);
  return session ? good(session) : bad('session', cell);
}

// Yes and no in the four languages, and the marks used for them. × is left out: in Korean lists it means no, in checked lists
// yes.
const flagWords = wordsOf<boolean>([
  [true, languages.map(language => textsIn(language)('documents:season.yes'))],
  [false, languages.map(language => textsIn(language)('documents:season.no'))],
  [true, ['yes', 'y', 'true', 't', '1', 'x', 'on', '✓', '✔', '☑', '☒', '✅', '√', '○', '◯', '〇', '●']],
  [false, ['no', 'n', 'false', 'f', '0', 'off', 'none', '✗', '✘', '❌', '☐']],
  [true, ['是', '是的', '对', '對', '有', '真', '예', '네', '넵', '응', '맞음', '있음', '참']],
  [false, ['否', '不', '不是', '没有', '沒有', '无', '無', '假']],
  [false, ['아니요', '아니오', '아뇨', '아니', '아님', '없음', '거짓']],
  [true, ['ya', 'betul', 'benar', 'ada']],
  [false, ['tidak', 'tak', 'bukan', 'tiada', 'salah']],
]);

export function readFlag(cell: Cell): Reading<boolean> {
  const value = flagWords.get(plain(cellText(cell)).replace(/[.。!]+$/, ''));
  return value === undefined ? bad('flag', cell) : good(value);
}

const MOST_CAPACITY = 10_000;
// Digits alone, or in groups of three. Number() also reads forms (0b11, 1e3) that are no number of people.
const people =
  /^(\d{1,3}(?:([, ])\d{3})(?:\2\d{3})*|\d+)(?:\.0+)?\s*(?:pax|people|persons?|人|位|명|orang)?$/i;

export function readCapacity(cell: Cell): Reading<number> {
  const [, digits = ''] = people.exec(cellText(cell).normalize('NFKC')) ?? [];
  const value = digits && cell.kind !== 'moment' ? Number(digits.replace(/\D/g, '')) : Number.NaN;
  return value >= 1 && value <= MOST_CAPACITY ? good(value) : bad('capacity', cell, { most: MOST_CAPACITY });
}

/** An amount with at most the currency's decimals, as a number or as text; sen. */
export function readPrice(cell: Cell): Reading<number> {
  const text = cell.kind === 'number' ? cell.value.toFixed(currency().digits) : cellText(cell);
  const isExact = cell.kind !== 'number' || Math.abs(Number(text) - cell.value) < 1e-6;
  const sen = isExact ? parseMoney(text) : null;
  if (sen === null) return bad('price', cell);
  return sen <= MOST_FARE_SEN
    ? good(sen)
    : bad('price-high', cell, { most: formatMoney(MOST_FARE_SEN, 'en') });
}

const LONGEST_GATE = 20;

export function readGate(cell: Cell): Reading<string> {
  // A line break within a cell is a space.
  const text = cellText(cell).replace(/\s+/g, ' ');
  return text.length <= LONGEST_GATE ? good(text) : bad('gate', cell, { most: LONGEST_GATE });
}
