import { expect, test } from 'vitest';
import { linesOf } from './changes.ts';

test('shows a change of state as a line, and the first one without an old value', () => {
  expect(linesOf({ from: 'unpaid', to: 'paid', detail: null })).toEqual([
    { kind: 'change', field: 'state', from: 'unpaid', to: 'paid' },
  ]);
  expect(linesOf({ from: null, to: 'active', detail: null })).toMatchObject([{ from: null, to: 'active' }]);
});

test('shows changes as lines, with details beside them', () => {
  const detail = { changes: { level: { from: 'agent', to: 'normal' } }, moved: ['tan'] };
  expect(linesOf({ from: null, to: null, detail })).toEqual([
    { kind: 'change', field: 'level', from: 'agent', to: 'normal' },
    { kind: 'fact', field: 'moved', value: ['tan'] },
  ]);
});

test('shows a detail that contains one change as that change', () => {
  expect(linesOf({ from: null, to: null, detail: { from: 15, to: 20 } })).toEqual([
    { kind: 'change', field: 'value', from: 15, to: 20 },
  ]);
});

test('shows a field that was set for the first time, and leaves out fields without a value', () => {
  const detail = {
    changes: { gate: { to: 'A2' }, note: { from: null, to: '' }, phone: { from: '012', to: null } },
    superiorId: null,
    names: { en: '', zh: '' },
    roles: [],
    pinned: false,
    count: 0,
  };
  expect(linesOf({ from: null, to: null, detail })).toEqual([
    { kind: 'change', field: 'gate', from: undefined, to: 'A2' },
    { kind: 'change', field: 'phone', from: '012', to: null },
    { kind: 'fact', field: 'pinned', value: false },
    { kind: 'fact', field: 'count', value: 0 },
  ]);
});

test('shows no lines for empty details', () => {
  expect(linesOf({ from: null, to: null, detail: null })).toEqual([]);
});
