import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './cursor.rules.ts';

const position = { epoch: '1764000000000000-16384-16500', from: '740', until: '745' };

test('reads the changes since a cursor', () => {
  const later = { ...position, from: '760', until: '770' };
  expect(readCursor(writeCursor(position), later)).toEqual({ since: '740', until: '770' });
  expect(readCursor(writeCursor(position), position)).toEqual({ since: '740', until: '745' });
});

test.each([
  ['no cursor', null],
  ['a cursor from before the database was restored', '1764000000000001-16384-16500.740'],
  ['a cursor from the future', `${position.epoch}.746`],
  ['a position that is no number', `${position.epoch}.74x`],
  ['a position that is no id of a transaction', `${position.epoch}.${'9'.repeat(21)}`],
  ['a text of another form', 'nonsense'],
])('everything is requested with %s', (_what, cursor) => {
  expect(readCursor(cursor, position)).toBeNull();
});
