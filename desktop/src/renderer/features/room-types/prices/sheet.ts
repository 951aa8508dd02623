import { keepMine, takeTheirs } from './price-conflicts.ts';
import {
  type Cell,
  cellOf,
  type Drafts,
  emptySheet,
  keyOf,
  type Sheet,
  type SheetAction,
  type SheetState,
} from './sheet-state.ts';

/** The text that a cell shows now: its draft, else its saved text. */
export const textAt = (sheet: Sheet, drafts: Drafts, cell: Cell): string =>
  drafts[keyOf(cell)] ?? sheet.written(cell);

/** The bounds of the selection, first and last included. */
function selectionOf({ active, anchor }: Pick<SheetState, 'active' | 'anchor'>) {
  return {
    top: Math.min(active.row, anchor.row),
    bottom: Math.max(active.row, anchor.row),
    left: Math.min(active.column, anchor.column),
    right: Math.max(active.column, anchor.column),
  };
}

export const isSelected = (state: Pick<SheetState, 'active' | 'anchor'>, { row, column }: Cell): boolean => {
  const { top, bottom, left, right } = selectionOf(state);
  return row >= top && row <= bottom && column >= left && column <= right;
};

/** The selection in Excel's clipboard format: columns separated by tabs, rows by line ends. */
export function copyOf(sheet: Sheet, state: SheetState): string {
  const { top, bottom, left, right } = selectionOf(state);
  return range(top, bottom)
    .map(row =>
      range(left, right)
        .map(column => textAt(sheet, state.drafts, { row, column }))
        .join('\t'),
    )
    .join('\n');
}

/** Parses a block in Excel's clipboard format; the line end after the last row begins no new row. */
export function blockOf(text: string): string[][] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map(line => line.split('\t').map(cell => cell.trim()));
}

export function reduceSheet(sheet: Sheet, state: SheetState, action: SheetAction): SheetState {
  switch (action.kind) {
    case 'go':
      return goTo(sheet, commit(sheet, state), action.to, action.extend);
    case 'move': {
      const { row, column } = state.active;
      return goTo(sheet, state, { row: row + action.down, column: column + action.right }, action.extend);
    }
    case 'edit':
      return {
        ...state,
        anchor: state.active,
        editing: action.text ?? textAt(sheet, state.drafts, state.active),
        seen: seenWith(sheet, state, [keyOf(state.active)]),
      };
    case 'type':
      return state.editing === null ? state : { ...state, editing: action.text };
    case 'commit': {
      const { row, column } = state.active;
      return goTo(sheet, commit(sheet, state), { row: row + action.down, column: column + action.right });
    }
    case 'cancel':
      return { ...state, editing: null };
    case 'paste':
      return paste(sheet, state, action.block);
    case 'clear':
      return change(
        sheet,
        state,
        fill(state, () => ''),
      );
    case 'undo':
      return travel(state, state.past.at(-1), {
        past: state.past.slice(0, -1),
        future: [state.drafts, ...state.future],
      });
    case 'redo':
      return travel(state, state.future[0], {
        past: [...state.past, state.drafts],
        future: state.future.slice(1),
      });
    case 'keep-mine':
      return keepMine(sheet, state);
    case 'take-theirs':
      return takeTheirs(sheet, state);
    case 'saved':
      return settle(state, action.drafts);
    case 'discard':
      return { ...emptySheet, active: state.active, anchor: state.active };
  }
}

function goTo(sheet: Sheet, state: SheetState, { row, column }: Cell, extend = false): SheetState {
  const active = { row: clamp(row, sheet.rows), column: clamp(column, sheet.columns) };
  return { ...state, active, anchor: extend ? state.anchor : active };
}

function commit(sheet: Sheet, state: SheetState): SheetState {
  if (state.editing === null) return state;
  const changed = change(sheet, state, { [keyOf(state.active)]: state.editing.trim() });
  return { ...changed, editing: null };
}

/**
 * A single value fills the whole selection; a block is pasted from the upper left cell, and what exceeds the table is
 * dropped.
 */
function paste(sheet: Sheet, state: SheetState, block: readonly (readonly string[])[]): SheetState {
  const [first = ''] = block[0] ?? [];
  const isSingle = block.length === 1 && block[0]?.length === 1;
  if (isSingle)
    return change(
      sheet,
      state,
      fill(state, () => first),
    );
  const { top, left } = selectionOf(state);
  const drafts: Record<string, string> = {};
  let last = { row: top, column: left };
  for (const [down, line] of block.entries())
    for (const [right, text] of line.entries()) {
      const cell = { row: top + down, column: left + right };
      if (cell.row >= sheet.rows || cell.column >= sheet.columns) continue;
      drafts[keyOf(cell)] = text;
      last = { row: Math.max(last.row, cell.row), column: Math.max(last.column, cell.column) };
    }
  return { ...change(sheet, state, drafts), active: { row: top, column: left }, anchor: last };
}

function fill(state: SheetState, text: (cell: Cell) => string): Record<string, string> {
  const { top, bottom, left, right } = selectionOf(state);
  const cells = range(top, bottom).flatMap(row => range(left, right).map(column => ({ row, column })));
  return Object.fromEntries(cells.map(cell => [keyOf(cell), text(cell)]));
}

/** Makes one undoable step. A cell set back to its saved text is no longer a draft. */
function change(sheet: Sheet, state: SheetState, typed: Record<string, string>): SheetState {
  const tidied = Object.entries(typed).map(([key, text]) => [key, sheet.tidy(text)] as const);
  const entries = [...new Map([...Object.entries(state.drafts), ...tidied])].filter(
    ([key, text]) => text !== sheet.written(cellOf(key)),
  );
  const drafts = Object.fromEntries(entries);
  const isSame =
    entries.length === Object.keys(state.drafts).length &&
    entries.every(([key, text]) => state.drafts[key] === text);
  if (isSame) return state;
  const edited = state.editing === null ? undefined : keyOf(state.active);
  const seen = seenWith(
    sheet,
    state,
    Object.keys(drafts).filter(key => key !== edited),
  );
  return { ...state, drafts, seen, past: [...state.past, state.drafts], future: [] };
}

/** Adds the saved texts of newly edited cells to `seen`. */
function seenWith(sheet: Sheet, { drafts, seen }: SheetState, keys: readonly string[]): Drafts {
  const fresh = keys.filter(key => !(key in drafts)).map(key => [key, sheet.written(cellOf(key))]);
  return { ...seen, ...Object.fromEntries(fresh) };
}

function travel(
  state: SheetState,
  drafts: Drafts | undefined,
  times: Pick<SheetState, 'past' | 'future'>,
): SheetState {
  return drafts === undefined ? state : { ...state, ...times, drafts, editing: null };
}

/** `saved` is saved now. What was edited since stays, over the saved texts; an edit before the saving cannot be undone. */
function settle(state: SheetState, saved: Drafts): SheetState {
  const now = Object.keys(saved).map(key => [key, state.drafts[key] ?? state.seen[key] ?? '']);
  const edited = Object.entries<string>({ ...state.drafts, ...Object.fromEntries(now) });
  const drafts = Object.fromEntries(edited.filter(([key, text]) => text !== saved[key]));
  const isEdited = state.editing !== null || Object.keys(drafts).length > 0;
  const seen = isEdited ? { ...state.seen, ...saved } : {};
  return { ...state, drafts, seen, past: [], future: [] };
}

const clamp = (index: number, count: number) => Math.max(0, Math.min(count - 1, index));
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
