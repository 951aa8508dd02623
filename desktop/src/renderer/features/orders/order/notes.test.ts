import { expect, test } from 'vitest';
import { notesAbove } from '../counter/notes.ts';

test.each([
  [8_600, [9_000, 10_000]],
  [48_650, [49_000, 50_000]],
  [5_000, [6_000, 10_000]],
  [10_000, []],
  [41_200, [42_000, 45_000, 50_000]],
])('%i', (sen, sums) => expect(notesAbove(sen)).toEqual(sums));
