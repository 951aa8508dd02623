import type { ReactNode } from 'react';

/** A column of a table. */
export interface Column<Row> {
  /** Identifies the column in the stored preferences, and in the address when sorting by it. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** In pixels; columns without a width share the remaining space, each at least 168. */
  width?: number;
  /** To how many pixels it shrinks in a narrow window, with its text on two lines, before a key column is left out. */
  least?: number;
  /** `end` for numbers and amounts. */
  align?: 'start' | 'end';
  /** The server can sort by it, under the column's id. */
  sortable?: boolean;
  /** Shown only if the user chooses it. */
  hidden?: boolean;
  /** Always shown, because it identifies the row. */
  fixed?: boolean;
  /** Hidden after the others in a narrow window: an essential column of this list; `most` after all others. */
  key?: true | 'most';
}

/** Minimum width of a column without a width, in pixels. */
const FLEXIBLE_MIN = 168;

/** The columns to show: fixed ones, chosen ones, and those not hidden by default. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  chosen: Readonly<Record<string, boolean>>,
): Column<Row>[] {
  return columns.filter(({ id, fixed, hidden }) => fixed || (chosen[id] ?? !hidden));
}

/** The minimum width of a column, in pixels. */
export const leastWidth = <Row>({ width = FLEXIBLE_MIN }: Pick<Column<Row>, 'width'>): number => width;

/** Pixels of a digit or letter, of a space or point, and of what is around an amount. */
const DIGIT = 7.9;
const POINT = 3.6;
const AROUND = 20;

const widthOf = (amount: string): number => {
  const points = amount.match(/[\s.,]/g)?.length ?? 0;
  return Math.ceil((amount.length - points) * DIGIT + points * POINT + AROUND);
};

/**
 * The columns, those with amounts as wide as the longest in these rows: an amount is never cut, however many digits the
 * currency has (R480).
 */
export function withRoomForAmounts<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly Column<Row>[] {
  return columns.map(column => {
    const { align, cell, width, least } = column;
    if (align !== 'end' || width === undefined) return column;
    const amounts = rows.map(cell).filter(content => typeof content === 'string');
    const needed = Math.max(0, ...amounts.map(widthOf));
    return { ...column, width: Math.max(width, needed), ...(least && { least: Math.max(least, needed) }) };
  });
}

const tightest = <Row>(column: Column<Row>): number => column.least ?? leastWidth(column);

const sumOf = <Row>(columns: readonly Column<Row>[], widthOf: (column: Column<Row>) => number): number =>
  columns.reduce((sum, column) => sum + widthOf(column), 0);

/**
 * The shown columns that fit into `width` pixels. Others are left out from the last to the first. Key columns shrink
 * first, and are left out last. Fixed columns and those the user has chosen always stay.
 */
export function fittingColumns<Row>(
  shown: readonly Column<Row>[],
  chosen: Readonly<Record<string, boolean>>,
  width: number,
): Column<Row>[] {
  const gives = shown.filter(({ id, fixed }) => !fixed && !chosen[id]).toReversed();
  let left = [...shown];
  const leaveOut = (some: readonly Column<Row>[], widthOf: (column: Column<Row>) => number) => {
    for (const column of some) {
      if (sumOf(left, widthOf) <= width) break;
      left = left.filter(other => other !== column);
    }
  };
  leaveOut(
    gives.filter(({ key }) => !key),
    leastWidth,
  );
  leaveOut(
    [...gives.filter(({ key }) => key === true), ...gives.filter(({ key }) => key === 'most')],
    tightest,
  );
  return left;
}

/**
 * The widths of columns that fit into `width` pixels only if they shrink, each by the same part of what it can give. Null
 * if they fit as they are, or not even then.
 */
export function tightWidths<Row>(shown: readonly Column<Row>[], width: number): number[] | null {
  const [full, least] = [sumOf(shown, leastWidth), sumOf(shown, tightest)];
  if (full <= width || least > width) return null;
  const part = (width - least) / (full - least);
  return shown.map(column => Math.floor(tightest(column) + part * (leastWidth(column) - tightest(column))));
}
