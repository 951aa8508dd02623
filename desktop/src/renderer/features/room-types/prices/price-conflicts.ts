import { type Cell, cellOf, type Sheet, type SheetState } from './sheet-state.ts';

/** A cell that is changed here, and that somebody else has changed since this was begun. */
export interface PriceConflict {
  key: string;
  cell: Cell;
  /** What it says now. */
  now: string;
  /** What was typed here. */
  typed: string;
}

/** Where both came to the same there is nothing to decide. */
export function findPriceConflicts(
  sheet: Pick<Sheet, 'written'>,
  { drafts, seen }: Pick<SheetState, 'drafts' | 'seen'>,
): PriceConflict[] {
  return Object.entries(drafts).flatMap(([key, typed]) => {
    const cell = cellOf(key);
    const now = sheet.written(cell);
    return (seen[key] ?? now) === now || typed === now ? [] : [{ key, cell, now, typed }];
  });
}

/** What others wrote is seen now; what was typed here stays, and takes its place when it is saved. */
export function keepMine(sheet: Sheet, state: SheetState): SheetState {
  const now = findPriceConflicts(sheet, state).map(({ key, now }) => [key, now]);
  return { ...state, seen: { ...state.seen, ...Object.fromEntries(now) } };
}

/** What others wrote stays, and what was typed into their cells goes: one step that can be taken back. */
export function takeTheirs(sheet: Sheet, state: SheetState): SheetState {
  const theirs = new Set(findPriceConflicts(sheet, state).map(({ key }) => key));
  if (theirs.size === 0) return state;
  const drafts = Object.fromEntries(Object.entries(state.drafts).filter(([key]) => !theirs.has(key)));
  return { ...state, drafts, past: [...state.past, state.drafts], future: [] };
}
