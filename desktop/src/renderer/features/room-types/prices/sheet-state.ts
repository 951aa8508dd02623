/** A cell by its row and column, from 0. */
export interface Cell {
  row: number;
  column: number;
}

/** Unsaved texts of cells, by `row,column`. */
export type Drafts = Readonly<Record<string, string>>;

/** A table that is edited like a spreadsheet. */
export interface Sheet {
  rows: number;
  columns: number;
  /** The saved text of a cell at this moment. */
  written: (cell: Cell) => string;
  /** Formats a text as the table does: `12` as `12.00`; invalid text is returned unchanged. */
  tidy: (text: string) => string;
}

export interface SheetState {
  active: Cell;
  /** The corner of the selection opposite the active cell. */
  anchor: Cell;
  /** The text of the active cell while it is edited. */
  editing: string | null;
  drafts: Drafts;
  /** The saved texts of the edited cells when their editing began. */
  seen: Drafts;
  past: readonly Drafts[];
  future: readonly Drafts[];
}

export type SheetAction =
  | { kind: 'go'; to: Cell; extend?: boolean }
  | { kind: 'move'; down: number; right: number; extend?: boolean }
  | { kind: 'edit'; text?: string }
  | { kind: 'type'; text: string }
  | { kind: 'commit'; down: number; right: number }
  | { kind: 'cancel' }
  | { kind: 'paste'; block: readonly (readonly string[])[] }
  | { kind: 'clear' }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'keep-mine' }
  | { kind: 'take-theirs' }
  | { kind: 'saved'; drafts: Drafts }
  | { kind: 'discard' };

export const emptySheet: SheetState = {
  active: { row: 0, column: 0 },
  anchor: { row: 0, column: 0 },
  editing: null,
  drafts: {},
  seen: {},
  past: [],
  future: [],
};

export const keyOf = ({ row, column }: Cell): string => `${row},${column}`;

export function cellOf(key: string): Cell {
  const [row = 0, column = 0] = key.split(',').map(Number);
  return { row, column };
}
