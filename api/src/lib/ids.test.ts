import { expect, test } from 'vitest';
import { createIds } from './ids.ts';

test('creates unique ids in the order of their milliseconds', () => {
  let at = 1_800_000_000_000;
  const ids = createIds({ now: () => new Date(at++) });
  const made = Array.from({ length: 2_000 }, () => ids.uuid());
  expect(new Set(made).size).toBe(2_000);
  expect(made.toSorted()).toEqual(made);
  for (const id of made)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('returns no random bytes twice', () => {
  const ids = createIds({ now: () => new Date(0) });
  expect(new Set(Array.from({ length: 2_000 }, () => ids.uuid())).size).toBe(2_000);
});
