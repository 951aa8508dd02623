import type { LocalDate } from '@gangway/shared/domain/time/local-date.ts';

/** A cell value: Excel's numbers stay numbers, its dates become the displayed days and times. */
export type Cell =
  | { kind: 'text'; text: string }
  | { kind: 'number'; value: number }
  | { kind: 'flag'; value: boolean }
  /**
   * Days since Excel's epoch, in a cell that is shown as a date or a time of day; `elapsed` where it is shown as a
   * duration, whose hours go on beyond 24.
   */
  | { kind: 'moment'; days: number; elapsed: boolean };

/** Day 0 of Excel; its calendar has a 29 February 1900, so days before March 1900 are off by one and not sailed. */
export const EXCEL_EPOCH: LocalDate = '1899-12-30';
/** Counts of days below are times of day and durations: nobody's dates are in 1900. */
export const FIRST_DATE_DAYS = 366;

/** A row that is not empty, under the number that the sheet gives it; cells by their column from 0. */
export interface SheetRow {
  number: number;
  cells: ReadonlyMap<number, Cell>;
}

/** What may be read at most. */
export interface SheetLimits {
  /** The header's included. */
  rows: number;
  columns: number;
  /** A longer text is cut here. */
  cellLength: number;
}

/** A file that is no sheet we can read, or more of one than we take. */
export class SheetError extends Error {
  readonly reason: 'unreadable' | 'too-long';

  constructor(reason: 'unreadable' | 'too-long') {
    super(`sheet ${reason}`);
    this.name = 'SheetError';
    this.reason = reason;
  }
}

// Control characters other than tab and line ends, halves of pairs, what is no character, and signs of direction and width
// that come along when text is copied. The joiners stay: some scripts and signs are written with them.
const unseen =
  /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** A cell of text without what cannot be seen; undefined where nothing is left. */
export function textCell(text: string): Cell | undefined {
  const seen = text.replace(unseen, '').trim();
  return seen ? { kind: 'text', text: seen } : undefined;
}

/** A column as sheets name it: 0 is A, 26 is AA. */
export function columnLetter(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? columnLetter(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}
