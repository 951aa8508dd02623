import { expect, test } from 'vitest';
import { pageOf, readProgress, writeProgress } from './feed-pages.rules.ts';

const position = { epoch: '1764000000000000-16384-16500', from: '740', until: '745' };
const ref = (letter: string) => letter.repeat(43);
const sailings = new Map([
  [7, { version: '812', after: ref('A'), isComplete: false }],
  [8, { version: '9', after: null, isComplete: false }],
  [9, { version: '77', after: null, isComplete: true }],
]);

test('writes the round of changes and the progress of each sailing into the cursor', () => {
  const round = { next: '742', after: ref('_') };
  expect(readProgress(writeProgress(position, '740', { round, sailings }), position)).toEqual({
    range: { since: '740', until: '745' },
    round,
    sailings,
  });
});

test('keeps the former cursor where there are no pages', () => {
  const cursor = writeProgress(position, '740', { round: null, sailings: new Map() });
  expect(cursor).toBe(`${position.epoch}.740`);
  expect(readProgress(cursor, position)).toMatchObject({ range: { since: '740' }, round: null });
});

test.each([
  ['of another life of the database', `${'1'.repeat(16)}-1-1.740~7=1`],
  ['with a sailing that is none', `${position.epoch}.740~seven=1`],
  ['with a broken ref', `${position.epoch}.740~7=1@abc`],
  ['nonsense', 'nonsense'],
])('with a cursor %s everything is requested', (_what, cursor) => {
  expect(readProgress(cursor, position)).toEqual({ range: null, round: null, sailings: new Map() });
});

test('continues a page after a ref, in order, up to its size', () => {
  const entries = ['d', 'b', 'a', 'c'].map(letter => ({ ref: letter, id: letter }));
  const of = (after: string | null, room: number) => {
    const { page, isLast } = pageOf(entries, after, room);
    return [page.map(({ id }) => id).join(''), isLast];
  };
  expect(of(null, 2)).toEqual(['ab', false]);
  expect(of('b', 2)).toEqual(['cd', true]);
  expect(of('d', 2)).toEqual(['', true]);
  expect(of(null, Number.POSITIVE_INFINITY)).toEqual(['abcd', true]);
});
