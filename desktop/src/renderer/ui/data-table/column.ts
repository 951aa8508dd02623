import type { ReactNode } from 'react';

/** A column of a table. */
export interface Column<Row> {
  /** Its name in what the workplace remembers, and in the address where it sorts. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** In pixels; columns without a width share what is left, each at least 168. */
  width?: number;
  /** Numbers and amounts stand at the end. */
  align?: 'start' | 'end';
  /** The server sorts by it, under the column's id. */
  sortable?: boolean;
  /** Shown only when it is chosen. */
  hidden?: boolean;
  /** Always shown: without it nobody would know which row is which. */
  fixed?: boolean;
}

/** What a column with no width needs at least. */
export const FLEXIBLE_MIN = 168;

/** The columns to show: those that are fixed, those that were chosen, and the others unless they begin hidden. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  chosen: Readonly<Record<string, boolean>>,
): Column<Row>[] {
  return columns.filter(({ id, fixed, hidden }) => fixed || (chosen[id] ?? !hidden));
}
