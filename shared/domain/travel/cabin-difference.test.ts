import { describe, expect, it } from 'vitest';
import { cabinDifference } from './cabin-difference.ts';

const [INSIDE, SEA, SUITE, GONE] = [1, 2, 3, 4];
const rankOf = new Map([
  [INSIDE, 100],
  [SEA, 200],
  [SUITE, 600],
]);

describe('cabins after a change', () => {
  it.each([
    ['no cabin before and after', [], [], 'none'],
    ['a first cabin', [], [INSIDE], 'better'],
    ['the same types in another order', [SUITE, INSIDE], [INSIDE, SUITE], 'same'],
    ['a better type', [INSIDE], [SEA], 'better'],
    ['one cabin more of the same type', [SEA], [SEA, SEA], 'better'],
    ['a simpler type', [SUITE], [INSIDE], 'lesser'],
    ['one of two that is simpler, beside one that is better', [SUITE, INSIDE], [SEA, SEA], 'lesser'],
    ['a suite in place of two cabins', [INSIDE, INSIDE], [SUITE], 'lesser'],
    ['no cabin any more', [INSIDE], [], 'lesser'],
    ['a type that the other ship does not have', [GONE], [SUITE], 'lesser'],
  ] as const)('%s', (_what, had, given, difference) => {
    expect(cabinDifference([...had] as number[], [...given] as number[], rankOf)).toBe(difference);
  });
});
