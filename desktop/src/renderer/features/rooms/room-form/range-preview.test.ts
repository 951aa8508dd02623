import { expect, test } from 'vitest';
import { rangePreview } from './range-preview.ts';

test('names the first and the last room, and their number', () => {
  const typed = { floorFrom: 5, floorTo: 6, from: 1, to: 12 };
  expect(rangePreview(typed)).toEqual({ count: 24, first: '501', last: '612', problem: undefined });
});

test('is empty while a field is missing', () => {
  expect(rangePreview({ floorFrom: 5, floorTo: 6, from: 1, to: null })).toBeNull();
});

test.each([
  [{ floorFrom: 6, floorTo: 5, from: 1, to: 2 }, 'inOrder'],
  [{ floorFrom: 5, floorTo: 5, from: 3, to: 2 }, 'inOrder'],
  [{ floorFrom: 1, floorTo: 3, from: 1, to: 101 }, 'tooMany'],
])('%j is refused before it is sent', (typed, problem) => expect(rangePreview(typed)?.problem).toBe(problem));
