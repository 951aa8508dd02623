import { describe, expect, test } from 'vitest';
import { blockOf, copyOf, reduceSheet } from './sheet.ts';
import { emptySheet, type Sheet, type SheetAction, type SheetState } from './sheet-state.ts';

/** Four rows of seven prices: `10.00` in the first cell, then one more each. */
const sheet: Sheet = {
  rows: 4,
  columns: 7,
  written: ({ row, column }) => `${10 + row * 7 + column}.00`,
  tidy: text => (/^\d+(\.\d+)?$/.test(text) ? Number(text).toFixed(2) : text),
};
const after = (...actions: SheetAction[]): SheetState =>
  actions.reduce((state, action) => reduceSheet(sheet, state, action), emptySheet);
const at = (row: number, column: number) => ({ row, column });

describe('moving', () => {
  test('stays within the table', () => {
    expect(after({ kind: 'move', down: -1, right: -1 }).active).toEqual(at(0, 0));
    expect(after({ kind: 'go', to: at(99, 99) }).active).toEqual(at(3, 6));
  });

  test('with Shift extends the selection', () => {
    const state = after({ kind: 'go', to: at(1, 1) }, { kind: 'move', down: 1, right: 2, extend: true });
    expect([state.anchor, state.active]).toEqual([at(1, 1), at(2, 3)]);
  });
});

describe('editing', () => {
  test('replaces the value, and Enter moves down', () => {
    const state = after(
      { kind: 'edit', text: '9' },
      { kind: 'type', text: '99.5' },
      { kind: 'commit', down: 1, right: 0 },
    );
    expect([state.drafts, state.active, state.editing]).toEqual([{ '0,0': '99.50' }, at(1, 0), null]);
  });

  test('starts with the current value on F2, and Escape cancels', () => {
    expect(after({ kind: 'edit' }).editing).toBe('10.00');
    expect(after({ kind: 'edit' }, { kind: 'type', text: '1' }, { kind: 'cancel' }).drafts).toEqual({});
  });

  test('a click elsewhere commits the input', () => {
    expect(after({ kind: 'edit', text: '12' }, { kind: 'go', to: at(2, 2) }).drafts).toEqual({
      '0,0': '12.00',
    });
  });

  test('the same amount in another notation is no change', () => {
    expect(after({ kind: 'edit', text: '10' }, { kind: 'commit', down: 0, right: 1 }).drafts).toEqual({});
  });

  test('an invalid amount stays as typed, to be corrected', () => {
    expect(after({ kind: 'edit', text: 'abc' }, { kind: 'commit', down: 0, right: 0 }).drafts).toEqual({
      '0,0': 'abc',
    });
  });
});

describe('saving', () => {
  const typed = (text: string): SheetAction[] => [
    { kind: 'edit', text },
    { kind: 'commit', down: 0, right: 0 },
  ];
  const saved: SheetAction = { kind: 'saved', drafts: { '0,0': '12.00' } };

  test('leaves nothing to save or to undo', () => {
    const state = after(...typed('12'), saved);
    expect(state).toEqual(emptySheet);
  });

  test('keeps what was edited since, in other cells and in the saved ones', () => {
    const other = after(...typed('12'), { kind: 'go', to: at(1, 0) }, ...typed('13'), saved);
    expect(other.drafts).toEqual({ '1,0': '13.00' });
    const again = after(...typed('12'), ...typed('14'), saved);
    expect([again.drafts, again.seen]).toEqual([{ '0,0': '14.00' }, { '0,0': '12.00' }]);
  });

  test('keeps a text that was typed back to that before, and one that is being typed', () => {
    expect(after(...typed('12'), ...typed('10'), saved).drafts).toEqual({ '0,0': '10.00' });
    const editing = after(...typed('12'), { kind: 'go', to: at(1, 0) }, { kind: 'edit', text: '7' }, saved);
    expect([editing.editing, editing.drafts]).toEqual(['7', {}]);
  });
});

describe('copy and paste', () => {
  test('exchanges cells with Excel in both directions', () => {
    const selected = after({ kind: 'go', to: at(0, 5) }, { kind: 'move', down: 1, right: 1, extend: true });
    expect(copyOf(sheet, selected)).toBe('15.00\t16.00\n22.00\t23.00');
    expect(blockOf('15.00\t16.00\r\n22.00\t23.00\r\n')).toEqual([
      ['15.00', '16.00'],
      ['22.00', '23.00'],
    ]);
  });

  test('pastes a block at the upper left cell, selects it, and clips it to the table', () => {
    const state = after(
      { kind: 'go', to: at(3, 5) },
      {
        kind: 'paste',
        block: [
          ['1', '2', '3'],
          ['4', '5', '6'],
        ],
      },
    );
    expect(state.drafts).toEqual({ '3,5': '1.00', '3,6': '2.00' });
    expect([state.active, state.anchor]).toEqual([at(3, 5), at(3, 6)]);
  });

  test('pastes one value into all selected cells', () => {
    const state = after(
      { kind: 'move', down: 1, right: 1, extend: true },
      { kind: 'paste', block: [['77']] },
    );
    expect(state.drafts).toEqual({ '0,0': '77.00', '0,1': '77.00', '1,0': '77.00', '1,1': '77.00' });
  });
});

describe('undo', () => {
  const pasted = { kind: 'paste', block: [['1', '2']] } as const;

  test('a paste is one step of undo and redo', () => {
    expect(after(pasted, { kind: 'undo' }).drafts).toEqual({});
    expect(after(pasted, { kind: 'undo' }, { kind: 'redo' }).drafts).toEqual({
      '0,0': '1.00',
      '0,1': '2.00',
    });
  });

  test('a new edit clears the redo steps', () => {
    const state = after(pasted, { kind: 'undo' }, { kind: 'clear' }, { kind: 'redo' });
    expect(state.drafts).toEqual({ '0,0': '', '0,1': '' });
  });

  test('there is nothing to undo at the start', () => {
    expect(after({ kind: 'undo' }, { kind: 'redo' })).toEqual(emptySheet);
  });

  test('discarding restores every cell and clears the undo steps', () => {
    const state = after(pasted, { kind: 'discard' });
    expect([state.drafts, state.past]).toEqual([{}, []]);
  });
});
