import { expect, test } from 'vitest';
import { moveItem } from './image-order.ts';

test.each([
  [0, 2, ['b', 'c', 'a', 'd']],
  [3, 0, ['d', 'a', 'b', 'c']],
  [1, 1, ['a', 'b', 'c', 'd']],
  [9, 0, ['a', 'b', 'c', 'd']],
])('from %i to %i', (from, to, after) => expect(moveItem(['a', 'b', 'c', 'd'], from, to)).toEqual(after));
