import { type Cell, cellOf, type Sheet, type SheetState } from './sheet-state.ts';

/** A cell edited here that another user has changed since editing began. */
export interface PriceConflict {
  key: string;
  cell: Cell;
  /** The current price on the server. */
  now: string;
  /** The unsaved text typed here. */
  typed: string;
}

/** The cells with conflicting changes; two equal changes are no conflict. */
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

/** Keeps the typed values: accepts the current prices as known, so that saving overwrites them. */
export function keepMine(sheet: Sheet, state: SheetState): SheetState {
  const now = findPriceConflicts(sheet, state).map(({ key, now }) => [key, now]);
  return { ...state, seen: { ...state.seen, ...Object.fromEntries(now) } };
}

/** Takes the others' prices: discards the typed values of the conflicting cells, as one step that can be undone. */
export function takeTheirs(sheet: Sheet, state: SheetState): SheetState {
  const theirs = new Set(findPriceConflicts(sheet, state).map(({ key }) => key));
  if (theirs.size === 0) return state;
  const drafts = Object.fromEntries(Object.entries(state.drafts).filter(([key]) => !theirs.has(key)));
  return { ...state, drafts, past: [...state.past, state.drafts], future: [] };
}
