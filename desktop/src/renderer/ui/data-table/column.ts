import type { ReactNode } from 'react';

/** A column of a table. */
export interface Column<Row> {
  /** Identifies the column in the stored preferences, and in the address when sorting by it. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** In pixels; columns without a width share the remaining space, each at least 168. */
  width?: number;
  /** `end` for numbers and amounts. */
  align?: 'start' | 'end';
  /** The server can sort by it, under the column's id. */
  sortable?: boolean;
  /** Shown only if the user chooses it. */
  hidden?: boolean;
  /** Always shown, because it identifies the row. */
  fixed?: boolean;
  /** Hidden last in a narrow window: an essential column of this list. */
  key?: boolean;
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

/**
 * The shown columns that fit into `width` pixels. Others are left out from the last to the first, key columns last;
 * fixed columns and those the user has chosen always stay.
 */
export function fittingColumns<Row>(
  shown: readonly Column<Row>[],
  chosen: Readonly<Record<string, boolean>>,
  width: number,
): Column<Row>[] {
  const gives = shown.filter(({ id, fixed }) => !fixed && !chosen[id]).toReversed();
  const inTurn = [...gives.filter(({ key }) => !key), ...gives.filter(({ key }) => key)];
  const gone = new Set<Column<Row>>();
  let needed = shown.reduce((sum, column) => sum + leastWidth(column), 0);
  for (const column of inTurn) {
    if (needed <= width) break;
    gone.add(column);
    needed -= leastWidth(column);
  }
  return shown.filter(column => !gone.has(column));
}
