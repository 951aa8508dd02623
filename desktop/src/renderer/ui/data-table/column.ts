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
}

/** Minimum width of a column without a width, in pixels. */
export const FLEXIBLE_MIN = 168;

/** The columns to show: fixed ones, chosen ones, and those not hidden by default. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  chosen: Readonly<Record<string, boolean>>,
): Column<Row>[] {
  return columns.filter(({ id, fixed, hidden }) => fixed || (chosen[id] ?? !hidden));
}
