import { expect, test } from 'vitest';
import { createMemory } from './memory.ts';

test('computes a value once per key, until it is dropped as the oldest', () => {
  const made: string[] = [];
  const remember = createMemory<string>(2);
  const ask = (key: string) =>
    remember(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'B']);
  expect(made).toEqual(['a', 'b']);
  ask('c');
  expect([ask('b'), ask('a')]).toEqual(['B', 'A']);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});
