import type { ClipboardEvent, Dispatch, KeyboardEvent } from 'react';
import { blockOf, copyOf } from './sheet.ts';
import type { Sheet, SheetAction, SheetState } from './sheet-state.ts';

const arrows: Readonly<Record<string, { down: number; right: number }>> = {
  ArrowUp: { down: -1, right: 0 },
  ArrowDown: { down: 1, right: 0 },
  ArrowLeft: { down: 0, right: -1 },
  ArrowRight: { down: 0, right: 1 },
};

/** The action of a key while a cell is edited; undefined if the key edits the text. */
function keyWhileEditing(event: KeyboardEvent): SheetAction | undefined {
  const back = event.shiftKey ? -1 : 1;
  if (event.key === 'Enter') return { kind: 'commit', down: back, right: 0 };
  if (event.key === 'Tab') return { kind: 'commit', down: 0, right: back };
  if (event.key === 'Escape') return { kind: 'cancel' };
  const arrow = arrows[event.key];
  return arrow && arrow.down !== 0 ? { kind: 'commit', ...arrow } : undefined;
}

/** The action of a key while no cell is edited; undefined if it has none. */
function keyOnTable(event: KeyboardEvent, sheet: Sheet, { active }: SheetState): SheetAction | undefined {
  const { key, shiftKey: extend } = event;
  const command = event.ctrlKey || event.metaKey;
  if (command) {
    if (key === 'z' || key === 'Z') return { kind: extend ? 'redo' : 'undo' };
    if (key === 'y') return { kind: 'redo' };
    if (key === 'Home') return { kind: 'go', to: { row: 0, column: 0 }, extend };
    if (key === 'End') return { kind: 'go', to: { row: sheet.rows, column: sheet.columns }, extend };
    return undefined;
  }
  const arrow = arrows[key];
  if (arrow) return { kind: 'move', ...arrow, extend };
  if (key === 'Enter') return { kind: 'move', down: extend ? -1 : 1, right: 0 };
  if (key === 'Home') return { kind: 'go', to: { ...active, column: 0 }, extend };
  if (key === 'End') return { kind: 'go', to: { ...active, column: sheet.columns }, extend };
  if (key === 'F2') return { kind: 'edit' };
  if (key === 'Delete' || key === 'Backspace') return { kind: 'clear' };
  return [...key].length === 1 && key !== ' ' && !event.altKey ? { kind: 'edit', text: key } : undefined;
}

/** Handlers of keys and clipboard events for the element around the cells. */
export function useSheetKeys(sheet: Sheet, state: SheetState, dispatch: Dispatch<SheetAction>) {
  const press = (event: KeyboardEvent) => {
    // Enter while an input method composes only confirms the word.
    if (event.nativeEvent.isComposing) return;
    const action = state.editing === null ? keyOnTable(event, sheet, state) : keyWhileEditing(event);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    dispatch(action);
  };
  const copy = (event: ClipboardEvent) => {
    if (state.editing !== null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copyOf(sheet, state));
    if (event.type === 'cut') dispatch({ kind: 'clear' });
  };
  const paste = (event: ClipboardEvent) => {
    const block = blockOf(event.clipboardData.getData('text/plain'));
    const isBlock = block.length > 1 || (block[0]?.length ?? 0) > 1;
    if (state.editing !== null && !isBlock) return;
    event.preventDefault();
    if (state.editing !== null) dispatch({ kind: 'cancel' });
    dispatch({ kind: 'paste', block });
  };
  return { onKeyDown: press, onCopy: copy, onCut: copy, onPaste: paste };
}
