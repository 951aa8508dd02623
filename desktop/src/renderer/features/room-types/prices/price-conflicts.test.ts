import { describe, expect, test } from 'vitest';
import { findPriceConflicts } from './price-conflicts.ts';
import { reduceSheet } from './sheet.ts';
import { emptySheet, type Sheet, type SheetAction, type SheetState } from './sheet-state.ts';

/** A sheet of one row with these saved texts. */
const saying = (...texts: string[]): Sheet => ({
  rows: 1,
  columns: texts.length,
  written: ({ column }) => texts[column] ?? '',
  tidy: text => text,
});
const at = (column: number) => ({ row: 0, column });
const type = (column: number, text: string): SheetAction[] => [
  { kind: 'go', to: at(column) },
  { kind: 'edit', text },
  { kind: 'commit', down: 0, right: 0 },
];
const after = (sheet: Sheet, actions: SheetAction[], before: SheetState = emptySheet): SheetState =>
  actions.reduce((state, action) => reduceSheet(sheet, state, action), before);

const before = saying('10', '20');
const now = saying('10', '25');

describe('a cell that another user changed', () => {
  test('is a conflict with both prices if it was edited here, and none otherwise', () => {
    const typed = after(before, type(1, '22'));
    expect(findPriceConflicts(before, typed)).toEqual([]);
    expect(findPriceConflicts(now, typed)).toEqual([{ key: '0,1', cell: at(1), now: '25', typed: '22' }]);
    expect(findPriceConflicts(now, after(before, type(0, '11')))).toEqual([]);
  });

  test('is a conflict while it is being edited', () => {
    const begun = after(before, [
      { kind: 'go', to: at(1) },
      { kind: 'edit', text: '2' },
    ]);
    const typed = after(
      now,
      [
        { kind: 'type', text: '22' },
        { kind: 'commit', down: 0, right: 0 },
      ],
      begun,
    );
    expect(findPriceConflicts(now, typed)).toMatchObject([{ now: '25', typed: '22' }]);
  });

  test('is no conflict if it was changed before the edit or to the same price', () => {
    expect(findPriceConflicts(now, after(now, type(1, '22')))).toEqual([]);
    expect(findPriceConflicts(now, after(before, type(1, '25')))).toEqual([]);
  });

  test('is a conflict after undo and redo, and none if it is edited again', () => {
    const undone = after(before, [...type(1, '22'), { kind: 'undo' }]);
    expect(findPriceConflicts(now, after(now, [{ kind: 'redo' }], undone))).toHaveLength(1);
    expect(findPriceConflicts(now, after(now, type(1, '22'), undone))).toEqual([]);
  });
});

describe('a resolved conflict', () => {
  const typed = after(before, [...type(0, '11'), ...type(1, '22')]);

  test('keeps every edit and marks the other price as seen, for “keep mine”', () => {
    const kept = after(now, [{ kind: 'keep-mine' }], typed);
    expect(findPriceConflicts(now, kept)).toEqual([]);
    expect([kept.drafts, kept.seen['0,1']]).toEqual([{ '0,0': '11', '0,1': '22' }, '25']);
    expect(findPriceConflicts(saying('10', '26'), kept)).toHaveLength(1);
  });

  test('drops only the edits of those cells for “take theirs”, and can be undone', () => {
    const yielded = after(now, [{ kind: 'take-theirs' }], typed);
    expect(yielded.drafts).toEqual({ '0,0': '11' });
    expect(after(now, [{ kind: 'undo' }], yielded).drafts).toEqual(typed.drafts);
  });
});
