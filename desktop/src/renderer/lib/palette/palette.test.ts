import { expect, test } from 'vitest';
import { isSame } from './palette.ts';

test.each([
  ['SC0495CX4A', 'sc 0495-cx4a', true],
  ['911105-01-7012', '911105017012', true],
  ['501', '５０１', true],
  ['501', '50', false],
  ['501', '1501', false],
])('%s is what “%s” means: %s', (number, typed, same) => {
  expect(isSame(number, typed)).toBe(same);
});
