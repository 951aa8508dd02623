/** A cell value: Excel's numbers stay numbers, its dates become the displayed days and times. */
export type Cell =
  | { kind: 'text'; text: string }
  | { kind: 'number'; value: number }
  | { kind: 'flag'; value: boolean }
  /** Days since Excel's epoch, in a cell that is shown as a date or a time of day. */
  | { kind: 'moment'; days: number };

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

/** A column as sheets name it: 0 is A, 26 is AA. */
export function columnLetter(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? columnLetter(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}
