import { expect, test } from 'vitest';
import { createMemory } from './memory.ts';

test('what was made for a key is made once, until it is one of too many', () => {
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
