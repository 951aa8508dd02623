import type { LocalDate } from '@gangway/shared/domain/time/local-date.ts';

/** A cell value: Excel's numbers stay numbers, its dates become the displayed days and times. */
export type Cell =
  | { kind: 'text'; text: string }
  | { kind: 'number'; value: number }
  | { kind: 'flag'; value: boolean }
  /**
   * Days since Excel's epoch, in a cell that is shown as a date or a time of day; `elapsed` if it is shown as a duration, whose
   * hours may exceed 24.
   */
  | { kind: 'moment'; days: number; elapsed: boolean };

/**
 * Day 0 of Excel; its calendar has a 29 February 1900, so that days before March 1900 are off by one, which does not matter for
 * sailings.
 */
export const EXCEL_EPOCH: LocalDate = '1899-12-30';
/** Smaller numbers of days are times of day and durations, because no sailing is in 1900. */
export const FIRST_DATE_DAYS = 366;

/** A row that is not empty, with its number in the sheet; cells by their column from 0. */
export interface SheetRow {
  number: number;
  cells: ReadonlyMap<number, Cell>;
}

/** The limits of a readable sheet. */
export interface SheetLimits {
  /** Including the header. */
  rows: number;
  columns: number;
  /** Longer texts are cut. */
  cellLength: number;
}

/** The error for a file that is no readable sheet, or exceeds the limits. */
export class SheetError extends Error {
  readonly reason: 'unreadable' | 'too-long';

  constructor(reason: 'unreadable' | 'too-long') {
    super(`sheet ${reason}`);
    this.name = 'SheetError';
    this.reason = reason;
  }
}

// Control characters other than tab and line ends, single surrogates, noncharacters, and marks of direction and width that copied
// text contains. The joiners stay, because some scripts and emoji need them.
const unseen =
  /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** A text cell without invisible characters; undefined if nothing is left. */
export function textCell(text: string): Cell | undefined {
  const seen = text.replace(unseen, '').trim();
  return seen ? { kind: 'text', text: seen } : undefined;
}

/** A column's name in a sheet: 0 is A, 26 is AA. */
export function columnLetter(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? columnLetter(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}
