import { describe, expect, test } from 'vitest';
import { draftOf, fareSetOf, isSameDraft, isUnreadable, noFares, tidyFare } from './fare-draft.ts';

const fares = { adult: 8_800, child: 6_600, infant: 0, senior: 120_000 };

test('reads fares back as written', () => {
  expect(draftOf(fares)).toEqual({ adult: '88.00', child: '66.00', infant: '0.00', senior: '1,200.00' });
  expect(fareSetOf(draftOf(fares))).toEqual(fares);
});

test('reads empty fields as no fares', () => {
  expect(draftOf(null)).toEqual(noFares);
  expect(fareSetOf({ ...noFares, adult: ' ' })).toBeNull();
});

describe('fares are incomplete if', () => {
  test.each([
    ['one is missing', { ...draftOf(fares), child: '' }],
    ['one cannot be read', { ...draftOf(fares), child: '66 each' }],
    ['the only one cannot be read', { ...noFares, adult: 'free' }],
  ])('%s', (_what, draft) => expect(fareSetOf(draft)).toBe('partly'));
});

test('formats an amount, and leaves other input as typed', () => {
  expect(['88', 'RM 1200.5', '88,', ''].map(tidyFare)).toEqual(['88.00', '1,200.50', '88,', '']);
  expect(['88', '88,', ''].map(isUnreadable)).toEqual([false, true, false]);
});

test('treats the same amount in another notation as unchanged', () => {
  expect(isSameDraft({ ...draftOf(fares), adult: 'RM 88' }, draftOf(fares))).toBe(true);
  expect(isSameDraft({ ...draftOf(fares), adult: '88 each' }, draftOf(fares))).toBe(false);
});
