import { expect, test } from 'vitest';
import { chooseBenches, findBenches } from './registry.ts';

const benches = [{ id: 'A1' }, { id: 'A2' }, { id: 'C1' }];

test('give every benchmark its own id', async () => {
  const ids = (await findBenches()).map(({ id }) => id);
  expect(ids).toContain('A1');
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  ['', ['A1', 'A2', 'C1'], []],
  ['c1,A1', ['A1', 'C1'], []],
  ['A1, B9', ['A1'], ['B9']],
])('"%s" chooses %j and does not know %j', (named, ids, unknown) => {
  expect(chooseBenches(benches, named)).toEqual({ chosen: ids.map(id => ({ id })), unknown });
});
