import { describe, expect, test } from 'vitest';
import { fittingColumns, shownColumns, tightWidths, withRoomForAmounts } from './column.ts';
import { rowAfterKey } from './use-row-keys.ts';

describe('columns', () => {
  const column = (id: string, rest = {}) => ({ id, header: id, cell: () => null, ...rest });
  const columns = [column('number', { fixed: true }), column('name'), column('room', { hidden: true })];
  const shown = (chosen: Record<string, boolean>) => shownColumns(columns, chosen).map(({ id }) => id);

  test('show the defaults until the user chooses', () => {
    expect(shown({})).toEqual(['number', 'name']);
    expect(shown({ room: true, name: false })).toEqual(['number', 'room']);
  });

  test('that identify the row cannot be hidden', () => {
    expect(shown({ number: false })).toContain('number');
  });

  test('with amounts are as wide as the longest of them, and shrink no further', () => {
    const amounts = { align: 'end', width: 104, least: 98, cell: (amount: string) => amount } as const;
    const widthsFor = (...rows: string[]) =>
      withRoomForAmounts([column('paid', amounts)], rows).map(({ width, least }) => [width, least]);
    expect(widthsFor()).toEqual([[104, 98]]);
    expect(widthsFor('RM\u00a01,482.00', '')).toEqual([[104, 98]]);
    expect(widthsFor('RM\u00a088.00', 'IDR\u00a012,500,000.00')).toEqual([[138, 138]]);
    const names = column('name', { width: 100, cell: (name: string) => name });
    expect(withRoomForAmounts([names], ['a name that is longer'])).toEqual([names]);
  });

  test.each([
    [1000, ['number', 'name', 'phone', 'status', 'note']],
    [420, ['number', 'name', 'phone', 'status']],
    [350, ['number', 'name', 'status']],
    [250, ['number', 'status']],
    [120, ['number']],
    [10, ['number']],
  ])('give way in %i pixels: the last first, key columns after the others', (width, expected) => {
    const wide = [
      column('number', { fixed: true, width: 100 }),
      column('name', { width: 100 }),
      column('phone', { width: 100 }),
      column('status', { key: true, width: 100 }),
      column('note', { width: 100 }),
    ];
    expect(fittingColumns(wide, {}, width).map(({ id }) => id)).toEqual(expected);
  });

  const orders = [
    column('number', { fixed: true, width: 100 }),
    column('due', { key: true, width: 100, least: 80 }),
    column('paid', { key: 'most', width: 100, least: 80 }),
    column('route', { width: 100, least: 50 }),
    column('method', { key: 'most', width: 100, least: 60 }),
  ];

  test.each([
    [500, ['number', 'due', 'paid', 'route', 'method'], null],
    [499, ['number', 'due', 'paid', 'method'], null],
    [399, ['number', 'due', 'paid', 'method'], [100, 99, 99, 99]],
    [320, ['number', 'due', 'paid', 'method'], [100, 80, 80, 60]],
    [319, ['number', 'paid', 'method'], null],
    [250, ['number', 'paid', 'method'], [100, 83, 66]],
    [200, ['number', 'paid'], null],
    [90, ['number'], null],
  ])(
    'shrink in %i pixels before a key column gives way, the most important ones last',
    (width, ids, widths) => {
      const fitting = fittingColumns(orders, {}, width);
      expect(fitting.map(({ id }) => id)).toEqual(ids);
      expect(tightWidths(fitting, width)).toEqual(widths);
    },
  );

  test('that the user has chosen always stay', () => {
    const wide = [
      column('number', { fixed: true, width: 100 }),
      column('note', { hidden: true, width: 100 }),
    ];
    expect(fittingColumns(wide, { note: true }, 50)).toEqual(wide);
  });

  test('that no longer exist are ignored', () => {
    expect(shown({ gone: true })).toEqual(['number', 'name']);
  });
});

describe('keys move from row 3 of 100, ten rows a page', () => {
  test.each([
    ['ArrowDown', 4],
    ['ArrowUp', 2],
    ['PageDown', 13],
    ['PageUp', 0],
    ['Home', 0],
    ['End', 99],
    ['Tab', null],
  ])('%s to %s', (key, row) => {
    expect(rowAfterKey(key, 3, 100, 10)).toBe(row);
  });

  test('keys never leave the table', () => {
    expect(rowAfterKey('ArrowDown', 99, 100, 10)).toBe(99);
    expect(rowAfterKey('ArrowUp', 0, 100, 10)).toBe(0);
  });
});
