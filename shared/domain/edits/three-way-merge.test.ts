import { expect, test } from 'vitest';
import { changedFields, changesByOthers, merged, presetOf } from './three-way-merge.ts';

const before = { name: 'Tan Wei', phone: '+60 1', remarks: '', roles: ['desk'] };

test('a field that only they changed is reported, and theirs by default', () => {
  const mine = { ...before, phone: '+60 2' };
  const changes = changesByOthers(before, mine, { ...before, name: 'Tan Wei Ming' });
  expect(changes).toEqual([
    { field: 'name', before: 'Tan Wei', mine: 'Tan Wei', theirs: 'Tan Wei Ming', clash: false },
  ]);
  expect(merged(mine, changes, {})).toEqual({ ...before, name: 'Tan Wei Ming', phone: '+60 2' });
  expect(merged(mine, changes, { name: 'mine' })).toEqual(mine);
});

test('a field that both changed has to be decided', () => {
  const mine = { ...before, name: 'Tan W. M.' };
  const changes = changesByOthers(before, mine, { ...before, name: 'Tan Wei Ming' });
  expect(changes.map(({ clash }) => clash)).toEqual([true]);
  expect(changes.map(presetOf)).toEqual([undefined]);
  expect(() => merged(mine, changes, {})).toThrow(RangeError);
  expect(merged(mine, changes, { name: 'mine' }).name).toBe('Tan W. M.');
  expect(merged(mine, changes, { name: 'theirs' }).name).toBe('Tan Wei Ming');
});

test.each([
  ['only I changed it', { name: 'Me' }, {}],
  ['both changed it to the same', { name: 'Us' }, { name: 'Us' }],
  ['neither changed it', {}, {}],
  ['a list is equal by value', {}, { roles: ['desk'] }],
])('reports nothing if %s', (_case, mine, theirs) => {
  expect(changesByOthers(before, { ...before, ...mine }, { ...before, ...theirs })).toEqual([]);
});

test('finds the fields that have another value than before, lists by value', () => {
  expect(changedFields(before, { ...before, phone: '+60 2', roles: ['desk'] })).toEqual(['phone']);
  expect(changedFields(before, { ...before, roles: ['desk', 'gate'] })).toEqual(['roles']);
});

test('a form field that the record does not have keeps my value', () => {
  const mine = { ...before, reason: 'weather' };
  const changes = changesByOthers(before, mine, { ...before, phone: '+60 9' });
  expect(merged(mine, changes, {})).toMatchObject({ reason: 'weather', phone: '+60 9' });
});

test.each([
  [null, undefined, false],
  [null, '', true],
  [['a'], ['a', 'b'], true],
  [{ adult: 1 }, { adult: 2 }, true],
  [{ adult: 1 }, { adult: 1 }, false],
  [[], {}, true],
])('%j and %j differ: %s', (one, other, differ) => {
  expect(changesByOthers({ x: one }, { x: one }, { x: other })).toHaveLength(differ ? 1 : 0);
});
